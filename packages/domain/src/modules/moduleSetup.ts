import type { ChainChoice } from '../chains/index.ts';
import type { Rule } from '../formErrors.ts';
import type { OrganisationForm } from '../setup/form.ts';
import type { SetupContext } from '../setup/setupContext.ts';
import type { ModuleContext } from './moduleContext.ts';

/** How a module is chosen and configured. Functions that change the form return a new one and leave their argument unchanged. */
export interface ModuleSetup {
  isSelected(form: OrganisationForm): boolean;
  /** Adds the module with its default content; a module that is already there stays unchanged. */
  set(form: OrganisationForm): OrganisationForm;
  /** Removes the module, and whatever depends on it. */
  unset(form: OrganisationForm): OrganisationForm;
  /** How many entries the module may have; null where it has no entries. */
  limit(form: OrganisationForm, chains: readonly ChainChoice[]): number | null;
  /** How many entries it has. */
  count(form: OrganisationForm): number;
  /** What the organisation needs before the module can be chosen, as a sentence; null where nothing is missing. */
  missing?(context: ModuleContext): string | null;
  /** Rules for what the Modules step asks; rules for other steps are in `setup/rules/`. */
  rules?(form: OrganisationForm, context: SetupContext): Iterable<Rule>;
}
