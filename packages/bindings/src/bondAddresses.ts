import { LOCAL_CHAINS } from '@althing/domain/chains';
import type { ChainId } from '@althing/domain/units';
import { platformAddresses } from './addresses.ts';

const LOCAL = {
  twapOracle: platformAddresses.twapOracle,
  twapBondOracle: platformAddresses.twapBondOracle,
  feeCollector: platformAddresses.feeCollector,
} as const;

/** The contracts around bond markets on this chain; undefined where there are none. Public chains have yet to name their owner. */
export const bondAddressesOf = (chainId: ChainId): typeof LOCAL | undefined =>
  LOCAL_CHAINS.some(({ id }) => id === chainId) ? LOCAL : undefined;
