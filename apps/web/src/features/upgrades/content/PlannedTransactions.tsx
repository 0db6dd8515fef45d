import type { OrganisationDetail, UpgradeContract, UpgradeTransactionView } from '@althing/domain/http';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import classes from '../Upgrades.module.css';
import { TransactionCalls } from './TransactionCalls.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';

export interface PlannedTransactionsProps {
  transactions: readonly UpgradeTransactionView[];
  organisation: OrganisationDetail;
  leaving: readonly UpgradeContract[];
}

/** What would be sent on which chain by whom, chain by chain. */
export function PlannedTransactions({ transactions, organisation, leaving }: PlannedTransactionsProps) {
  if (transactions.length === 0)
    return <p className={classes.note}>Nothing is sent to any chain: once the signers have agreed, only the record changes.</p>;
  const record = { contracts: organisation.contracts, leaving, isSettled: false };
  const chainIds = [...new Set(transactions.map(({ chainId }) => chainId))];
  return chainIds.map((chainId) => (
    <div key={chainId} className={classes.chain}>
      <h4 className={classes.chainTitle}>
        <ChainMark chainId={chainId} withName size={22} />
      </h4>
      <ol className={classes.planned}>
        {transactions
          .filter((transaction) => transaction.chainId === chainId)
          .map((transaction) => (
            <li key={transaction.id} className={classes.plannedOne}>
              <TransactionFacts transaction={transaction} record={record} />
              <TransactionCalls transaction={transaction} organisation={organisation} />
            </li>
          ))}
      </ol>
    </div>
  ));
}
