import { type ChainPlan, planCost } from '@althing/planner';
import { getBalance } from 'viem/actions';
import { mostToPay, readFees } from '../../../lib/chain/fees.ts';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import classes from './review.module.css';

const HALF_A_MINUTE = 30_000;

/** The highest cost on one chain at present fees, and whether the account can pay it. */
export function ChainCostView({ chain }: { chain: ChainPlan }) {
  const { chainId, deployer } = chain;
  const { nativeCurrency, name } = useChain(chainId);
  const fees = useChainRead({ chainId, key: ['fees'], read: readFees, every: HALF_A_MINUTE });
  const balance = useChainRead({ chainId, key: ['balance', deployer], read: (client) => getBalance(client, { address: deployer }) });
  const gas = planCost({ salt: '0x', chains: [chain] }, {})[0]?.gas ?? 0n;
  const unit = { decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol, as: 'cost' } as const;
  const isShort = fees.data !== undefined && balance.data !== undefined && balance.data < mostToPay(gas, fees.data);
  return (
    <>
      <ChainValue query={fees}>{(value) => <Amount value={mostToPay(gas, value)} {...unit} />}</ChainValue>{' '}
      <span className={classes.soft}>(about {gas.toLocaleString('en-GB')} gas)</span>
      {isShort && (
        <p className={classes.short}>
          Your account holds <Amount value={balance.data ?? 0n} {...unit} /> on {name}. Add funds there before you deploy.
        </p>
      )}
    </>
  );
}
