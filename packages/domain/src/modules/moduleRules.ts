import type { Rule } from '../formErrors.ts';
import type { OrganisationForm } from '../setup/form.ts';
import type { SetupContext } from '../setup/setupContext.ts';

/** What has to hold for what a module is given in the Modules step. */
export type ModuleRules = (form: OrganisationForm, context: SetupContext) => Iterable<Rule>;
