import { emptyVeto } from '../../setup/emptyForm.ts';
import type { ModuleContent } from '../moduleEntry.ts';
import { withModules } from './withModules.ts';

/** docs/requirements.md#limits: as many as there are governors, or as there are chains where there is no governor. */
export const vetoContent = (list: 'preVoteVeto' | 'preExecutionVeto'): ModuleContent => ({
  isSelected: ({ modules }) => modules[list].length > 0,
  set: (form) => (form.modules[list].length > 0 ? form : withModules(form, { [list]: [emptyVeto(`${list}-1`)] })),
  unset: (form) => withModules(form, { [list]: [] }),
  limit: ({ modules }, chains) => modules.governor.length || chains.length,
  count: ({ modules }) => modules[list].length,
});
