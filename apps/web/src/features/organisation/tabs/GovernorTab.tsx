import type { OrganisationDetail } from '@althing/domain/http';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { GovernorCard, ProposalsList } from '../../governance/index.ts';
import classes from '../Organisation.module.css';

/** Proposals come first, because most readers want those; then each governor with its rules and funds. */
export function GovernorTab({ organisation }: { organisation: OrganisationDetail }) {
  const { governors, modules } = organisation;
  if (modules.governor.length === 0)
    return <EmptyState title="No governor">This organisation decides through its Safe, not by a vote of token holders.</EmptyState>;
  if (governors.length === 0)
    return (
      <EmptyState title="Its governors are not deployed yet">
        {modules.governor.map((governor) => governor.governorName).join(', ')}: planned, and shown here as soon as they are deployed.
      </EmptyState>
    );
  return (
    <div className={classes.stack}>
      <ProposalsList organisation={organisation} />
      {governors.map((governor) => (
        <GovernorCard key={`${governor.chainId}:${governor.address}`} organisation={organisation} governor={governor} />
      ))}
    </div>
  );
}
