import { LOCAL_CHAINS } from '@althing/domain/chains';
import type { Address, ChainId } from '@althing/domain/units';
import { platformAddresses } from './addresses.ts';

/**
 * The contract that stores passport scores on this chain; undefined where there is none. Public chains have none so far: the address of their decoder
 * has
 * to be confirmed first.
 */
export const passportDecoderOf = (chainId: ChainId): Address | undefined =>
  LOCAL_CHAINS.some(({ id, supportsQuadratic }) => id === chainId && supportsQuadratic) ? platformAddresses.passportScores : undefined;
