import { emptyWallet } from '../../setup/emptyForm.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { withModules } from '../shared/withModules.ts';

const withMultiBridgeVeto = (form: OrganisationForm, hasVeto: boolean): OrganisationForm =>
  withModules(form, {
    multiBridge: form.modules.multiBridge.map((entry) => ({ ...entry, hasVeto })),
    multiBridgeSettings: form.modules.multiBridgeSettings.map((settings) => ({
      ...settings,
      vetoer: hasVeto ? (settings.vetoer ?? { ...emptyWallet(), threshold: 0 }) : null,
    })),
  });

/** A flag of the multi-bridge itself, because the form only asks for chains and their guardians later. */
export const setup: ModuleSetup = {
  missing: ({ form, initial }) => {
    if (initial && initial.modules.multiBridge.length > 0)
      return 'The multi-bridge of this organisation exists already; its guardians cannot be added now.';
    return form.modules.multiBridge.length > 0 ? null : 'Choose the Multi-Bridge module first.';
  },
  isSelected: ({ modules }) => modules.multiBridge.some((entry) => entry.hasVeto),
  set: (form) => withMultiBridgeVeto(form, true),
  unset: (form) => withMultiBridgeVeto(form, false),
  limit: () => 1,
  count: ({ modules }) => modules.multiBridge.filter((entry) => entry.hasVeto).length,
};
