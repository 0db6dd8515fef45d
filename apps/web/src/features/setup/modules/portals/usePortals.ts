import type { AssetPortalsDraft } from '@althing/domain/organisation';
import { useSetupForm } from '../../form/SetupFormContext.ts';
import { useFormValue } from '../../form/useFormValue.ts';

/** The portals of the draft, which whoever calls this has made sure of. Re-renders the component with each change of them. */
export function usePortals(): AssetPortalsDraft {
  const portals = useFormValue(useSetupForm(), 'modules.assetPortals');
  if (!portals) throw new Error('There are no portals');
  return portals;
}
