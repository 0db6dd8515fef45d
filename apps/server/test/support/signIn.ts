import type { LocalAccount } from 'viem/accounts';
import { send } from './http.ts';

export interface Session {
  id: string;
  token: string;
}

/** Signs in as the web does: challenge, signature, login. */
export async function signIn(origin: string, account: LocalAccount, chainId = 31337): Promise<Session> {
  const { body } = await send(origin, 'POST', '/api/v1/auth/challenge', { json: { address: account.address, chainId } });
  const signature = await account.signMessage({ message: body.challenge });
  const login = await send(origin, 'POST', '/api/v1/auth/login', { json: { address: account.address, signature, chainId } });
  if (login.status !== 200) throw new Error(`login failed: ${login.text}`);
  return { id: login.body.id, token: login.body.accessToken };
}
