import type { WizardRules } from '../wizard/index.ts';
import type { OrganisationForm } from './form.ts';
import { CONFIGURATION_STEPS, type Position, visiblePositions, WIZARD_STEPS } from './positions.ts';
import type { SetupContext } from './setupContext.ts';
import { toastsFor } from './toasts.ts';
import { positionErrors } from './validate.ts';

/** docs/requirements.md#wizard: four steps, of which the third has several pages that depend on the chosen modules. */
export const SETUP_STEPS: WizardRules<Position, OrganisationForm>['steps'] = WIZARD_STEPS.map(({ id, title }) => ({
  id,
  title,
  places: id === 'configuration' ? CONFIGURATION_STEPS : [{ id, title }],
}));

/** The rules of the wizard that sets up an organisation. */
export const setupWizard = (context: SetupContext): WizardRules<Position, OrganisationForm> => ({
  steps: SETUP_STEPS,
  isVisible: (position, form) => visiblePositions(form).includes(position),
  errors: (position, form) => positionErrors(position, form, context),
  sentences: toastsFor,
});
