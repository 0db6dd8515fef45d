import type { GovernorView } from '@althing/domain/http';

/** Identifies a governor within its organisation, because the same address may exist on several chains. */
export const governorKey = ({ chainId, address }: Pick<GovernorView, 'chainId' | 'address'>): string =>
  `${chainId}:${address.toLowerCase()}`;

/** The chosen governor; the first where none is chosen or the chosen one no longer exists. */
export const chosenGovernor = (governors: readonly GovernorView[], key: string): GovernorView | undefined =>
  governors.find((governor) => governorKey(governor) === key) ?? governors[0];
