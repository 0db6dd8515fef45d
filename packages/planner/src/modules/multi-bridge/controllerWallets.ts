import { actorWallet } from '@althing/domain/modules';
import type { PlannedSafes } from '../plannedKind.ts';

/** Wallets of the originator, which sends messages. A governor is named like an address and needs no Safe. */
export const bridgeOriginators: PlannedSafes['wallets'] = ({ modules }) =>
  modules.multiBridge.map((entry) => ({ ...actorWallet(entry), chainId: entry.chainId, name: '' }));

/** Wallets of the owners that decide about bridges, one per chain. */
export const bridgeOwners: PlannedSafes['wallets'] = ({ modules }) =>
  modules.multiBridgeSettings.map(({ chainId, owner }) => ({ ...actorWallet(owner), chainId, name: '' }));

/** Wallets of the guardians that may cancel arrived messages, one per chain. */
export const bridgeVetoers: PlannedSafes['wallets'] = ({ modules }) =>
  modules.multiBridgeSettings.flatMap(({ chainId, vetoer }) => (vetoer ? [{ ...vetoer, chainId, name: '' }] : []));
