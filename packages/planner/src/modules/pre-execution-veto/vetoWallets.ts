import type { PlannedSafes } from '../plannedKind.ts';

/** Guardians have no name of their own; that of their governor is used. */
export const preExecutionVetoWallets: PlannedSafes['wallets'] = ({ modules }) =>
  modules.preExecutionVeto.map((veto) => ({ ...veto, name: veto.governorName }));
