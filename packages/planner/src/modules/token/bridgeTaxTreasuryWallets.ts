import type { PlannedSafes } from '../plannedKind.ts';

/** Wallets that receive the tax on amounts that arrive over bridges, on chains of the token. */
export const bridgeTaxTreasuryWallets: PlannedSafes['wallets'] = ({ token }, chainId) =>
  token?.chainIds.includes(chainId) ? (token.bridgeTaxTreasury ?? []) : [];
