import { type SafeFacts, signaturesOf, signaturesText } from '@althing/domain/safes';
import type { OrganisationDetail } from '@althing/domain/http';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Safes.module.css';
import type { SafePlace, SafeTransactionView } from '../service/queries.ts';

interface SignersProps {
  /** A transaction, or a message. */
  transaction: Pick<SafeTransactionView, 'confirmations' | 'confirmedBy'>;
  facts: SafeFacts;
  place: SafePlace;
  contracts: OrganisationDetail['contracts'];
}

/** Who has signed, and who has not. */
export function Signers({ transaction, facts, place: { chainId }, contracts }: SignersProps) {
  const signatures = signaturesOf(transaction, facts);
  const at = (owner: string): string | undefined =>
    transaction.confirmations.find((each) => each.owner.toLowerCase() === owner.toLowerCase())?.at;
  const groups = [
    { title: 'Signed', owners: signatures.signed },
    { title: 'Not signed', owners: signatures.open },
  ].filter(({ owners }) => owners.length > 0);
  return (
    <div className={classes.signers}>
      <p className={classes.sentence}>{signaturesText(signatures, facts)}.</p>
      {groups.map(({ title, owners }) => (
        <div key={title}>
          <h4 className={classes.small}>{title}</h4>
          <ul className={classes.people} aria-label={title}>
            {owners.map((owner) => {
              const time = at(owner);
              return (
                <li key={owner}>
                  <KnownAddress address={owner} chainId={chainId} contracts={contracts} />
                  {time && <span className={classes.time}> {formatTime(time)}</span>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
