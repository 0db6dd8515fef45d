import { createPublicClient, custom, type PublicClient } from 'viem';

/** Bytes of calldata in one request; with what surrounds a hundred calls, within the 49,152 bytes that EIP-3860 allows. */
const MOST_BYTES = 12_288;

/**
 * A client for one group of reads: what is read at the same time becomes one `eth_call`, so that all answers are of one block. Needs no contract
 * on the chain. A group of its own, so that no other reads suffer from a contract in it.
 */
export const readTogether = (client: PublicClient): PublicClient =>
  createPublicClient({
    chain: client.chain,
    transport: custom({ request: client.request }, { retryCount: 0 }),
    batch: { multicall: { deployless: true, batchSize: MOST_BYTES } },
    cacheTime: 0,
  });
