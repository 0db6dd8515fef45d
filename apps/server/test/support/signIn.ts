import { citizenshipTypedData } from '@althing/domain/legal';
import type { LocalAccount } from 'viem/accounts';
import { send } from './http.ts';

export interface Session {
  id: string;
  token: string;
}

/** Signs in as the web does: challenge, signature, login. */
export async function signInOnly(origin: string, account: LocalAccount, chainId = 31337): Promise<Session> {
  const { body } = await send(origin, 'POST', '/api/v1/auth/challenge', { json: { address: account.address, chainId } });
  const signature = await account.signMessage({ message: body.challenge });
  const login = await send(origin, 'POST', '/api/v1/auth/login', { json: { address: account.address, signature, chainId } });
  if (login.status !== 200) throw new Error(`login failed: ${login.text}`);
  return { id: login.body.id, token: login.body.accessToken };
}

/** Signs the citizenship statement, without which nothing is created. */
export async function confirmCitizenship(origin: string, account: LocalAccount, token: string, chainId = 31337): Promise<void> {
  const signature = await account.signTypedData(citizenshipTypedData({ account: account.address, chainId }));
  const answer = await send(origin, 'POST', '/api/v1/users/me/citizenship-confirmation', { token, json: { signature, chainId } });
  if (answer.status !== 200) throw new Error(`statement refused: ${answer.text}`);
}

/** Signs in, and the citizenship statement with it. */
export async function signIn(origin: string, account: LocalAccount, chainId = 31337): Promise<Session> {
  const session = await signInOnly(origin, account, chainId);
  await confirmCitizenship(origin, account, session.token, chainId);
  return session;
}
