import { describe, expect, test } from 'vitest';
import type { Log } from '../rpc/answers.ts';
import type { Header } from '../../store/chain/update.ts';
import { Bloom, bloomOf } from '../rpc/bloom.ts';
import { announcesMore, isWholeBlock } from './completeness.ts';

const [a, b] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as const;
const [transfer, vote] = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const;
const log = (address: `0x${string}`, topic: `0x${string}`, logIndex: number): Log => ({
  address,
  topics: [topic],
  data: '0x',
  blockNumber: 1,
  blockHash: '0x01',
  transactionHash: '0x02',
  logIndex,
});
const headerOf = (logs: readonly Log[]): Header => ({
  number: 1,
  hash: '0x01',
  parentHash: '0x00',
  timestamp: 1,
  logsBloom: logs.length > 0 ? bloomOf(logs).toHex() : new Bloom().toHex(),
});

describe('all logs of a block', () => {
  const logs = [log(a, transfer, 0), log(b, vote, 1), log(a, vote, 2)];
  test('are whole when nothing is missing', () => {
    expect(isWholeBlock(headerOf(logs), logs)).toBe(true);
    expect(isWholeBlock(headerOf([]), [])).toBe(true);
  });
  test('are not whole when there are none although the header announces some', () => {
    expect(isWholeBlock(headerOf(logs), [])).toBe(false);
  });
  test.each([0, 1])('are not whole when number %i is missing, because the numbers have a gap', (missing) => {
    expect(
      isWholeBlock(
        headerOf(logs),
        logs.filter(({ logIndex }) => logIndex !== missing),
      ),
    ).toBe(false);
  });
  test('are not whole when the last one is missing and its address or topic was its own', () => {
    const own = [log(a, transfer, 0), log(a, vote, 1)];
    expect(isWholeBlock(headerOf(own), own.slice(0, 1))).toBe(false);
  });
});

describe('logs of known contracts', () => {
  const logs = [log(a, transfer, 0), log(b, vote, 1)];
  const announces = (served: readonly Log[], addresses: readonly `0x${string}`[] = [a, b]) =>
    announcesMore(headerOf(logs), served, addresses, [transfer, vote]);
  test('leave nothing open when all are served', () => {
    expect(announces(logs)).toBe(false);
  });
  test('are doubted when a contract or a topic is missing', () => {
    expect(announces([])).toBe(true);
    expect(announces(logs.slice(1))).toBe(true);
    expect(announces([log(a, transfer, 0), log(b, transfer, 1)])).toBe(true);
  });
  test('of a crowded block, whose bloom announces anything, are not doubted', () => {
    const crowd = Array.from({ length: 800 }, (_, n) =>
      log(`0x${n.toString(16).padStart(40, '0')}`, `0x${n.toString(16).padStart(64, '1')}`, n),
    );
    expect(announcesMore(headerOf([...logs, ...crowd]), [], [a, b], [transfer, vote])).toBe(false);
  });
  test('of a block in which only strangers logged are not doubted', () => {
    expect(announces([], [`0x${'cc'.repeat(20)}`])).toBe(false);
  });
});
