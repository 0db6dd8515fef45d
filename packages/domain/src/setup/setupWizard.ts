import type { WizardRules } from '../wizard/index.ts';
import type { OrganisationForm } from './form.ts';
import type { Position } from './positions.ts';
import type { SetupContext } from './setupContext.ts';
import { type SetupPages, wizardOf } from './wizardOf.ts';
import { positionErrors } from './validate.ts';
import { visiblePositions } from './visiblePositions.ts';

/** Every page of the wizard with its rules. */
export const SETUP_PAGES: SetupPages = {
  isVisible: (position, form) => visiblePositions(form).includes(position),
  errors: positionErrors,
};

/** The rules of the wizard that sets up an organisation. */
export const setupWizard = (context: SetupContext): WizardRules<Position, OrganisationForm> => wizardOf(() => SETUP_PAGES, context);
