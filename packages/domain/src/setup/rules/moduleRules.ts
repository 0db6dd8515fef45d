import type { Rule } from '../../formErrors.ts';
import { MODULE_SLUGS } from '../../modules/facts.ts';
import { MODULE_SETUPS } from '../../modules/setups.ts';
import type { OrganisationForm } from '../form.ts';
import type { SetupContext } from '../setupContext.ts';

/** The rules of the Modules step, module by module. */
export function* moduleRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  for (const slug of MODULE_SLUGS) yield* MODULE_SETUPS[slug].rules?.(form, context) ?? [];
}
