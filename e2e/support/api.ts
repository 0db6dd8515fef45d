import type { OrganisationDetail, Session } from '@althing/domain/http';
import { citizenshipTypedData } from '@althing/domain/legal';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { LocalAccount } from 'viem';

const CHAIN_ID = 31337;

async function send<Answer>(method: string, url: string, body: unknown, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Throws with the server's words where it refuses. */
export const post = <Answer>(url: string, body: unknown, token?: string): Promise<Answer> => send('POST', url, body, token);

/** Signs `account` in and confirms its citizenship, as its wallet would. */
export async function citizen(origin: string, account: LocalAccount): Promise<Session> {
  const { address } = account;
  const { challenge } = await post<{ challenge: string }>(`${origin}/api/v1/auth/challenge`, { address });
  const signature = await account.signMessage({ message: challenge });
  const session = await post<Session>(`${origin}/api/v1/auth/login`, { address, signature, chainId: CHAIN_ID });
  const statement = await account.signTypedData(citizenshipTypedData({ account: address, chainId: CHAIN_ID }));
  await post(`${origin}/api/v1/users/me/citizenship-confirmation`, { signature: statement, chainId: CHAIN_ID }, session.accessToken);
  return session;
}

/** Creates an organisation that is not deployed. */
export const createOrganisation = (origin: string, { accessToken }: Session, input: OrganisationInput): Promise<OrganisationDetail> =>
  post(`${origin}/api/v1/organisations`, input, accessToken);

/** Freezes the plan of an organisation, with its founder as the deployer of every chain. */
export const registerOrganisation = (origin: string, { accessToken }: Session, id: string): Promise<OrganisationDetail> =>
  post(`${origin}/api/v1/organisations/${id}/register`, {}, accessToken);

/** Has a plan whose batches are confirmed read back from its chains. */
export const completeDeployment = (origin: string, { accessToken }: Session, id: string): Promise<OrganisationDetail> =>
  send('PATCH', `${origin}/api/v1/organisations/${id}/complete-deployment`, {}, accessToken);
