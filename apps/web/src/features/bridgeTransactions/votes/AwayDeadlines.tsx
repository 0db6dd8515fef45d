import { proposalFacts } from '@althing/domain/governance';
import type { OwnProposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChain } from '../../../lib/config/useChain.ts';
import { LastSafe } from './LastSafe.tsx';
import { isCounted, useNamedSpoke, useVoteBridges, type VotingPlace } from './useVotingChain.ts';

/** In a list of proposals: until when the reader's vote on each other chain arrives in time. Nothing where they have none, or have cast it. */
export function AwayDeadlines({ own }: { own: OwnProposal }) {
  const { proposal, otherWays, chainTime } = own;
  const { voteStart, voteEnd } = proposalFacts(proposal);
  const now = Math.floor(Date.parse(chainTime) / 1000);
  if (now >= voteEnd) return null;
  const { chainId: homeChainId, proposalId } = proposal;
  return otherWays
    .filter(({ type, votes, hasVoted }) => type === 'chain' && !hasVoted && votes !== null && votes !== '0')
    .map(({ chainId }) => (
      <Deadline
        key={chainId}
        votingEnds={voteEnd}
        now={now}
        place={{ homeChainId, governor: proposal.governor as Address, chainId, proposalId, timepoint: voteStart }}
      />
    ));
}

interface DeadlineProps {
  votingEnds: number;
  now: number;
  place: VotingPlace;
}

function Deadline(props: DeadlineProps) {
  const { data: named } = useNamedSpoke(props.place);
  return named && isCounted(named, props.place) ? <OfSpoke {...props} spoke={named.spoke} /> : null;
}

function OfSpoke({ spoke, ...props }: DeadlineProps & { spoke: Address }) {
  const { name } = useChain(props.place.chainId);
  const carriers = useVoteBridges(props.place, spoke).data;
  return carriers ? <LastSafe {...props} carriers={carriers} chainName={name} /> : null;
}
