import type { PlannedSafes } from '../plannedKind.ts';

/** Guardians have no name of their own; that of their governor is used. */
export const preVoteVetoWallets: PlannedSafes['wallets'] = ({ modules }) =>
  modules.preVoteVeto.map((veto) => ({ ...veto, name: veto.governorName }));
