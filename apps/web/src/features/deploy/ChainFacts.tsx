import { useChain } from '../../lib/config/useChain.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import { useSession } from '../../lib/session/useSession.ts';
import { sameAddress } from '@althing/domain/units';
import type { TransactionState } from '../transactions/index.ts';
import classes from './Deploy.module.css';
import type { ChainDeployment } from './deployment.ts';
import { useTransactionFacts } from './useTransactionFacts.ts';

/** Who deploys the chain and, once it is done, the transaction, its block and its cost. */
export function ChainFacts({ chain, state }: { chain: ChainDeployment; state: TransactionState }) {
  const { chainId, deployer, transactionHash } = chain;
  const { symbol } = useChain(chainId).nativeCurrency;
  const you = useSession()?.address;
  const facts = useTransactionFacts(chainId, transactionHash);
  return (
    <div className={classes.facts}>
      {deployer && (
        <span>
          {transactionHash || 'sent' in state ? 'Sent by' : 'To be sent by'}{' '}
          <AddressView address={deployer} chainId={chainId} {...(sameAddress(deployer, you) ? { name: 'You' } : {})} />
        </span>
      )}
      {transactionHash && (
        <span>
          Transaction <TransactionHash hash={transactionHash} chainId={chainId} />
        </span>
      )}
      {facts && (
        <span>
          Mined in block {facts.blockNumber.toLocaleString('en-GB')}, {formatTime(new Date(facts.minedAt))}.{' '}
          {facts.gasUsed.toLocaleString('en-GB')} gas, <Amount value={facts.cost} symbol={symbol} as="cost" />
        </span>
      )}
    </div>
  );
}
