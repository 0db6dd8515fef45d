import { keccak256 } from 'viem';
import { expect, test, vi } from 'vitest';
import type { Api } from '../../../lib/http/createApi.ts';
import { signIn } from './signIn.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('the challenge is signed as it came, and the login names the chain and the secret behind the challenge', async () => {
  const calls: [string, { body: Record<string, unknown> }][] = [];
  const api = (async (endpoint: string, input: { body: Record<string, unknown> }) => {
    calls.push([endpoint, input]);
    return endpoint.endsWith('challenge') ? { challenge: 'sign me' } : { id: '1' };
  }) as unknown as Api;
  const signMessage = vi.fn(async () => '0x12' as const);
  expect(await signIn({ api, signMessage }, { address, chainId: 31337 })).toEqual({ id: '1' });
  expect(signMessage).toHaveBeenCalledWith('sign me');
  const secret = calls[1]?.[1].body['secret'] as `0x${string}`;
  expect(secret).toMatch(/^0x[0-9a-f]{64}$/);
  expect(calls).toEqual([
    ['POST /api/v1/auth/challenge', { body: { address, chainId: 31337, secretHash: keccak256(secret) } }],
    ['POST /api/v1/auth/login', { body: { address, signature: '0x12', chainId: 31337, secret } }],
  ]);
});

test('a refusal in the wallet sends nothing more', async () => {
  const api = vi.fn(async () => ({ challenge: 'sign me' }));
  const signMessage = () => Promise.reject(new Error('User rejected the request.'));
  await expect(signIn({ api: api as unknown as Api, signMessage }, { address, chainId: 1 })).rejects.toThrow('User rejected');
  expect(api).toHaveBeenCalledTimes(1);
});
