import type { ChainId } from '@althing/domain/units';
import { describe, expect, test } from 'vitest';
import { encodeMessagePayload, encodeTransferPayload, isCommittedTo, readMessageHead, readTransferPayload } from './payload.ts';

const RECIPIENT = `0x${'11'.repeat(20)}` as const;

/** The contracts' tests contain the same bytes, sent by a controller (`AssetController/transferTo.t.sol`). */
const transfer = {
  recipient: RECIPIENT,
  amount: 7_000000000000000000n,
  destinationChainId: 8453 as ChainId,
  sentAt: 1_790_000_000,
} as const;
const SINGLE = '0xc10000000000000000000021056ab13b800011111111111111111111111111111111111111110000000000006124fee993bc0000';
const MULTI = '0xe30000000001000000000021056ab13b800111111111111111111111111111111111111111110000000000006124fee993bc0000';

describe('a transfer', () => {
  test('by one bridge is encoded as an asset controller does, and read again', () => {
    expect(encodeTransferPayload({ ...transfer, nonce: 0, threshold: 1, unwrap: false })).toBe(SINGLE);
    expect(readTransferPayload(SINGLE)).toEqual({
      ...transfer,
      destinationChainId: 8453n,
      kind: 'single',
      nonce: 0n,
      threshold: 1,
      unwrap: false,
    });
  });

  test('on which several bridges have to agree as well', () => {
    expect(encodeTransferPayload({ ...transfer, nonce: 1, threshold: 3, unwrap: true })).toBe(MULTI);
    expect(readTransferPayload(MULTI)).toMatchObject({ kind: 'multi', nonce: 1n, threshold: 3, unwrap: true, amount: transfer.amount });
  });

  test('is not read of fewer or more bytes, nor of the kind of a message', () => {
    expect(() => readTransferPayload(`${SINGLE}00`)).toThrow('long');
    expect(() => readTransferPayload(SINGLE.slice(0, -2) as `0x${string}`)).toThrow('long');
    expect(() => readTransferPayload(`0x01${SINGLE.slice(4)}`)).toThrow('kind');
    expect(() => readTransferPayload(`0xa1${SINGLE.slice(4)}`)).toThrow('kind');
  });

  test('is nothing that is committed to', () => {
    expect([SINGLE, MULTI].map((payload) => isCommittedTo(payload as `0x${string}`))).toEqual([false, false]);
  });
});

describe('the head of a message', () => {
  // threshold 3, votes | nonce | destination | sent at | gas limit | sender
  const head = `23000000000500000000007a6a6745a880000186a0${'ab'.repeat(20)}`;
  const read = {
    threshold: 3,
    nonce: 5n,
    destinationChainId: 31338n,
    sentAt: 0x6745a880,
    sender: `0x${'ab'.repeat(20)}`,
  };

  test('is read as the controller writes it, of calls and of votes', () => {
    expect(readMessageHead(`0x03${head.slice(2)}`)).toEqual({ kind: 'calls', ...read });
    expect(readMessageHead(`0x${head}ffff`)).toEqual({ kind: 'votes', ...read });
    expect([isCommittedTo(`0x03${head.slice(2)}`), isCommittedTo(`0x${head}`)]).toEqual([true, false]);
  });

  test('is read of what was encoded', () => {
    const sent = { threshold: 3, nonce: 5, destinationChainId: 31338 as ChainId, sentAt: 0x6745a880 };
    const calls = { targets: [RECIPIENT], calldatas: ['0x1234'] as const };
    const payload = encodeMessagePayload({ ...sent, ...calls, sender: `0x${'ab'.repeat(20)}`, gasLimit: 100_000 });
    expect(payload).toBe(`0x03${head.slice(2)}${RECIPIENT.slice(2)}0000021234`);
    expect(readMessageHead(payload)).toEqual({ kind: 'calls', ...read });
  });

  test('is not read of a kind that is not known', () => {
    expect(() => readMessageHead(`0x43${head.slice(2)}`)).toThrow('kind');
    expect(() => readMessageHead(`0xc1${head.slice(2)}`)).toThrow('kind');
  });

  test('is not read of fewer bytes than it has', () => {
    expect(() => readMessageHead(`0x${head.slice(2)}`)).toThrow('shorter');
    expect(() => readMessageHead('0x')).toThrow('shorter');
  });

  test.each(['00000000000000', '20000000000000', 'ffffffffffffff'])(
    'is not read of one to the chain 0x%s, which there cannot be',
    (chain) => {
      expect(() => readMessageHead(`0x${head.replace('00000000007a6a', chain)}`)).toThrow('No chain');
    },
  );
});
