import {
  BaseError,
  concat,
  ContractFunctionRevertedError,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  type Hex,
  keccak256,
  type Log,
  numberToHex,
  pad,
  zeroHash,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { nttManagerAbi, nttTransceiverAbi } from './abis.ts';
import { nttCodec, wormholeIdOf } from './ntt.ts';

const [FROM, TO] = [31337, 31338];
const MANAGER = '0x00000000000000000000000000000000000000a1';
const TRANSCEIVER = '0x00000000000000000000000000000000000000a2';
const [ADA, BEA, EVE] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
  `0x${'33'.repeat(20)}`,
] as const;
const AMOUNT = 5n * 10n ** 18n;
const SEQUENCE = 7n;

const log = (address: Hex, topics: Hex[], data: Hex, logIndex: number) =>
  ({
    address,
    topics,
    data,
    logIndex,
    blockHash: zeroHash,
    blockNumber: 1n,
    transactionHash: zeroHash,
    transactionIndex: 0,
    removed: false,
  }) as unknown as Log<bigint, number, false>;

/** As documented: a manager's message with a transfer of tokens with 8 decimals in it. */
const messageOf = (sender: Hex, sequence = SEQUENCE): Hex =>
  concat([
    numberToHex(sequence, { size: 32 }),
    pad(sender),
    '0x004f994e545408',
    numberToHex(AMOUNT / 10n ** 10n, { size: 8 }),
    pad('0xee'),
    pad(BEA),
    numberToHex(wormholeIdOf(TO), { size: 2 }),
  ]);

function carried(message: Hex, logIndex: number, by: Hex = TRANSCEIVER) {
  const { inputs } = getAbiItem({ abi: nttTransceiverAbi, name: 'SendTransceiverMessage' });
  const told = {
    sourceNttManagerAddress: pad(MANAGER),
    recipientNttManagerAddress: pad(MANAGER),
    nttManagerPayload: message,
    transceiverPayload: '0x',
  } as const;
  const topics = encodeEventTopics({ abi: nttTransceiverAbi, eventName: 'SendTransceiverMessage' }) as Hex[];
  return log(by, topics, encodeAbiParameters(inputs, [wormholeIdOf(TO), told]), logIndex);
}

function sent(logIndex: number, by: Hex = MANAGER) {
  const { inputs } = getAbiItem({ abi: nttManagerAbi, name: 'TransferSent' });
  const topics = encodeEventTopics({ abi: nttManagerAbi, eventName: 'TransferSent' }) as Hex[];
  return log(by, topics, encodeAbiParameters(inputs, [pad(BEA), pad(ADA), AMOUNT, 1n, wormholeIdOf(TO), SEQUENCE]), logIndex);
}

const departures = (...logs: ReturnType<typeof log>[]) => nttCodec([FROM, TO]).departuresIn(MANAGER, { chainId: FROM, sender: ADA, logs });

describe('what leaves over NTT', () => {
  it('is told by the manager, and by the hash of its message, under which the other chain tells of it', () => {
    expect(departures(carried(messageOf(ADA), 4), sent(5))).toEqual([
      {
        provider: 'wormhole-ntt',
        position: 1,
        sender: ADA,
        recipient: BEA,
        destinationChainId: TO,
        tokens: null,
        amount: AMOUNT,
        received: AMOUNT,
        key: keccak256(concat([numberToHex(wormholeIdOf(FROM), { size: 2 }), messageOf(ADA)])),
        deadline: null,
      },
    ]);
  });

  it('is nothing where another contract says it, or goes where nobody is asked', () => {
    expect(departures(carried(messageOf(ADA), 4), sent(5, EVE))).toEqual([]);
    expect(nttCodec([FROM]).departuresIn(MANAGER, { chainId: FROM, sender: ADA, logs: [carried(messageOf(ADA), 4), sent(5)] })).toEqual([]);
    expect(departures(carried(messageOf(ADA, 8n), 4), sent(5))).toEqual([]);
  });

  it('is not what somebody says before or after the manager has given it to its transceivers', () => {
    const forged = messageOf(EVE);
    const [departure] = departures(carried(forged, 3, EVE), carried(messageOf(ADA), 4), sent(5), carried(forged, 6, EVE));
    expect(departure).toMatchObject({ sender: ADA });
    expect(departures(sent(5), carried(forged, 6, EVE))).toEqual([]);
  });
});

describe('what the other chain holds back', () => {
  type Reader = Parameters<NonNullable<ReturnType<typeof nttCodec>['isQueued']>>[0];
  const isQueued = (answer: () => Promise<unknown>) =>
    nttCodec([FROM, TO]).isQueued!({ readContract: answer } as unknown as Reader, MANAGER, zeroHash);

  it('has the time at which it came, and what has none or is not known there is not held back', async () => {
    const cause = new ContractFunctionRevertedError({ abi: nttManagerAbi, functionName: 'getInboundQueuedTransfer' });
    expect(await isQueued(async () => ({ txTimestamp: 1n }))).toBe(true);
    expect(await isQueued(async () => ({ txTimestamp: 0n }))).toBe(false);
    expect(await isQueued(() => Promise.reject(new BaseError('refused', { cause })))).toBe(false);
  });

  it('is not known where the chain does not answer', async () => {
    await expect(isQueued(() => Promise.reject(new BaseError('silent')))).rejects.toThrow('silent');
  });
});
