import type { Check } from '@althing/bindings';
import type { ContractKind } from '@althing/domain/organisation';
import { isSafeKind } from '@althing/domain/organisation';
import { PlanError } from './errors.ts';
import { lasting, same } from './modules/shared/edits.ts';
import { HAS_ROLE } from './modules/shared/roleChecks.ts';
import type { DeployedContracts } from './planRemaining.ts';
import type { Plan, Step } from './types.ts';

const keyOf = ({ chainId, address }: Pick<Step, 'chainId' | 'address'>): string => `${chainId}:${address.toLowerCase()}`;

const stepsOf = (plan: Plan): Map<string, Step> => new Map(plan.chains.flatMap(({ steps }) => steps).map((step) => [keyOf(step), step]));

/** Contracts that leave the record although they stand: nothing on chain becomes of a Safe, and controllers are closed before. */
const mayLeave = (kind: ContractKind): boolean =>
  isSafeKind(kind) || kind === 'messageController' || kind === 'assetController' || kind === 'governorSpoke';

/** What a contract was created with and nobody can change: balances of a token at its creation, schedules of a vesting. */
const founding = ({ kind, checks }: Step): readonly Check[] =>
  kind === 'token' || kind === 'tokenVesting' ? checks.filter(({ when, type }) => when === 'deployment' && type !== 'events') : [];

/** That somebody who comes into office has no power beside it: nobody has to do anything for that. */
const isAbsence = (check: Check): boolean =>
  check.type === 'call' && check.signature === `function ${HAS_ROLE}` && check.expected === 'false';

/** A contract that stands. */
export type LeavingContract = Pick<Step, 'chainId' | 'kind' | 'name' | 'address'>;

/** Contracts of the form that stands which the edited one does not have any more. Nothing takes them off their chains. */
export function leavingContracts(before: Plan, after: Plan): LeavingContract[] {
  const next = stepsOf(after);
  return [...stepsOf(before)]
    .filter(([key]) => !next.has(key))
    .map(([, { chainId, kind, name, address }]) => ({ chainId, kind, name, address }));
}

/** Throws where the planner would look for the organisation elsewhere than where it stands. */
export function refuseMoved(before: Plan, current: DeployedContracts): void {
  const standing = new Set(current.map(keyOf));
  const moved = [...stepsOf(before)].find(([key]) => !standing.has(key));
  if (moved) throw new PlanError('addresses-differ', moved[1].id);
}

/**
 * Throws where a contract that stands would have to become what no transaction of the plan makes of it. Without this, a proposal could be approved
 * that nobody can ever finish.
 *
 * @param planned - every check that the transactions promise.
 */
export function refuseUnreachable(before: Plan, after: Plan, planned: readonly Check[]): void {
  const next = stepsOf(after);
  for (const [key, step] of stepsOf(before)) {
    const desired = next.get(key);
    if (!desired) {
      if (step.kind === 'proxyAdmin') throw new PlanError('chain-left', `chain ${step.chainId}`);
      if (!mayLeave(step.kind)) throw new PlanError('contract-not-editable', step.id);
      continue;
    }
    const changed = desired.checks
      .filter((check) => lasting(check) && !isAbsence(check))
      .filter((check) => !step.checks.some((old) => same(old, check)));
    const isPlanned = changed.every((check) => planned.some((promised) => same(promised, check)));
    if (!isPlanned || !same(founding(step), founding(desired))) throw new PlanError('contract-not-editable', step.id);
  }
}
