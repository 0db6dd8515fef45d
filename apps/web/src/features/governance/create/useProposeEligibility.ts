import { type Eligibility, eligibilityOf, type VotingPower } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChain } from '../../../lib/config/useChain.ts';
import { useHeldElsewhere } from '../power/useHeldElsewhere.ts';
import { useVotingPower } from '../power/useVotingPower.ts';
import { useActor } from '../useActor.ts';

const NO_POWER: VotingPower = { balance: 0n, now: 0n, atSnapshot: null, delegate: null };

export interface ProposeEligibility {
  /** Undefined while it is not known. */
  eligibility: Eligibility | undefined;
  /** Why the account cannot propose now, or that this is not known; undefined where it can. */
  reason: string | undefined;
  power: ReturnType<typeof useVotingPower>;
}

/** Whether the account may propose; told before anything is written. */
export function useProposeEligibility(organisation: OrganisationDetail, governor: GovernorView): ProposeEligibility {
  const { chainId, token, timelock, proposalThreshold } = governor;
  const actor = useActor();
  const { name } = useChain(chainId);
  const power = useVotingPower({ chainId, token: token as Address, account: actor.account ?? undefined });
  const elsewhere = useHeldElsewhere(organisation, chainId, actor.account);
  if (actor.account && !power.data)
    return {
      eligibility: undefined,
      reason: power.isError ? 'Your voting power could not be read. Try again in a moment.' : 'Your voting power is being read.',
      power,
    };
  const eligibility = eligibilityOf({
    action: 'propose',
    actor: actor.on(chainId),
    governor: {
      chainId,
      chainName: name,
      tokenSymbol: organisation.token?.symbol ?? 'tokens',
      proposalThreshold: BigInt(proposalThreshold),
      hasTimelock: timelock !== null,
    },
    now: 0,
    power: power.data ?? NO_POWER,
    elsewhere,
  });
  return { eligibility, reason: eligibility.isAllowed ? undefined : eligibility.reason, power };
}
