import { RequireAuth } from '../auth/index.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { INTRO } from './intro.ts';
import type { Duties } from './own/ownGroups.ts';
import { OwnProposals, type OwnProposalsProps } from './own/OwnProposals.tsx';

export interface VotePageProps extends Pick<OwnProposalsProps, 'deadlines'> {
  /** What the reader decides besides proposals, as a guardian or an owner of a Safe. */
  duties: Duties;
}

/** What is open in all organisations that count the reader's votes, or of which they are a guardian or signer, on all chains. */
export function VotePage({ duties, deadlines }: VotePageProps) {
  return (
    <>
      <PageHeader {...INTRO} />
      <RequireAuth>
        <OwnProposals duties={duties} deadlines={deadlines} />
      </RequireAuth>
    </>
  );
}
