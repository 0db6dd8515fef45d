import { FUNDED_ACCOUNTS, localAccount } from '@althing/bindings/localAccounts';
import type { LocalAccount } from 'viem';

/** The ten funded accounts of the local chains. */
export const devAccounts = (): readonly LocalAccount[] => Array.from({ length: FUNDED_ACCOUNTS }, (_, index) => localAccount(index));
