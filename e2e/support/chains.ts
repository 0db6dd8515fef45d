import { LOCAL_CHAINS } from '@althing/domain/chains';
import { type Chain, defineChain } from 'viem';
import { CHAIN_URLS } from './environment.ts';

/** The three local chains, reached directly, as a person's wallet would. */
export const chains: readonly Chain[] = LOCAL_CHAINS.map(({ id, name, nativeCurrency }, index) =>
  defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [CHAIN_URLS[index]!] } } }),
);
