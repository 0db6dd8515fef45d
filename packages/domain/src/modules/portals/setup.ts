import { ASSET_PORTALS } from '../../organisation/parts/assetPortals.ts';
import { emptyOf } from '../../schema/emptyOf.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { withModules } from '../shared/withModules.ts';

/** docs/requirements.md#portals: at least 2 bridges, and limits per 24 hours. */
export const setup: ModuleSetup = {
  isSelected: ({ modules }) => modules.assetPortals !== null,
  set: (form) => (form.modules.assetPortals ? form : withModules(form, { assetPortals: emptyOf(ASSET_PORTALS) })),
  unset: (form) => withModules(form, { assetPortals: null }),
  limit: () => 1,
  count: ({ modules }) => Number(modules.assetPortals !== null),
};
