import { type OwnCase, proposalFacts } from '../governance/index.ts';
import type { OwnProposal } from '../http/ownProposalEndpoints.ts';
import type { Address, ChainId } from '../units.ts';

/** An open proposal of the server's answer as the rules look at it. */
export function ownCaseOf(own: OwnProposal, account: Address, chainName: (chainId: ChainId) => string): OwnCase {
  const { proposal, power, otherWays, hasVoted } = own;
  const { chainId } = proposal;
  return {
    account,
    governor: { chainId, chainName: chainName(chainId), tokenSymbol: own.tokenSymbol, proposalThreshold: 0n, hasTimelock: own.hasTimelock },
    proposal: { facts: proposalFacts(proposal), proposer: proposal.proposer as Address, hasVoted },
    power: {
      balance: BigInt(power.balance),
      now: BigInt(power.now),
      atSnapshot: power.atSnapshot === null ? null : BigInt(power.atSnapshot),
      delegate: power.delegate as Address | null,
    },
    usedVotes: BigInt(own.usedVotes),
    otherWays: otherWays.map((way) => ({ ...way, chainName: chainName(way.chainId), votes: BigInt(way.votes ?? '0') })),
    now: Math.floor(Date.parse(own.chainTime) / 1000),
  };
}
