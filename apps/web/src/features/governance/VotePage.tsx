import { RequireAuth } from '../auth/index.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { INTRO } from './intro.ts';
import type { Duties } from './own/ownGroups.ts';
import { OwnProposals } from './own/OwnProposals.tsx';

export interface VotePageProps {
  /** What the reader decides besides proposals, as a guardian or an owner of a Safe. */
  duties: Duties;
}

/** What is open in all organisations that count the reader's votes, or of which they are a guardian or signer, on all chains. */
export function VotePage({ duties }: VotePageProps) {
  return (
    <>
      <PageHeader {...INTRO} />
      <RequireAuth>
        <OwnProposals duties={duties} />
      </RequireAuth>
    </>
  );
}
