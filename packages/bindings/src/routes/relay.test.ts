import { decodeFunctionData, encodeEventTopics, encodeAbiParameters, erc20Abi, type Hex, type Log, pad, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { relayDepositoryAbi } from './abis.ts';
import { encodeRoute } from './codecs.ts';
import { relayCodec } from './relay.ts';
import { type RelayOrder, relayOrderId, relayOrderOf, type RelayTerms } from './relayOrder.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const [SENDER, RECIPIENT, TOKEN, DEPOSITORY] = [address('11'), address('22'), address('aa'), address('dd')];
const KEY: Hex = `0x${'5a'.repeat(32)}`;

/** Of an order that Relay's service gave out for a swap from Base, and the id that it had there. */
const FILL = '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f';
const WHOM = '0xc4f87c3715374445c4657aa14c47cbb339b59d1a';
const COIN = address('00');
const GIVEN_OUT: RelayOrder = {
  version: 'v1',
  solverChainId: 'base',
  solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
  salt: 0x6203e5358b43d1cf60a73b6dc3e0519a765a5a9dfa562091ebe3bfd9496d8cc1n,
  inputs: [
    {
      payment: { chainId: 'base', currency: COIN, amount: 874803905765355n, weight: 1n },
      refunds: ['base', 'robinhood'].map((chainId) => ({
        chainId,
        recipient: WHOM,
        currency: COIN,
        minimumAmount: 0n,
        deadline: 1791639433,
        extraData: FILL,
      })),
    },
  ],
  output: {
    chainId: 'robinhood',
    payments: [
      {
        recipient: WHOM,
        currency: '0x0379e228f6887c6f18bf394042ecaf81b308cb2e',
        minimumAmount: 4401605382885926480310n,
        expectedAmount: 4446066043319117656878n,
      },
    ],
    calls: [],
    deadline: 1791639433,
    extraData: FILL,
  },
  fees: [],
};
const ITS_ID = '0xeada616bb1b545930e24ee16b7cc9377ea7078d419f1a3b2f4528cee82224e11';

const terms: RelayTerms = {
  kind: 'relay',
  outputToken: address('bb'),
  minimumAmount: '990',
  expectedAmount: '995',
  deadline: 1_800_000_000,
  extraData: '0x12',
  solver: address('f7'),
  solverChainId: 'base',
  salt: '7',
  weight: '1',
  refunds: [
    { place: 'origin', minimumAmount: '0', deadline: 1_800_000_001, extraData: '0x34' },
    { place: 'destination', minimumAmount: '1', deadline: 1_800_000_002, extraData: '0x56' },
  ],
  fees: [{ recipientChainId: 'base', recipient: address('ab'), currencyChainId: 'base', currency: COIN, amount: '3' }],
};
const route = {
  originChainId: 1,
  destinationChainId: 10,
  token: TOKEN,
  contract: DEPOSITORY,
  amount: 1000n,
  sender: SENDER,
  recipient: RECIPIENT,
};
const idOf = (change: Partial<typeof route> = {}) => relayOrderId(relayOrderOf({ ...route, ...change, terms }));

describe('an order of Relay', () => {
  it('has the id that Relay works out', () => {
    expect(relayOrderId(GIVEN_OUT)).toBe(ITS_ID);
  });

  it('pays whom, what and where the sender has chosen, gives back to nobody else, and has nothing called', () => {
    const [here, there] = [
      { chainId: 'ethereum', currency: TOKEN },
      { chainId: 'optimism', currency: address('bb') },
    ];
    expect(relayOrderOf({ ...route, terms })).toEqual({
      version: 'v1',
      solverChainId: 'base',
      solver: address('f7'),
      salt: 7n,
      inputs: [
        {
          payment: { ...here, amount: 1000n, weight: 1n },
          refunds: [
            { ...here, recipient: SENDER, minimumAmount: 0n, deadline: 1_800_000_001, extraData: '0x34' },
            { ...there, recipient: SENDER, minimumAmount: 1n, deadline: 1_800_000_002, extraData: '0x56' },
          ],
        },
      ],
      output: {
        chainId: 'optimism',
        payments: [{ recipient: RECIPIENT, currency: address('bb'), minimumAmount: 990n, expectedAmount: 995n }],
        calls: [],
        deadline: 1_800_000_000,
        extraData: '0x12',
      },
      fees: [{ recipientChainId: 'base', recipient: address('ab'), currencyChainId: 'base', currency: COIN, amount: 3n }],
    });
  });

  it('is another one for whatever else the sender chooses', () => {
    const other = [{ amount: 1001n }, { recipient: SENDER }, { sender: RECIPIENT }, { token: address('ac') }, { destinationChainId: 8453 }];
    expect(new Set([{}, ...other].map((change) => idOf(change))).size).toBe(6);
    expect(() => idOf({ destinationChainId: 424242 })).toThrow('does not serve');
  });

  it('is paid for at the depository, in the sender’s name and under its hash', () => {
    const call = encodeRoute('relay', { ...route, nativeFee: 0n, terms });
    expect(call).toMatchObject({ to: DEPOSITORY, value: 0n });
    const { functionName, args } = decodeFunctionData({ abi: relayDepositoryAbi, data: call.data });
    expect([functionName, ...args]).toEqual(['depositErc20', SENDER, expect.stringMatching(/^0xaa/i), 1000n, idOf()]);
  });
});

const log = (from: Hex, topics: readonly Hex[], data: Hex, logIndex = 4) =>
  ({ address: from, topics, data, logIndex }) as unknown as Log<bigint, number, false>;
const transfer = (from: Hex, to: Hex, value: bigint, token: Hex = TOKEN) =>
  log(
    token,
    [encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })[0], pad(from), pad(to)],
    encodeAbiParameters([{ type: 'uint256' }], [value]),
  );

describe('what a chain says of an order', () => {
  it('is of the listed depository only', () => {
    const data = encodeAbiParameters(parseAbiParameters('address, address, uint256, bytes32'), [SENDER, TOKEN, 1000n, KEY]);
    const topics = encodeEventTopics({ abi: relayDepositoryAbi, eventName: 'RelayErc20Deposit' }) as Hex[];
    const logs = [log(address('ee'), topics, data), log(DEPOSITORY, topics, data, 6)];
    expect(relayCodec.depositsIn(DEPOSITORY, { chainId: 1, sender: SENDER, logs })).toEqual([
      { key: KEY, position: 2, sender: SENDER, token: expect.stringMatching(/^0xaa/i), amount: 1000n },
    ]);
  });

  it('is that it was met where a transaction ends with its id and gives the token to whom it is for', () => {
    const paid = { key: KEY, token: TOKEN, to: RECIPIENT, input: `0x23b872dd${KEY.slice(2)}` as Hex };
    const logs = [transfer(SENDER, RECIPIENT, 900n), transfer(SENDER, RECIPIENT, 90n)];
    expect(relayCodec.paidIn({ ...paid, logs })).toBe(990n);
    expect(relayCodec.paidIn({ ...paid, logs, input: `0x23b872dd${'00'.repeat(32)}` })).toBeUndefined();
    expect(relayCodec.paidIn({ ...paid, logs, input: '0x' })).toBeUndefined();
    // Somebody else, another token, and what the recipient gives to themselves.
    const others = [transfer(RECIPIENT, SENDER, 5n), transfer(SENDER, RECIPIENT, 5n, address('bb')), transfer(RECIPIENT, RECIPIENT, 5n)];
    expect(relayCodec.paidIn({ ...paid, logs: others })).toBe(0n);
  });
});
