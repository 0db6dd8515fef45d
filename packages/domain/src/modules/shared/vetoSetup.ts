import { emptyVeto } from '../../setup/emptyForm.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { needsGovernor } from './needsGovernor.ts';
import { withModules } from './withModules.ts';

/** docs/requirements.md#limits: as many entries as governors, or as chains where there is no governor. */
export const vetoSetup = (list: 'preVoteVeto' | 'preExecutionVeto'): ModuleSetup => ({
  missing: needsGovernor('veto'),
  isSelected: ({ modules }) => modules[list].length > 0,
  set: (form) => (form.modules[list].length > 0 ? form : withModules(form, { [list]: [emptyVeto(`${list}-1`)] })),
  unset: (form) => withModules(form, { [list]: [] }),
  limit: ({ modules }, chains) => modules.governor.length || chains.length,
  count: ({ modules }) => modules[list].length,
});
