import { type ChainPlan, planCost } from '@althing/planner';
import { getBalance, getGasPrice } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import classes from './review.module.css';

const HALF_A_MINUTE = 30_000;

/** The fee of one chain at its present gas price, and whether the account can pay it. */
export function ChainCostView({ chain }: { chain: ChainPlan }) {
  const { chainId, deployer } = chain;
  const { nativeCurrency, name } = useChain(chainId);
  const price = useChainRead({ chainId, key: ['gasPrice'], read: getGasPrice, every: HALF_A_MINUTE });
  const balance = useChainRead({ chainId, key: ['balance', deployer], read: (client) => getBalance(client, { address: deployer }) });
  const [estimate] = planCost({ salt: '0x', chains: [chain] }, price.data === undefined ? {} : { [chainId]: price.data });
  const cost = estimate?.cost ?? undefined;
  const unit = { decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol, as: 'cost' } as const;
  const isShort = cost !== undefined && balance.data !== undefined && balance.data < cost;
  return (
    <>
      <ChainValue query={price}>{() => <Amount value={cost ?? 0n} {...unit} />}</ChainValue>{' '}
      <span className={classes.soft}>({estimate?.gas.toLocaleString('en-GB')} gas)</span>
      {isShort && (
        <p className={classes.short}>
          Your account holds <Amount value={balance.data ?? 0n} {...unit} /> on {name}. Add funds there before you deploy.
        </p>
      )}
    </>
  );
}
