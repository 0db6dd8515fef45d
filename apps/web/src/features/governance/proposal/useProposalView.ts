import { getUsedVotes } from '@althing/bindings';
import {
  type Eligibility,
  eligibilityOf,
  type GovernorTerms,
  type ProposalCase,
  type ProposalFacts,
  proposalFacts,
  type ProposalState,
  proposalState,
  type VotingPower,
} from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail, Proposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { useVotingPower } from '../power/useVotingPower.ts';
import { useActor, type WebActor } from '../useActor.ts';
import { useChainClock } from '../useChainClock.ts';

export interface ProposalView {
  organisation: OrganisationDetail;
  governor: GovernorView | undefined;
  proposal: Proposal;
  facts: ProposalFacts;
  state: ProposalState;
  /** Time of the chain, UNIX seconds; the server's last word on the state stands in while it is unknown. */
  now: number | undefined;
  actor: WebActor;
  power: ReturnType<typeof useVotingPower>;
  /** What the account has spent on this proposal; undefined while it is not known. */
  usedVotes: bigint | undefined;
  /** Undefined while something that decides it is not known yet. */
  eligibility: (action: 'vote' | 'queue' | 'execute' | 'cancel') => Eligibility | undefined;
}

const NO_POWER: VotingPower = { balance: 0n, now: 0n, atSnapshot: null, delegate: null };

/** Everything that decides what a reader sees of a proposal and can do with it. */
export function useProposalView(organisation: OrganisationDetail, governor: GovernorView | undefined, proposal: Proposal): ProposalView {
  const { chainId } = proposal;
  const chain = useChain(chainId);
  const actor = useActor();
  const now = useChainClock(chainId);
  const facts = proposalFacts(proposal);
  const state = now === undefined ? proposal.state : proposalState(facts, now);
  const account = actor.account ?? undefined;
  const snapshot = now !== undefined && now > facts.voteStart ? facts.voteStart : undefined;
  const power = useVotingPower({ chainId, token: governor?.token as Address, account: governor ? account : undefined, snapshot });
  const used = useChainRead({
    chainId,
    key: ['used-votes', proposal.governor, proposal.proposalId, account],
    enabled: account !== undefined,
    read: (client) =>
      getUsedVotes(client, { governor: proposal.governor as Address, proposalId: BigInt(proposal.proposalId), voter: account as Address }),
  });
  const terms: GovernorTerms = {
    chainId,
    chainName: chain.name,
    tokenSymbol: organisation.token?.symbol ?? 'tokens',
    proposalThreshold: BigInt(governor?.proposalThreshold ?? 0),
    hasTimelock: governor?.timelock != null,
  };
  const proposalCase: ProposalCase = { facts, proposer: proposal.proposer as Address, hasVoted: (used.data ?? 0n) > 0n };
  const eligibility = (action: 'vote' | 'queue' | 'execute' | 'cancel'): Eligibility | undefined => {
    if (now === undefined) return undefined;
    const common = { actor: actor.on(chainId), governor: terms, now, proposal: proposalCase };
    if (action !== 'vote') return eligibilityOf({ ...common, action });
    if (account !== undefined && (power.data === undefined || used.data === undefined)) return undefined;
    return eligibilityOf({ ...common, action, power: power.data ?? NO_POWER });
  };
  return { organisation, governor, proposal, facts, state, now, actor, power, usedVotes: used.data, eligibility };
}
