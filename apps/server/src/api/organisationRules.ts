import { fromOrganisationInput, validateForm } from '@althing/domain/setup';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address, Hex } from '@althing/domain/units';
import type { Planner } from '../deployment/ports.ts';
import type { Config } from '../base/config.ts';
import { isPlanError } from '../deployment/isPlanError.ts';
import { invalid } from '../base/errors.ts';

/** Any salt and deployer will do to find out whether a form can be planned at all. */
const ANY_SALT: Hex = `0x${'11'.repeat(32)}`;

/**
 * The rules of the wizard and of the planner, for forms that did not come from our wizard. Throws a 400 with the sentence
 * that the wizard would have shown.
 */
export function requirePlannable(
  input: OrganisationInput,
  { config, planner, caller }: { config: Pick<Config, 'listedChains' | 'features'>; planner: Planner; caller: Address },
): void {
  const context = { chains: config.listedChains, features: config.features, initial: null, existingGovernorNames: [] };
  const [first] = Object.entries(validateForm(fromOrganisationInput(input), context));
  if (first) throw invalid(`${first[0]}: ${first[1]}`);
  const deployers = Object.fromEntries(config.listedChains.map(({ id }) => [id, caller]));
  const { name, modules, token } = input;
  try {
    planner({ organisation: { name, modules, token }, salt: ANY_SALT, deployers });
  } catch (error) {
    if (isPlanError(error)) throw invalid(error.message, 'plan-impossible');
    throw error;
  }
}
