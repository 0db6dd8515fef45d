import type { PlannedSafes } from '../plannedKind.ts';

/** Wallets that own the token, on chains of the token. */
export const tokenAuthorityWallets: PlannedSafes['wallets'] = ({ token }, chainId) =>
  token?.chainIds.includes(chainId) ? token.authority : [];
