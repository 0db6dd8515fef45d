import type { PlannedSafes } from '../plannedKind.ts';

/** Guardians are known by the governor that they guard. */
export const preExecutionVetoWallets: PlannedSafes['wallets'] = ({ modules }) =>
  modules.preExecutionVeto.map((veto) => ({ ...veto, name: veto.governorName }));
