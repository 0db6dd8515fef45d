import type { Address, Hex } from '@althing/domain/units';
import type { Session } from '@althing/domain/http';
import { keccak256, toHex } from 'viem';
import type { Api } from '../../../lib/http/createApi.ts';

export interface SignInDependencies {
  api: Api;
  /** Asks the wallet to sign a text (EIP-191). */
  signMessage: (message: string) => Promise<Hex>;
}

/**
 * Challenge → signature → session (docs/requirements.md#sign-in). Stores nothing. A secret ties the challenge to this page, because others can see
 * a Safe's signature while its owners are signing.
 */
export async function signIn(
  { api, signMessage }: SignInDependencies,
  { address, chainId }: { address: Address; chainId: number },
): Promise<Session> {
  const secret = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const { challenge } = await api('POST /api/v1/auth/challenge', { body: { address, chainId, secretHash: keccak256(secret) } });
  const signature = await signMessage(challenge);
  return api('POST /api/v1/auth/login', { body: { address, signature, chainId, secret } });
}
