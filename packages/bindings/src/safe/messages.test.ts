import type { Address, Hex } from '@althing/domain/units';
import { concat, createClient, custom, decodeFunctionData, encodeErrorResult, hashTypedData, keccak256, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { safeAbi } from './abi.ts';
import { isSafeSignatureValid, safeMessageHash, safeMessageHashes, safeMessageTypedData, typedMessageHashes } from './messages.ts';
import { safeMessageContent } from './signedContent.ts';

const SAFE: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const typed = {
  domain: { name: 'Ahoy', chainId: 31337 },
  types: { Mail: [{ name: 'count', type: 'uint256' }] },
  message: { count: '5' },
  primaryType: 'Mail',
};

test('the hash of a text is that of a personal message, and of typed data that of EIP-712', () => {
  // keccak256("\x19Ethereum Signed Message:\n5hello")
  expect(safeMessageHash('hello')).toBe('0x50b2c43fd39106bafbba0da34fc430e1f91e3c96ea2acee2bc34119f92b37750');
  const { domain } = typed;
  const types = { Mail: [{ name: 'count', type: 'uint256' }] } as const;
  expect(safeMessageHash(typed)).toBe(hashTypedData({ domain, types, primaryType: 'Mail', message: { count: 5n } }));
});

test('typed data with a value of another type has no hash', () =>
  expect(() => safeMessageHash({ ...typed, message: { count: 'five' } })).toThrow());

test('what the wallet signs is what the Safe checks, and the hashes are those that it shows', () => {
  const messageHash = safeMessageHash('hello');
  const signed = hashTypedData(safeMessageTypedData(31337, SAFE, messageHash));
  expect(signed).toBe(safeMessageContent(31337, SAFE, messageHash).hash);
  expect(safeMessageHashes(31337, SAFE, messageHash).signed).toBe(signed);
});

const messageHash = safeMessageHash('hello');
const ask = (answer: (data: Hex) => Promise<Hex>) => {
  const request = ({ params }: { params: [{ data: Hex }] }) => answer(params[0].data);
  return isSafeSignatureValid(createClient({ transport: custom({ request }, { retryCount: 0 }) }), {
    safe: SAFE,
    messageHash,
    signature: '0xab',
  });
};
const word = (bytes4: string): Hex => `${bytes4}${'0'.repeat(56)}` as Hex;
const reverted = (data: Hex) => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3, data }));

test('a Safe is asked with the hash of the message itself, and only its yes is one', async () => {
  const asked: unknown[] = [];
  const valid = await ask((data) => {
    asked.push(decodeFunctionData({ abi: safeAbi, data }).args);
    return Promise.resolve(word('0x1626ba7e'));
  });
  expect([valid, asked]).toEqual([true, [[messageHash, '0xab']]]);
  expect(await ask(() => Promise.resolve(word('0xffffffff')))).toBe(false);
});

test('a Safe that refuses the signature or answers nothing does not accept it; a silent node is no answer', async () => {
  const error = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['GS026'] });
  expect(await ask(() => reverted(error))).toBe(false);
  expect(await ask(() => Promise.resolve('0x'))).toBe(false);
  await expect(ask(() => Promise.reject(new Error('offline')))).rejects.toThrow();
});

test('the hashes of typed data are those of which the signed one is made', () => {
  const { domain, message, signed } = typedMessageHashes(typed);
  expect(keccak256(concat(['0x1901', domain, message]))).toBe(signed);
  expect(signed).toBe(safeMessageHash(typed));
});
