import type { NamedSpoke } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { type Address, NATIVE } from '@althing/domain/units';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import type { ProposalView } from '../../governance/index.ts';
import { AwayVote } from './AwayVote.tsx';
import { isCounted, useNamedSpoke, type VotingPlace } from './useVotingChain.ts';
import classes from './Votes.module.css';

/** Chains with a contract in which holders vote for governors of other chains. */
const votingChains = ({ contracts }: OrganisationDetail, homeChainId: number): number[] => [
  ...new Set(contracts.filter(({ kind, chainId }) => kind === 'governorSpoke' && chainId !== homeChainId).map(({ chainId }) => chainId)),
];

/** Where holders on other chains vote on the proposal. */
export const placesOf = ({ organisation, proposal, facts }: ProposalView): VotingPlace[] =>
  votingChains(organisation, proposal.chainId).map((chainId) => ({
    homeChainId: proposal.chainId,
    governor: proposal.governor as Address,
    chainId,
    proposalId: proposal.proposalId,
    timepoint: facts.voteStart,
  }));

/** The reader's votes on other chains, which bridges carry to the governor. Nothing where no other chain votes. */
export function AwayVotes({ view }: { view: ProposalView }) {
  const places = placesOf(view);
  if (places.length === 0) return null;
  return (
    <section className={classes.panel} aria-label="Votes on other chains">
      <h2 className={classes.title}>Votes on other chains</h2>
      {places.map((place) => (
        <OnChain key={place.chainId} view={view} place={place} />
      ))}
    </section>
  );
}

function OnChain({ view, place }: { view: ProposalView; place: VotingPlace }) {
  const { data: named, isError } = useNamedSpoke(place);
  return (
    <div className={classes.chain}>
      <h3 className={classes.chainName}>
        <ChainMark chainId={place.chainId} withName size={18} />
      </h3>
      {isError ? (
        <p className={classes.note}>The governor could not be asked whether it counts votes from here.</p>
      ) : named === undefined ? (
        <LineSkeletons lines={2} />
      ) : isCounted(named, place) ? (
        <AwayVote view={view} place={place} spoke={named.spoke} />
      ) : (
        <p className={classes.note}>Votes cast here will not count: {whyNot(named)}</p>
      )}
    </div>
  );
}

const whyNot = ({ spoke, since }: NamedSpoke): string =>
  spoke === NATIVE
    ? 'no proposal has named this chain as one that votes.'
    : `this chain was named as one that votes ${formatTime(since * 1000)}, which is after the votes for this proposal were fixed. It votes on later ones.`;
