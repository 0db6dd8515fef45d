import type { OrganisationDetail } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { plan, type Plan, PlanError } from '@althing/planner';
import { useMemo } from 'react';

export type PlanResult = { plan: Plan; error?: undefined } | { plan?: undefined; error: PlanError };

/** The plan of an organisation for these deployers. */
export function planOf(organisation: OrganisationDetail, deployers: readonly { chainId: number; deployer: string }[]): PlanResult {
  try {
    return {
      plan: plan({
        organisation,
        salt: organisation.salt as Hex,
        deployers: Object.fromEntries(deployers.map(({ chainId, deployer }) => [chainId, deployer as Address])),
      }),
    };
  } catch (error) {
    if (error instanceof PlanError) return { error };
    throw error;
  }
}

/** Undefined until the organisation is registered, because addresses depend on who sends each chain's transaction. */
export function usePlan(organisation: OrganisationDetail): PlanResult | undefined {
  return useMemo(() => (organisation.deployers.length > 0 ? planOf(organisation, organisation.deployers) : undefined), [organisation]);
}
