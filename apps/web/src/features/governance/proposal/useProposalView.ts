import { getHasVoted, getUsedVotes } from '@althing/bindings';
import {
  type Eligibility,
  eligibilityOf,
  type Powers,
  type GovernorTerms,
  type ProposalCase,
  type ProposalFacts,
  proposalFacts,
  type ProposalState,
  proposalState,
  type VotingPower,
  votesLeft,
  type Vetoer,
} from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail, Proposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { useVotingPower } from '../power/useVotingPower.ts';
import { useActor, type WebActor } from '../useActor.ts';
import { useChainClock } from '../useChainClock.ts';
import { usePowers } from '../usePowers.ts';
import { useVetoer } from './useVetoer.ts';

export interface ProposalView {
  organisation: OrganisationDetail;
  governor: GovernorView | undefined;
  proposal: Proposal;
  facts: ProposalFacts;
  /** Who can do what in this governor; undefined where it is not known. */
  powers: Powers | undefined;
  vetoer: Vetoer;
  state: ProposalState;
  /** Time of the chain, UNIX seconds. While it is unknown, `state` is the one that the server last told. */
  now: number | undefined;
  actor: WebActor;
  power: ReturnType<typeof useVotingPower>;
  /** Undefined while it is not known. */
  ownVote: OwnVote | undefined;
  /** Undefined while something that decides it is not known. */
  eligibility: (action: ProposalAction) => Eligibility | undefined;
}

/** What an account may do with a proposal. */
export type ProposalAction = 'vote' | 'queue' | 'execute' | 'cancel' | 'veto';

/** How the reader's account has voted so far. */
export interface OwnVote {
  /** Whether it has nothing left to vote with, as it has voted. */
  hasVoted: boolean;
  /** Voting power that was used, in smallest units; null for quadratic governors, which do not record it. */
  usedVotes: bigint | null;
  /** What it can still cast, in smallest units; 0 before the snapshot. */
  left: bigint;
}

function ownVoteOf(cast: Pick<OwnVote, 'hasVoted' | 'usedVotes'>, { counting }: ProposalFacts, power: VotingPower | undefined): OwnVote {
  const left = votesLeft({ ...cast, counting, atSnapshot: power?.atSnapshot ?? null });
  return { hasVoted: cast.hasVoted && left === 0n, usedVotes: cast.usedVotes, left };
}

const NO_POWER: VotingPower = { balance: 0n, now: 0n, atSnapshot: null, delegate: null };

/** Everything that decides what a reader sees of a proposal and can do with it. */
export function useProposalView(organisation: OrganisationDetail, governor: GovernorView | undefined, proposal: Proposal): ProposalView {
  const { chainId } = proposal;
  const chain = useChain(chainId);
  const actor = useActor();
  const now = useChainClock(chainId);
  const facts = proposalFacts(proposal);
  const powers = usePowers(organisation, governor);
  const vetoer = useVetoer(organisation, proposal);
  const state = now === undefined ? proposal.state : proposalState(facts, now);
  const account = actor.account ?? undefined;
  const snapshot = now !== undefined && now > facts.voteStart ? facts.voteStart : undefined;
  const power = useVotingPower({ chainId, token: governor?.token as Address, account: governor ? account : undefined, snapshot });
  const castSoFar = useChainRead({
    chainId,
    key: ['own-vote', proposal.governor, proposal.proposalId, account],
    enabled: account !== undefined,
    read: async (client): Promise<Pick<OwnVote, 'hasVoted' | 'usedVotes'>> => {
      const vote = { governor: proposal.governor as Address, proposalId: BigInt(proposal.proposalId), voter: account as Address };
      if (facts.counting.type === 'quadratic') return { hasVoted: await getHasVoted(client, vote), usedVotes: null };
      const usedVotes = await getUsedVotes(client, vote);
      return { hasVoted: usedVotes > 0n, usedVotes };
    },
  });
  const ownVote = castSoFar.data && (power.data || !governor) ? ownVoteOf(castSoFar.data, facts, power.data) : undefined;
  const terms: GovernorTerms = {
    chainId,
    chainName: chain.name,
    tokenSymbol: organisation.token?.symbol ?? 'tokens',
    proposalThreshold: BigInt(governor?.proposalThreshold ?? 0),
    hasTimelock: governor?.timelock != null,
  };
  const proposalCase: ProposalCase = { facts, proposer: proposal.proposer as Address, hasVoted: ownVote?.hasVoted ?? false };
  const eligibility = (action: ProposalAction): Eligibility | undefined => {
    if (now === undefined) return undefined;
    const common = { actor: actor.on(chainId), governor: terms, now, proposal: proposalCase };
    if (action === 'veto') return powers?.guardians && eligibilityOf({ ...common, action, guardians: powers.guardians });
    if (action !== 'vote') return eligibilityOf({ ...common, action });
    if (account !== undefined && (power.data === undefined || ownVote === undefined)) return undefined;
    return eligibilityOf({ ...common, action, power: power.data ?? NO_POWER });
  };
  return { organisation, governor, proposal, facts, powers, vetoer, state, now, actor, power, ownVote, eligibility };
}
