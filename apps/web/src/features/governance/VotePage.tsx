import { RequireAuth } from '../auth/index.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OwnProposals } from './own/OwnProposals.tsx';

/** What is open in all organisations whose tokens the reader holds or votes with, on all chains. */
export function VotePage() {
  return (
    <>
      <PageHeader
        title="Vote"
        lead="What is open in the organisations whose tokens you hold or vote with, on all chains, sorted by the time left."
      />
      <RequireAuth>
        <OwnProposals />
      </RequireAuth>
    </>
  );
}
