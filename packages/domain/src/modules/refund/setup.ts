import type { OrganisationForm } from '../../setup/form.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { flagSetup } from '../shared/flagSetup.ts';
import { needsGovernor } from '../shared/needsGovernor.ts';
import { withModules } from '../shared/withModules.ts';

/** With the module, every governor pays votes back until its own card says otherwise; without it, none does. */
const withRefunds = (form: OrganisationForm, refundMechanism: boolean): OrganisationForm =>
  withModules(form, { refundMechanism, governor: form.modules.governor.map((governor) => ({ ...governor, refundMechanism })) });

export const setup: ModuleSetup = {
  ...flagSetup('refundMechanism'),
  set: (form) => (form.modules.refundMechanism ? form : withRefunds(form, true)),
  unset: (form) => withRefunds(form, false),
  missing: needsGovernor('refund'),
};
