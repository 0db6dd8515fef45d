import { isModuleSelected, MODULE_SLUGS, MODULES, moduleAvailability } from '../../modules/index.ts';
import { standingWallets } from '../../organisation/walletLists.ts';
import type { Rule } from '../../formErrors.ts';
import type { OrganisationForm } from '../form.ts';
import type { SetupContext } from '../setupContext.ts';

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
    isBroken: form.modules.governor.length === 0 && standingWallets(form.modules).length === 0,
  };
}
