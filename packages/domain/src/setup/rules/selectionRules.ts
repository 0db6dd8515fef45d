import { isModuleSelected, MODULE_SLUGS, MODULES, moduleAvailability } from '../../modules/index.ts';
import { standingWallets } from '../../organisation/walletLists.ts';
import type { Rule } from '../../formErrors.ts';
import type { OrganisationForm } from '../form.ts';
import type { SetupContext } from '../setupContext.ts';

/** The chosen modules must be available. The picker only offers those; this catches drafts from older versions and manipulated ones. */
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
