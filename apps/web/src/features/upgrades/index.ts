import { lazy } from 'react';

export { ChangeList } from './content/ChangeList.tsx';
export { LeavingContracts } from './content/LeavingContracts.tsx';
export { OtherOpen } from './content/OtherOpen.tsx';
export { PlannedTransactions } from './content/PlannedTransactions.tsx';
export { TakenAddresses } from './content/TakenAddresses.tsx';
export { EditSimulations } from './simulation/EditSimulations.tsx';
export { UpgradeList } from './list/UpgradeList.tsx';
/** Loaded with its page, as it brings what sends transactions. */
export const UpgradePage = lazy(async () => ({ default: (await import('./UpgradePage.tsx')).UpgradePage }));
