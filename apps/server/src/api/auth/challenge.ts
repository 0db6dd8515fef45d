import { randomBytes } from 'node:crypto';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { createSiweMessage } from 'viem/siwe';
import type { Challenge } from '../../store/challenges.ts';

/** Long enough to sign in a wallet, short enough that a leaked message is worthless. */
export const CHALLENGE_MS = 5 * 60_000;
const STATEMENT = 'Sign in to Althing. This request costs nothing and sends no transaction.';

/** Builds a new EIP-4361 message for one origin, address and chain, with a nonce that can be used once. */
export function createChallenge(input: {
  origin: string;
  address: Address;
  chainId: ChainId;
  secretHash: Hex | null;
  now: Date;
}): Challenge {
  const { origin, address, chainId, secretHash, now } = input;
  const nonce = randomBytes(16).toString('hex');
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const message = createSiweMessage({
    domain: new URL(origin).host,
    uri: origin,
    address,
    chainId,
    nonce,
    version: '1',
    statement: STATEMENT,
    issuedAt: now,
    expirationTime: expiresAt,
  });
  return { nonce, address, chainId, origin, message, secretHash, createdAt: now, expiresAt };
}
