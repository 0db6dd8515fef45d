import { chainName } from '@althing/domain/chains';
import type { OrganisationDetail, UpgradeTransactionView } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { diffOrganisations } from '@althing/domain/setup';
import { changesInWords, replacedSafes } from '@althing/domain/upgrades';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { WithAddresses } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';

const KINDS: Readonly<Record<'added' | 'changed' | 'removed', { tone: Tone; text: string }>> = {
  added: { tone: 'good', text: 'new' },
  changed: { tone: 'waiting', text: 'changed' },
  removed: { tone: 'bad', text: 'removed' },
};

export interface ChangeListProps {
  present: OrganisationInput;
  upgraded: OrganisationInput;
  /** What is sent for it, as far as that is known. */
  transactions?: readonly UpgradeTransactionView[] | undefined;
  organisation: Pick<OrganisationDetail, 'contracts'>;
}

/** What becomes different of an organisation, in words. */
export function ChangeList({ present, upgraded, transactions = [], organisation }: ChangeListProps) {
  const { chains } = useAppConfig();
  const changes = changesInWords(diffOrganisations(present, upgraded, chains));
  if (changes.length === 0)
    return (
      <p className={classes.note}>
        Nothing of the record changes. What the chains say otherwise than the record, the transactions below bring back.
      </p>
    );
  return (
    <ul className={classes.changes} aria-label="What changes">
      {changes.map(({ key, kind, title, lines }) => (
        <li key={key} className={classes.change}>
          <p className={classes.changeTitle}>
            <bdi>{title}</bdi> <StatusBadge tone={KINDS[kind].tone}>{KINDS[kind].text}</StatusBadge>
          </p>
          <ul className={classes.lines}>
            {lines.map((line, index) => (
              <li key={index}>
                <WithAddresses text={line} chainOf={() => chains[0]?.id ?? 0} />
              </li>
            ))}
          </ul>
        </li>
      ))}
      {replacedSafes(transactions, organisation.contracts).map(({ chainId, kind, name, title }) => (
        <li key={`${chainId}:${kind}:${name}`} className={classes.change}>
          <p className={classes.plain}>
            A new <bdi>{title}</bdi> on {chainName(chains, chainId)}, at another address, replaces the old one, as other owners need another
            Safe.
          </p>
        </li>
      ))}
    </ul>
  );
}
