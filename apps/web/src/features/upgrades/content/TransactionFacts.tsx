import type { UpgradeTransactionView } from '@althing/domain/http';
import { upgradeSentence } from '@althing/domain/upgrades';
import classes from '../Upgrades.module.css';
import { senderText, type UpgradeRecord } from './senderText.ts';

/** What one transaction does, in words, and who sends it. */
export function TransactionFacts({ transaction, record }: { transaction: UpgradeTransactionView; record: UpgradeRecord }) {
  return (
    <>
      <ul className={classes.purposes}>
        {transaction.purposes.map((purpose, index) => (
          <li key={index}>
            <bdi>{upgradeSentence(purpose)}</bdi>
          </li>
        ))}
      </ul>
      <p className={classes.note}>Sent by {senderText(transaction, record)}.</p>
    </>
  );
}
