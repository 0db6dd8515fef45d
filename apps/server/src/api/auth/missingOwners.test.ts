import { localAccount } from '@althing/devnet';
import type * as Viem from 'viem';
import { type Address, concat, hashTypedData, type Hex, keccak256 } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { missingOwners } from './missingOwners.ts';

const recovered = vi.hoisted(() => ({ count: 0 }));
vi.mock('viem', async (load) => {
  const viem = await load<typeof Viem>();
  const recoverAddress: typeof Viem.recoverAddress = (input) => {
    recovered.count += 1;
    return viem.recoverAddress(input);
  };
  return { ...viem, recoverAddress };
});
beforeEach(() => (recovered.count = 0));

const safe: Address = '0x00000000000000000000000000000000000000aa';
const message = { safe, chainId: 31337, hash: keccak256('0x01') };
const signed = hashTypedData({
  domain: { chainId: message.chainId, verifyingContract: safe },
  types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
  primaryType: 'SafeMessage',
  message: { message: message.hash },
});
const signatureOf = (index: number): Promise<Hex> => localAccount(index).sign({ hash: signed });
const owners = [0, 1, 2].map((index) => localAccount(index).address);

test('says how many owners confirmed, each counted once', async () => {
  const twice = concat([await signatureOf(0), await signatureOf(0)]);
  expect(await missingOwners({ owners, threshold: 2 }, message, twice)).toContain('2 of its 3 owners; 1 has confirmed');
});

test('looks at no more signatures than the Safe has owners, however long what it was sent is', async () => {
  const stranger = await signatureOf(9);
  expect(await missingOwners({ owners, threshold: 2 }, message, concat(Array<Hex>(240).fill(stranger)))).toBeUndefined();
  expect(recovered.count).toBe(3);
});

test('looks at fifty signatures at most, and at no more once enough owners confirmed', async () => {
  const many = Array.from({ length: 80 }, (_, index): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`);
  await missingOwners({ owners: many, threshold: 2 }, message, concat(Array<Hex>(240).fill(await signatureOf(9))));
  expect(recovered.count).toBe(50);
  recovered.count = 0;
  expect(await missingOwners({ owners, threshold: 1 }, message, concat([await signatureOf(0), await signatureOf(1)]))).toBeUndefined();
  expect(recovered.count).toBe(1);
});
