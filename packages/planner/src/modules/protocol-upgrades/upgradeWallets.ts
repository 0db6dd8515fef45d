import type { PlannedSafes } from '../plannedKind.ts';

/** One wallet, with the same owners on every chain. */
export const upgradeWallets: PlannedSafes['wallets'] = ({ modules }, chainId) => [{ ...modules.protocolUpgrades, chainId, name: '' }];
