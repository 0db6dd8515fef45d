import type { Address, Hex } from '@althing/domain/units';
import { createClient, custom, decodeFunctionData, encodeFunctionResult, parseAbi, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { isPermitTaken, readPermitTerms } from './permit.ts';

const TOKEN: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OWNER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** What USD Coin answers on Ethereum. */
const SEPARATOR: Hex = '0x06c37168a7db5138defc7866392bb87a741f9b3d104deb5094588ce041cae335';

const abi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function eip712Domain() view returns (bytes1, string, string, uint256, address, bytes32, uint256[])',
]);

/** A token that answers these functions only. */
function termsOf(answers: Record<string, unknown>) {
  const request = ({ params }: { params: [{ data: Hex }] }): Promise<Hex> => {
    const { functionName } = decodeFunctionData({ abi, data: params[0].data });
    const result = answers[functionName];
    return result === undefined
      ? Promise.reject(Object.assign(new Error('execution reverted'), { code: 3, data: '0x' }))
      : Promise.resolve(encodeFunctionResult({ abi, functionName, result: result as string }));
  };
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  return readPermitTerms(client, { chainId: 1, token: TOKEN, owner: OWNER });
}

const coin = { nonces: 7n, name: 'USD Coin', version: '2', DOMAIN_SEPARATOR: SEPARATOR };

test('a token that says how it is named in signatures is believed', async () => {
  const eip712Domain = ['0x0f', 'Rope', '1', 1n, TOKEN, zeroHash, []];
  expect(await termsOf({ nonces: 3n, eip712Domain })).toEqual({ nonce: 3n, domain: { name: 'Rope', version: '1' } });
});

test('of another its name and version are taken where its separator is made of them, as of USD Coin', async () => {
  expect(await termsOf(coin)).toEqual({ nonce: 7n, domain: { name: 'USD Coin', version: '2' } });
});

test.each([
  ['is named with a salt', { nonces: 3n, eip712Domain: ['0x1f', 'Rope', '1', 1n, TOKEN, zeroHash, []] }],
  ['is named for another chain', { nonces: 3n, eip712Domain: ['0x0f', 'Rope', '1', 10n, TOKEN, zeroHash, []] }],
  ['has no version, and a separator of another', { ...coin, version: undefined }],
  ['has a separator of something else', { ...coin, DOMAIN_SEPARATOR: zeroHash }],
  ['has no separator', { ...coin, DOMAIN_SEPARATOR: undefined }],
  ['counts no permits', { ...coin, nonces: undefined }],
])('a token that %s takes none', async (_, answers) => expect(await termsOf(answers)).toBeUndefined());

const taken = (answer: () => Promise<Hex>) =>
  isPermitTaken(
    createClient({ transport: custom({ request: answer }, { retryCount: 0 }) }),
    { token: TOKEN, owner: OWNER, spender: OWNER, value: 1n },
    { deadline: 1n, v: 27, r: zeroHash, s: zeroHash },
  );

test('a token takes a permission, or refuses it', async () => {
  expect(await taken(() => Promise.resolve('0x'))).toBe(true);
  expect(await taken(() => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3, data: '0x' })))).toBe(false);
});

test('a node that does not answer says nothing about a permission', async () => {
  await expect(taken(() => Promise.reject(new Error('away')))).rejects.toThrow();
});
