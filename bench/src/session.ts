import { localAccount } from '@althing/devnet';
import type { Profile, Session } from '@althing/domain/http';
import { citizenshipTypedData } from '@althing/domain/legal';
import { call } from './call.ts';

const CHAIN_ID = 31337;

/** Signs in with a funded local account, as a wallet would. */
export async function signIn(origin: string, index = 0): Promise<Session> {
  const account = localAccount(index);
  const { address } = account;
  const { challenge } = await call<{ challenge: string }>('POST', `${origin}/api/v1/auth/challenge`, { body: { address } });
  const signature = await account.signMessage({ message: challenge });
  return call<Session>('POST', `${origin}/api/v1/auth/login`, { body: { address, signature, chainId: CHAIN_ID } });
}

/** Signs the citizenship statement, without which no organisation can be set up. */
export async function confirmCitizenship(origin: string, token: string, index = 0): Promise<Profile> {
  const account = localAccount(index);
  const signature = await account.signTypedData(citizenshipTypedData({ account: account.address, chainId: CHAIN_ID }));
  return call<Profile>('POST', `${origin}/api/v1/users/me/citizenship-confirmation`, { token, body: { signature, chainId: CHAIN_ID } });
}
