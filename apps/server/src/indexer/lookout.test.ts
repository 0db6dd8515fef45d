import type { Hex } from '@althing/domain/units';
import { describe, expect, it } from 'vitest';
import type { Header } from '../store/chain/update.ts';
import { hidesFrom, isSeenBy, type Lookout } from './lookout.ts';
import type { Log } from './rpc/answers.ts';
import { Bloom, bloomOf } from './rpc/bloom.ts';

const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
const [shared, other] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as const;
const [failed, ours, theirs] = [word('01'), word('02'), word('03')];
const lookout: Lookout = { address: [shared], topics: [[failed], null, [ours]], read: () => undefined };

const log = (address: Hex, ...topics: Hex[]): Log => ({
  address,
  topics,
  data: '0x',
  blockNumber: 1,
  blockHash: '0x01',
  transactionHash: '0x02',
  logIndex: 0,
});
const headerOf = (logs: readonly Log[]): Header => ({
  number: 1,
  hash: '0x01',
  parentHash: '0x00',
  timestamp: 1,
  logsBloom: logs.length > 0 ? bloomOf(logs).toHex() : new Bloom().toHex(),
});

const OF_OURS = log(shared, failed, theirs, ours);

describe('a log of a contract that everybody uses', () => {
  it('is seen where it names something of ours in its place, whatever else it says', () => {
    expect(isSeenBy(lookout, OF_OURS)).toBe(true);
    for (const unseen of [
      log(other, failed, theirs, ours),
      log(shared, failed, ours, theirs),
      log(shared, ours),
      log(shared, theirs, failed, ours),
    ])
      expect(isSeenBy(lookout, unseen)).toBe(false);
  });

  it('is missed where the header announces it and it was not served', () => {
    expect(hidesFrom([lookout], headerOf([OF_OURS]), [])).toBe(true);
    expect(hidesFrom([lookout], headerOf([OF_OURS]), [log(shared, failed, ours, theirs)])).toBe(true);
  });

  it('is not missed where it was served, the block has none for us, or nobody looks out', () => {
    expect(hidesFrom([lookout], headerOf([OF_OURS]), [OF_OURS])).toBe(false);
    expect(hidesFrom([lookout], headerOf([log(shared, failed, theirs)]), [])).toBe(false);
    expect(hidesFrom([lookout], headerOf([]), [])).toBe(false);
    expect(hidesFrom([], headerOf([OF_OURS]), [])).toBe(false);
  });
});
