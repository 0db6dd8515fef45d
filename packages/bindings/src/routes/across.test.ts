import { encodeAbiParameters, encodeEventTopics, type Hex, type Log, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { spokePoolAbi } from './abis.ts';
import { acrossCodec } from './across.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const [POOL, TOKEN, SENDER, OTHER] = [address('cc'), address('aa'), address('11'), address('22')];

/** A bundle's log that the pool on chain 1 has given these out. */
function refundLog({ isDeferred = false, whom = [SENDER] as Hex[], amounts = [100n] } = {}): Log<bigint, number, false> {
  const args = { chainId: 1n, rootBundleId: 3, leafId: 4 };
  const topics = encodeEventTopics({ abi: spokePoolAbi, eventName: 'ExecutedRelayerRefundRoot', args });
  const types = parseAbiParameters('uint256, uint256[], address, address[], bool, address');
  const data = encodeAbiParameters(types, [0n, amounts, TOKEN, whom, isDeferred, OTHER]);
  return { address: POOL, topics, data, logIndex: 0 } as unknown as Log<bigint, number, false>;
}

describe('what Across gives back', () => {
  const { refunds } = acrossCodec;

  it('is told by the pool of the origin, of that chain', () => {
    const place = refunds.place(1, POOL);
    expect(place.address).toBe(POOL);
    expect(place.topics).toEqual([...refundLog().topics.slice(0, 2), null, null]);
  });

  it('is the sum of what a log says of this sender and token', () => {
    const given = (log: ReturnType<typeof refundLog>, whom = { sender: SENDER, token: TOKEN }) => refunds.givenIn(log, whom);
    expect(given(refundLog())).toBe(100n);
    expect(given(refundLog({ whom: [OTHER, SENDER, SENDER], amounts: [7n, 20n, 30n] }))).toBe(50n);
    expect(given(refundLog(), { sender: OTHER, token: TOKEN })).toBe(0n);
    expect(given(refundLog(), { sender: SENDER, token: OTHER })).toBe(0n);
  });

  it('is nothing yet where some of it could not be paid', () => {
    expect(refunds.givenIn(refundLog({ isDeferred: true }), { sender: SENDER, token: TOKEN })).toBe(0n);
  });
});
