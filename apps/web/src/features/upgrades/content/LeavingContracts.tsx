import type { UpgradeContract } from '@althing/domain/http';
import { contractName, isSafeKind } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { Section, type SectionProps } from '../../../ui/Section.tsx';
import { SafeLink } from '../../safes/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';

export interface LeavingContractsProps extends Pick<SectionProps, 'order' | 'variant'> {
  leaving: readonly UpgradeContract[];
}

/** What leaves the record and stays on its chain; nothing where nothing leaves. */
export function LeavingContracts({ leaving, ...section }: LeavingContractsProps) {
  if (leaving.length === 0) return null;
  return (
    <Section
      {...section}
      title="What stays on chain"
      description="This leaves the organisation’s record. On its chain it stays, and keeps whatever the transactions below do not hand over."
    >
      <ul className={classes.planned}>
        {leaving.map((contract) => (
          <One key={`${contract.chainId}:${contract.address}`} {...contract} />
        ))}
      </ul>
    </Section>
  );
}

function One({ chainId, kind, name, address }: UpgradeContract) {
  return (
    <li className={classes.plannedOne}>
      <p className={classes.head}>
        <bdi className={classes.rowName}>{contractName({ kind, name })}</bdi>
        <ChainMark chainId={chainId} withName size={20} />
      </p>
      <KnownAddress address={address} chainId={chainId} />
      {isSafeKind(kind) && (
        <p className={classes.note}>
          Its owners keep it, and whatever is in it.{' '}
          <SafeLink chainId={chainId} safe={address as Address} slug={undefined}>
            Open this Safe
          </SafeLink>
        </p>
      )}
    </li>
  );
}
