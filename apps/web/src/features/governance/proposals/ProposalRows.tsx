import type { Proposal } from '@althing/domain/http';
import { ProposalRow } from './ProposalRow.tsx';
import classes from './Proposals.module.css';

/** Proposals of one organisation, one below the other. */
export function ProposalRows({ slug, proposals }: { slug: string; proposals: readonly Proposal[] }) {
  return (
    <ul className={classes.list}>
      {proposals.map((proposal) => (
        <ProposalRow key={`${proposal.chainId}:${proposal.governor}:${proposal.proposalId}`} slug={slug} proposal={proposal} />
      ))}
    </ul>
  );
}
