import type { ChainChoice } from '../chains/index.ts';
import type { Rule } from '../formErrors.ts';
import type { OrganisationForm } from '../setup/form.ts';
import type { SetupContext } from '../setup/setupContext.ts';
import type { ModuleContext } from './moduleContext.ts';

/** How a module is chosen and what it asks. Functions that change the form return a new one and leave their argument as it was. */
export interface ModuleSetup {
  isSelected(form: OrganisationForm): boolean;
  /** Gives the module its default content; a module that is there already stays as it is. */
  set(form: OrganisationForm): OrganisationForm;
  /** Takes the module out, and with it what cannot stand without it. */
  unset(form: OrganisationForm): OrganisationForm;
  /** How many entries the module may have; null where it has none to count. */
  limit(form: OrganisationForm, chains: readonly ChainChoice[]): number | null;
  /** How many it has. */
  count(form: OrganisationForm): number;
  /** What the organisation needs before the module can be chosen, as a sentence; null where it has all. */
  missing?(context: ModuleContext): string | null;
  /** What has to hold for what the Modules step asks; what other steps ask has its rules in `setup/rules/`. */
  rules?(form: OrganisationForm, context: SetupContext): Iterable<Rule>;
}
