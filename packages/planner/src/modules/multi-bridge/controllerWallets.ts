import { actorWallet } from '@althing/domain/modules';
import type { PlannedSafes } from '../plannedKind.ts';

/** Who sends messages. A governor is named, as an address is, and becomes no Safe. */
export const bridgeOriginators: PlannedSafes['wallets'] = ({ modules }) =>
  modules.multiBridge.map((entry) => ({ ...actorWallet(entry), chainId: entry.chainId, name: '' }));

/** Who decides about bridges, on each chain. */
export const bridgeOwners: PlannedSafes['wallets'] = ({ modules }) =>
  modules.multiBridgeSettings.map(({ chainId, owner }) => ({ ...actorWallet(owner), chainId, name: '' }));

/** Who may cancel what arrives, on each chain. */
export const bridgeVetoers: PlannedSafes['wallets'] = ({ modules }) =>
  modules.multiBridgeSettings.flatMap(({ chainId, vetoer }) => (vetoer ? [{ ...vetoer, chainId, name: '' }] : []));
