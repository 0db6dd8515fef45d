import { isModuleSelected, MODULE_SLUGS, MODULES, moduleAvailability, type ModuleSlug } from '../../modules/index.ts';
import type { Rule } from '../../formErrors.ts';
import type { OrganisationForm } from '../form.ts';
import type { SetupContext } from '../setupContext.ts';

const LIVES_ON_CHAIN: readonly ModuleSlug[] = ['1token1vote', 'quadratic', 'safe', 'working-group', 'bonding-engine'];

/**
 * What is chosen can be had. The picker offers nothing else; a draft from an older version, or one that was tampered
 * with, is stopped here.
 */
export function* selectionRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const moduleContext = { ...context, form };
  for (const slug of MODULE_SLUGS) {
    if (!isModuleSelected(slug, form)) continue;
    const { isComingSoon } = moduleAvailability(slug, moduleContext);
    yield { field: `selection.${slug}`, message: `${MODULES[slug].title} is coming soon. Please deselect it`, isBroken: isComingSoon };
  }
  yield {
    field: 'selection',
    message: 'Please choose at least one governor, Safe or working group',
    isBroken: !LIVES_ON_CHAIN.some((slug) => isModuleSelected(slug, form)),
  };
}
