import { bridgeChainIdsOf } from '@althing/domain/bridges';
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  type Hex,
  keccak256,
  type Log,
  pad,
  parseAbiParameters,
  zeroHash,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeCall } from '../decodeCall.ts';
import { mayanForwarderAbi, mayanSwiftAbi } from './abis.ts';
import { encodeRoute } from './codecs.ts';
import { mayanCodec } from './mayan.ts';
import { mayanChainOf, mayanOrderKey, mayanOrderKeys, mayanOrderOf, mayanRefund, type MayanTerms } from './mayanOrder.ts';
import type { OutgoingRoute } from './route.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const [SENDER, RECIPIENT, TOKEN, OUTPUT] = [address('11'), address('22'), address('12'), address('34')];
const [FORWARDER, KEEPER, BRINGER, STRANGER] = [address('dd'), address('ee'), address('ef'), address('66')];
const RANDOM: Hex = `0x${'5a'.repeat(32)}`;
const DEADLINE = 1_800_000_000;

const terms: MayanTerms = {
  kind: 'mayan-swift',
  protocol: KEEPER,
  outputToken: OUTPUT,
  minAmountOut: '990',
  cancelFee: '2',
  refundFee: '3',
  deadline: DEADLINE,
  auctionMode: 2,
  random: RANDOM,
};
const route: OutgoingRoute<MayanTerms> = {
  originChainId: 1,
  destinationChainId: 8453,
  token: TOKEN,
  contract: FORWARDER,
  amount: 1000n,
  sender: SENDER,
  recipient: RECIPIENT,
  nativeFee: 0n,
  terms,
};
const codec = mayanCodec([1, 10, 8453]);
const orderOf = (change: Partial<typeof route> = {}) => mayanOrderOf({ ...route, ...change });
const [word, number] = [(of: Hex) => pad(of), (value: bigint, bytes: number) => value.toString(16).padStart(bytes * 2, '0')];

/** The 272 bytes of the order below, by hand. */
const orderBytes = (payloadType: number, callHash: Hex): string =>
  [
    number(BigInt(payloadType), 1),
    word(SENDER).slice(2),
    number(2n, 2),
    word(TOKEN).slice(2),
    word(RECIPIENT).slice(2),
    number(30n, 2),
    word(OUTPUT).slice(2),
    ...[990n, 0n, 2n, 3n, BigInt(DEADLINE)].map((amount) => number(amount, 8)),
    zeroHash.slice(2),
    '00',
    '03',
    '02',
    RANDOM.slice(2),
    callHash.slice(2),
  ].join('');

