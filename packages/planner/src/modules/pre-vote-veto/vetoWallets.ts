import type { PlannedSafes } from '../plannedKind.ts';

/** Guardians are known by the governor that they guard. */
export const preVoteVetoWallets: PlannedSafes['wallets'] = ({ modules }) =>
  modules.preVoteVeto.map((veto) => ({ ...veto, name: veto.governorName }));
