import { LOCAL_CHAINS } from '../chains/index.ts';
import type { ChainId } from '../units.ts';

export const isLocalChain = (chainId: ChainId): boolean => LOCAL_CHAINS.some(({ id }) => id === chainId);