describe('an order of Mayan Swift', () => {
  it('pays whom, what and where the sender has chosen, gives back to nobody else, and has nothing called', () => {
    expect(orderOf()).toEqual({
      payloadType: 1,
      trader: word(SENDER),
      destAddr: word(RECIPIENT),
      destChainId: 30,
      referrerAddr: zeroHash,
      tokenOut: word(OUTPUT),
      minAmountOut: 990n,
      gasDrop: 0n,
      cancelFee: 2n,
      refundFee: 3n,
      deadline: BigInt(DEADLINE),
      referrerBps: 0,
      auctionMode: 2,
      random: RANDOM,
    });
    expect(() => orderOf({ destinationChainId: 424242 })).toThrow('does not serve');
  });

  it('names chains by Wormhole’s numbers, as Wormhole’s own makers do where they are known here', () => {
    const known = [1, 10, 56, 130, 137, 146, 999, 8453, 42161, 59144, 31337, 31338].flatMap((chainId) => {
      const wormhole = bridgeChainIdsOf(chainId)?.wormhole;
      return wormhole === undefined ? [] : [[mayanChainOf(chainId)?.id, Number(wormhole)]];
    });
    expect(known.length).toBeGreaterThan(7);
    for (const [ours, theirs] of known) expect(ours).toBe(theirs);
    expect(mayanChainOf(424242)).toBeUndefined();
  });

  it('has the hash of its 272 bytes, with what Mayan is paid of it', () => {
    const bytes = orderBytes(1, zeroHash);
    expect(bytes).toHaveLength(2 * 272);
    expect(mayanOrderKey(orderOf(), 1, TOKEN, 3)).toBe(keccak256(`0x${bytes}`));
    const keys = mayanOrderKeys(orderOf(), 1, TOKEN);
    expect(keys.size).toBe(101);
    expect(keys.has(mayanOrderKey(orderOf(), 1, TOKEN, 100))).toBe(true);
    expect(keys.has(mayanOrderKey(orderOf(), 1, TOKEN, 101))).toBe(false);
  });

  it('is another one for whatever else the sender chooses', () => {
    const changes = [
      { recipient: SENDER },
      { sender: RECIPIENT },
      { destinationChainId: 10 },
      { terms: { ...terms, minAmountOut: '991' } },
    ];
    const keys = [{}, ...changes].map((change) => mayanOrderKey(orderOf(change), 1, TOKEN, 3));
    expect(new Set([...keys, mayanOrderKey(orderOf(), 10, TOKEN, 3), mayanOrderKey(orderOf(), 1, OUTPUT, 3)]).size).toBe(7);
  });

  it('is given back but for its fees, whatever decimals the token has', () => {
    expect(mayanRefund(1000n, 6, terms)).toBe(995n);
    expect(mayanRefund(10n ** 18n, 18, terms)).toBe(10n ** 18n - 5n * 10n ** 10n);
  });

  it('is sent by way of the forwarder, which is given no more than the amount, and shown with whom it pays', () => {
    const call = encodeRoute('mayan-swift', route);
    expect(call).toMatchObject({ to: FORWARDER, value: 0n });
    const { functionName, args } = decodeFunctionData({ abi: mayanForwarderAbi, data: call.data });
    if (functionName !== 'forwardERC20') throw new Error(functionName);
    const none = { value: 0n, deadline: 0n, v: 0, r: zeroHash, s: zeroHash };
    expect(args.slice(0, 4)).toEqual([TOKEN, 1000n, none, expect.stringMatching(/^0xee/i)]);
    const inner = decodeFunctionData({ abi: mayanSwiftAbi, data: args[4] });
    expect([inner.functionName, ...(inner.args ?? [])]).toEqual(['createOrderWithToken', TOKEN, 1000n, orderOf(), '0x']);
    const shown = decodeCall(call, [{ address: FORWARDER, label: 'Mayan', abi: 'Mayan forwarder' }]);
    expect(shown.calls).toMatchObject([{ to: expect.stringMatching(/^0xee/i), functionName: 'createOrderWithToken' }]);
    expect(shown.told).toEqual([2, 3, 4]);
    const permitted = [args[0], args[1], { ...none, value: 1n }, args[3], args[4]] as const;
    const data = encodeFunctionData({ abi: mayanForwarderAbi, functionName: 'forwardERC20', args: permitted });
    expect(decodeCall({ ...call, data }).told).toEqual([3, 4]);
  });
});

type AnyLog = Log<bigint, number, false>;
const log = (from: Hex, topics: readonly Hex[], data: Hex, logIndex: number) =>
  ({ address: from, topics, data, logIndex }) as unknown as AnyLog;
const topicsOf = (eventName: 'OrderCreated' | 'OrderFulfilled' | 'OrderRefunded') =>
  encodeEventTopics({ abi: mayanSwiftAbi, eventName }) as Hex[];
const KEY = mayanOrderKey(orderOf(), 1, TOKEN, 3);
const created = (key: Hex = KEY, by: Hex = KEEPER) => log(by, topicsOf('OrderCreated'), key, 7);
const fulfilled = (key: Hex, amount: bigint) =>
  log(BRINGER, topicsOf('OrderFulfilled'), encodeAbiParameters(parseAbiParameters('bytes32, uint64, uint256'), [key, 4n, amount]), 1);

interface Forwarded {
  by?: Hex;
  token?: Hex;
  amount?: bigint;
  data?: Hex;
}
/** The data of the call within the one that a route is sent by. */
function inner(change: Partial<typeof route> = {}): Hex {
  const { args } = decodeFunctionData({ abi: mayanForwarderAbi, data: encodeRoute('mayan-swift', { ...route, ...change }).data });
  return args[4] as Hex;
}
const forwarded = ({ by = FORWARDER, token = TOKEN, amount = 1000n, data = inner() }: Forwarded = {}) => {
  const topics = encodeEventTopics({ abi: mayanForwarderAbi, eventName: 'ForwardedERC20' }) as Hex[];
  return log(by, topics, encodeAbiParameters(parseAbiParameters('address, uint256, address, bytes'), [token, amount, KEEPER, data]), 9);
};
/** An order whose recipient has to call for it, as Mayan names it. */
const withCall = (() => {
  const order = { ...orderOf(), payloadType: 2 };
  const data = encodeFunctionData({ abi: mayanSwiftAbi, functionName: 'createOrderWithToken', args: [TOKEN, 1000n, order, '0x'] });
  const named = orderBytes(order.payloadType, keccak256('0x'));
  return { data, taken: created(keccak256(`0x${named}`)) };
})();
const departuresIn = (...logs: AnyLog[]) => codec.departuresIn(FORWARDER, { chainId: 1, sender: STRANGER, logs });

