import { afterEach, expect, test, vi } from 'vitest';
import { createChallenge } from './challenge.ts';

afterEach(() => vi.restoreAllMocks());

const challenge = () =>
  createChallenge({
    origin: 'https://althing.example',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    chainId: 31337,
    secretHash: null,
    now: new Date(0),
  });

test('a nonce owes nothing to the generator whose next numbers can be told from its last', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const nonces = Array.from({ length: 3 }, () => challenge().nonce);
  expect(new Set(nonces).size).toBe(3);
  for (const [index, nonce] of nonces.slice(1).entries()) expect(nonce.slice(0, -1)).not.toBe(nonces[index]?.slice(1));
});

test('a nonce is what EIP-4361 takes, with 128 bits of chance, and stands in the message', () => {
  const { nonce, message } = challenge();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(message).toContain(`Nonce: ${nonce}\n`);
});
