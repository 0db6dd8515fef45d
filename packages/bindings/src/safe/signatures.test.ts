import { type Hex, concat, numberToHex, pad, size } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { joinSafeSignatures, type OwnedSafeSignature, splitSafeSignatures } from './signatures.ts';

const CONTRACT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const APPROVER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const account = privateKeyToAccount(generatePrivateKey());
const hash: Hex = `0x${'ab'.repeat(32)}`;
const word = (value: number) => numberToHex(value, { size: 32 });

describe('signatures of a Safe', () => {
  it('of every kind are read back as they were joined, in the order of their owners', async () => {
    const signature = await account.sign({ hash });
    const parts: OwnedSafeSignature[] = [
      { kind: 'key', isPrefixed: true, owner: account.address, signature },
      { kind: 'contract', owner: CONTRACT, signature: '0x123456' },
      { kind: 'approvedHash', owner: APPROVER },
    ];
    const joined = joinSafeSignatures(parts);
    expect(size(joined)).toBe(3 * 65 + 32 + 3);
    const read = splitSafeSignatures(joined, 3)!;
    expect(read.map(({ kind }) => kind).toSorted()).toEqual(['approvedHash', 'contract', 'key']);
    expect(read).toEqual(expect.arrayContaining([{ kind: 'key', isPrefixed: true, signature }, ...parts.slice(1)]));
    expect(read.flatMap((part) => ('owner' in part ? [part.owner] : []))).toEqual([APPROVER, CONTRACT]);
  });

  it('of two contracts keep their own data', () => {
    const parts: OwnedSafeSignature[] = [
      { kind: 'contract', owner: APPROVER, signature: '0x' },
      { kind: 'contract', owner: CONTRACT, signature: `0x${'77'.repeat(70)}` },
    ];
    expect(splitSafeSignatures(joinSafeSignatures(parts), 2)).toEqual(parts);
  });

  it.each<[string, Hex]>([
    ['nothing', '0x'],
    ['too few bytes', '0x1234'],
    ['a kind that no Safe knows', concat([word(1), word(1), '0x02'])],
    ['data behind the end', concat([pad(CONTRACT), word(65), '0x00', word(1)])],
    ['data further away than any bytes are', concat([pad(CONTRACT), `0x${'ff'.repeat(32)}`, '0x00'])],
    ['data that points into the signatures', concat([pad(CONTRACT), word(0), '0x00'])],
    ['more than are read', concat(Array.from({ length: 4 }, () => concat([pad(APPROVER), word(0), '0x01'])))],
  ])('are refused where they are %s', (_name, bytes) => {
    expect(splitSafeSignatures(bytes, 3)).toBeUndefined();
  });
});