describe('what a chain says of an order', () => {
  it('is that it left where the forwarder passed on what the contract then took under its hash', () => {
    const [departure, ...others] = departuresIn(log(TOKEN, [RANDOM], '0x', 4), created(), forwarded());
    expect(others).toEqual([]);
    expect(departure).toMatchObject({
      provider: 'mayan-swift',
      position: 3,
      sender: expect.stringMatching(/^0x11/),
      recipient: expect.stringMatching(/^0x22/),
      destinationChainId: 8453,
      tokens: { input: TOKEN, output: OUTPUT },
      amount: 1000n,
      received: 990n,
      key: KEY,
      deadline: DEADLINE,
      keeper: expect.stringMatching(/^0xee/i),
    });
    expect([6, 8, 18].map((decimals) => departure!.receivedDecimals!(decimals))).toEqual([6, 8, 8]);
  });

  it.each<[string, AnyLog[]]>([
    ['another forwarder said so', [created(), forwarded({ by: STRANGER })]],
    ['nobody said that it was taken', [forwarded()]],
    ['somebody else said that it was taken', [created(KEY, STRANGER), forwarded()]],
    ['another order was taken', [created(RANDOM), forwarded()]],
    ['it is for somebody else than was taken', [created(), forwarded({ data: inner({ recipient: STRANGER }) })]],
    ['more was passed on than it is about', [created(), forwarded({ amount: 1001n })]],
    ['another token was passed on', [created(), forwarded({ token: OUTPUT })]],
    ['something is called on arrival', [withCall.taken, forwarded({ data: withCall.data })]],
    ['another call was passed on', [created(), forwarded({ data: '0x12345678' })]],
  ])('is nothing where %s', (_, logs) => {
    expect(departuresIn(...logs)).toEqual([]);
  });

  it('is read of the first ten that one transaction passes on, as each costs a hundred hashes', () => {
    const passedOn = Array.from({ length: 11 }, () => forwarded());
    expect(departuresIn(created(), ...passedOn)).toHaveLength(10);
  });

  it('is nothing of an order for a chain that is not served', () => {
    expect(mayanCodec([1, 10]).departuresIn(FORWARDER, { chainId: 1, sender: SENDER, logs: [created(), forwarded()] })).toEqual([]);
  });

  it('is that it was brought, or given back, by the log of this order alone', () => {
    const check = { key: KEY, recipient: RECIPIENT, received: 990n, originChainId: 1, outputToken: OUTPUT };
    expect(codec.arrivalPlace({ key: KEY }, 1, BRINGER)).toEqual({ address: BRINGER, topics: topicsOf('OrderFulfilled') });
    expect(codec.arrivedIn(fulfilled(KEY, 995n), check)).toBe(995n);
    expect(codec.arrivedIn(fulfilled(RANDOM, 995n), check)).toBeUndefined();
    expect(codec.arrivedIn(fulfilled(KEY, 989n), check)).toBeUndefined();
    const [departure] = departuresIn(created(), forwarded());
    expect(codec.refunds.place(departure!)).toEqual({ address: expect.stringMatching(/^0xee/i), topics: topicsOf('OrderRefunded') });
    const refunded = log(KEEPER, topicsOf('OrderRefunded'), encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [KEY, 995n]), 1);
    expect(codec.refunds.refundedIn(refunded, KEY)).toBe(995n);
    expect(codec.refunds.refundedIn(refunded, RANDOM)).toBeUndefined();
    expect(codec.refunds.refundedIn(created(), KEY)).toBeUndefined();
  });

  it('is brought by the contract whose messages the one here believes', async () => {
    const [departure] = departuresIn(created(), forwarded());
    const asked: unknown[] = [];
    const reader = (answer: Hex) => ({
      readContract: async (call: unknown) => {
        asked.push(call);
        return answer;
      },
    });
    expect(await codec.bringer!(reader(word(BRINGER)) as never, departure!)).toMatch(/^0xef/i);
    expect(asked).toMatchObject([{ address: expect.stringMatching(/^0xee/i), functionName: 'emitters', args: [30] }]);
    // Of a chain whose addresses are longer.
    expect(await codec.bringer!(reader(RANDOM) as never, departure!)).toBeUndefined();
  });
});
