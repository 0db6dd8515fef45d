import { collectErrors, type FormErrors } from '../formErrors.ts';
import type { WizardRules } from '../wizard/index.ts';
import type { OrganisationForm } from './form.ts';
import { CONFIGURATION_STEPS, type Position, WIZARD_STEPS } from './positions.ts';
import { organisationRules } from './rules/organisationRules.ts';
import type { SetupContext } from './setupContext.ts';
import { toastsFor } from './toasts.ts';

/** docs/requirements.md#wizard: four steps, of which the third has several pages that depend on the chosen modules. */
export const SETUP_STEPS: WizardRules<Position, OrganisationForm>['steps'] = WIZARD_STEPS.map(({ id, title }) => ({
  id,
  title,
  places: id === 'configuration' ? CONFIGURATION_STEPS : [{ id, title }],
}));

/** Which pages a draft has, and what is wrong on each. */
export interface SetupPages {
  isVisible(position: Position, form: OrganisationForm): boolean;
  errors(position: Position, form: OrganisationForm, context: SetupContext): FormErrors;
}

/** Pages that every draft has. */
const ALWAYS: readonly Position[] = ['organisation', 'selection', 'safe', 'review'];

/** What is needed until the first page is left. Throws when it is asked about the rules of another page. */
export const FIRST_PAGES: SetupPages = {
  isVisible: (position) => ALWAYS.includes(position),
  errors(position, form, context) {
    if (position !== 'organisation') throw new Error(`The rules of the page ${position} are not loaded`);
    return collectErrors(organisationRules(form, context));
  },
};

/** The wizard with the pages that are loaded whenever it is asked. */
export const wizardOf = (pages: () => SetupPages, context: SetupContext): WizardRules<Position, OrganisationForm> => ({
  steps: SETUP_STEPS,
  isVisible: (position, form) => pages().isVisible(position, form),
  errors: (position, form) => pages().errors(position, form, context),
  sentences: toastsFor,
});
