import { listInWords } from '@althing/domain/display';
import { organisationChainIds, type OrganisationInput } from '@althing/domain/organisation';
import type { Address, Hex } from '@althing/domain/units';
import { plan, type Plan, PlanError } from '@althing/planner';

export type ReviewedPlan = { plan: Plan; problem?: undefined } | { plan?: undefined; problem: PlanError };

/** The plan if `deployer` sends the transactions of all chains. Problems are returned instead of thrown. */
export function reviewPlan(organisation: OrganisationInput, salt: Hex, deployer: Address): ReviewedPlan {
  const deployers = Object.fromEntries(organisationChainIds(organisation).map((chainId) => [chainId, deployer]));
  try {
    return { plan: plan({ organisation, salt, deployers }) };
  } catch (error) {
    if (error instanceof PlanError) return { problem: error };
    throw error;
  }
}

/** How often the wallet will ask, and where: `3 times: once on each of Alpha, Beta and Gamma`. */
export function confirmationsText({ chains }: Plan, nameOf: (chainId: number) => string): string {
  const counts = chains.map(({ transactions }) => transactions.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const names = chains.map(({ chainId }) => nameOf(chainId));
  if (total === 1) return `once, on ${names[0]}`;
  if (counts.every((count) => count === 1)) return `${total} times: once on each of ${listInWords(names)}`;
  return `${total} times: ${listInWords(chains.map(({ transactions }, index) => `${transactions.length} on ${names[index]}`))}`;
}
