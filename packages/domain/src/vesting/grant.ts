import type { Address } from '../units.ts';

/** One receiver's share of a vesting schedule. Times are UNIX seconds, amounts smallest units. */
export interface VestingGrant {
  id: bigint;
  beneficiary: Address;
  /** Of milestones the first and the last. */
  start: number;
  end: number;
  /** At each of them an equal part vests, with the remainder at the last; empty where it vests evenly, by the second. */
  milestones: readonly number[];
  total: bigint;
  released: bigint;
}

/** What has vested at `at`, rounded down as the contract does (`VestingMath.sol`). */
export function vestedAt({ start, end, milestones, total }: VestingGrant, at: number): bigint {
  if (milestones.length > 0) {
    const reached = milestones.filter((date) => date <= at).length;
    return reached === milestones.length ? total : (total / BigInt(milestones.length)) * BigInt(reached);
  }
  if (at < start) return 0n;
  return at >= end ? total : (total * BigInt(at - start)) / BigInt(end - start);
}

export interface GrantStanding {
  vested: bigint;
  releasable: bigint;
  /** What has not vested yet. */
  locked: bigint;
  /** When more vests next: a milestone, the beginning, or `now` while it vests evenly; null once all has. */
  next: number | null;
}

/** What has become of a grant at `now`. */
export function grantStanding(grant: VestingGrant, now: number): GrantStanding {
  const vested = vestedAt(grant, now);
  const releasable = vested > grant.released ? vested - grant.released : 0n;
  return { vested, releasable, locked: grant.total - vested, next: nextOf(grant, now) };
}

function nextOf({ start, end, milestones }: VestingGrant, now: number): number | null {
  if (milestones.length > 0) return milestones.find((date) => date > now) ?? null;
  if (now >= end) return null;
  return now < start ? start : now;
}

/** Ids of grants from which something can be released at `now`. */
export const releasableIds = (grants: readonly VestingGrant[], now: number): bigint[] =>
  grants.filter((grant) => grantStanding(grant, now).releasable > 0n).map(({ id }) => id);

export interface GrantTotals {
  total: bigint;
  vested: bigint;
  released: bigint;
  releasable: bigint;
}

/** Sums over grants at `now`. */
export function grantTotals(grants: readonly VestingGrant[], now: number): GrantTotals {
  const totals = { total: 0n, vested: 0n, released: 0n, releasable: 0n };
  for (const grant of grants) {
    const { vested, releasable } = grantStanding(grant, now);
    totals.total += grant.total;
    totals.vested += vested;
    totals.released += grant.released;
    totals.releasable += releasable;
  }
  return totals;
}

/** Why nothing can be released; undefined where something can. */
export function releaseObstacle(grants: readonly VestingGrant[], now: number, dateText: (at: number) => string): string | undefined {
  if (releasableIds(grants, now).length > 0) return undefined;
  const dates = grants.flatMap((grant) => grantStanding(grant, now).next ?? []);
  if (dates.length === 0) return 'Everything has been released.';
  const first = Math.min(...dates);
  return first > now ? `Nothing to release yet: more vests on ${dateText(first)}.` : 'Nothing to release yet: the next moment brings more.';
}

/** Why unreleased tokens give no votes; undefined where they may. */
export const vestedVoteObstacle = (now: {
  isFlexVoting: boolean;
  isQuadratic: boolean;
  votes: bigint;
  hasVoted: boolean;
}): string | undefined => {
  if (!now.isFlexVoting) return 'This vesting was founded without voting: tokens vote once they are released and delegated.';
  if (now.isQuadratic) return 'A quadratic governor takes no votes of tokens in vesting: release them before the next vote opens.';
  if (now.hasVoted) return 'You have voted with your vested tokens, and a vote cannot be changed.';
  return now.votes > 0n ? undefined : 'Nothing of yours had vested, unreleased, when this vote opened.';
};
