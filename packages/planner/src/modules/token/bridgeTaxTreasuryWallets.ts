import type { PlannedSafes } from '../plannedKind.ts';

/** Who receives the tax of what bridges bring, where the token stands. */
export const bridgeTaxTreasuryWallets: PlannedSafes['wallets'] = ({ token }, chainId) =>
  token?.chainIds.includes(chainId) ? (token.bridgeTaxTreasury ?? []) : [];
