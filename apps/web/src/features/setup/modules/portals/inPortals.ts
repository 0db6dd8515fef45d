import type { AssetPortalsDraft } from '@althing/domain/organisation';
import type { DraftPath, ValueAt } from '@althing/domain/setup';
import type { FormPath, FormPathTo } from '../../form/formPath.ts';

/** A path in the portals' part of the form, which is only drawn while there are portals. */
export const inPortals = <Path extends DraftPath<AssetPortalsDraft>>(path: Path) =>
  `modules.assetPortals.${path}` as FormPath as FormPathTo<ValueAt<AssetPortalsDraft, Path>>;
