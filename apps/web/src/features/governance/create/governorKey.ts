import type { GovernorView } from '@althing/domain/http';

/** Names a governor within its organisation: the same address may stand on several chains. */
export const governorKey = ({ chainId, address }: Pick<GovernorView, 'chainId' | 'address'>): string =>
  `${chainId}:${address.toLowerCase()}`;

/** The chosen governor, or the first where none is chosen or the chosen one is gone. */
export const chosenGovernor = (governors: readonly GovernorView[], key: string): GovernorView | undefined =>
  governors.find((governor) => governorKey(governor) === key) ?? governors[0];
