import { MULTI_BRIDGE } from '../../organisation/parts/multiBridge.ts';
import { emptyOf } from '../../schema/emptyOf.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { withModules } from '../shared/withModules.ts';
import { multiBridgeRules } from './rules.ts';

export const setup: ModuleSetup = {
  isSelected: ({ modules }) => modules.multiBridge.length > 0,
  set: (form) =>
    form.modules.multiBridge.length > 0 ? form : withModules(form, { multiBridge: [emptyOf(MULTI_BRIDGE, 'multiBridge-1')] }),
  unset: (form) => withModules(form, { multiBridge: [], multiBridgeSettings: [] }),
  limit: () => 1,
  count: ({ modules }) => modules.multiBridge.length,
  rules: multiBridgeRules,
};
