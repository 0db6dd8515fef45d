import { actorWallet } from '@althing/domain/modules';
import type { PlannedSafes } from '../plannedKind.ts';

/** The administrators of asset controllers, one on each chain. */
export const portalAdminWallets: PlannedSafes['wallets'] = ({ modules }) =>
  (modules.assetPortals?.portalAdmin ?? []).map((admin) => ({ ...actorWallet(admin), chainId: admin.chainId, name: '' }));
