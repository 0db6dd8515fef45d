import type { PlannedSafes } from '../plannedKind.ts';

/** Who owns the token, where it stands. */
export const tokenAuthorityWallets: PlannedSafes['wallets'] = ({ token }, chainId) =>
  token?.chainIds.includes(chainId) ? token.authority : [];
