import { encodeAbiParameters, encodeEventTopics, type Hex, pad, parseAbi, zeroHash } from 'viem';
import { expect, it } from 'vitest';
import { bridgeAddresses } from './addresses.ts';
import { deliveriesIn } from './deliveriesIn.ts';
import type { BridgeReader } from './delivery.ts';

const ABI = parseAbi([
  'event LogMessagePublished(address indexed sender, uint64 sequence, uint32 nonce, bytes payload, uint8 consistencyLevel)',
]);
const SOMEBODY = '0x0000000000000000000000000000000000001234';

const published = (payload: Hex, address: Hex = bridgeAddresses.wormholeCore) => ({
  address,
  topics: encodeEventTopics({ abi: ABI, eventName: 'LogMessagePublished', args: { sender: SOMEBODY } }) as [Hex, ...Hex[]],
  data: encodeAbiParameters([{ type: 'uint64' }, { type: 'uint32' }, { type: 'bytes' }, { type: 'uint8' }], [1n, 0, payload, 1]),
  blockHash: zeroHash,
  blockNumber: 1n,
  logIndex: 7,
  transactionHash: pad('0x01'),
  transactionIndex: 0,
  removed: false,
});

const found = (log: ReturnType<typeof published>) =>
  deliveriesIn({ chainId: 31337, client: {} as BridgeReader }, [log]).map(({ bridge, destination, position }) => ({
    bridge,
    destination,
    position,
  }));

it('finds what a bridge was given, by its place in the transaction, and nothing that others say or that goes nowhere', () => {
  const toBeta = '0xea62cafe';
  expect(found(published(toBeta))).toEqual([{ bridge: 'wormhole', destination: 31338, position: 0 }]);
  expect(found(published(toBeta, SOMEBODY))).toEqual([]);
  for (const nothing of ['0x', '0xea', '0x0001cafe'] as const) expect(found(published(nothing))).toEqual([]);
});
