import { localAccount, rpc } from '@althing/devnet';
import type { OrganisationInput } from '@althing/domain/organisation';
import { type Address, getAddress, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

/** A contract account that vouches for whatever it is asked: whoever signs in with it controls it. */
const YES: Hex = '0x631626ba7e60e01b5f5260205ff3';
const contract = getAddress('0x00000000000000000000000000000000000c0de5');
const SIGNATURE: Hex = `0x${'12'.repeat(66)}`;
const founder = localAccount(0);

let cluster: TestCluster;
let chains: TestChain[];
let server: TestServer;
/** Sessions of the same address, vouched for by either chain. */
let alpha: { id: string; token: string };
let beta: { id: string; token: string };

beforeAll(async () => {
  [cluster, ...chains] = await Promise.all([startTestCluster(), startTestChain(31337), startTestChain(31338)]);
  await Promise.all(chains.map(({ url }) => rpc(url, 'anvil_setCode', [contract, YES])));
  server = await startTestServer(await cluster.createDatabase(), { RPC_31337: chains[0]!.url, RPC_31338: chains[1]!.url });
  [alpha, beta] = [await signInAs(contract, 31337), await signInAs(contract, 31338)];
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), ...chains.map((chain) => chain.stop())]);
});

const confirm = (token: string, chainId: number) =>
  send(server.url, 'POST', '/api/v1/users/me/citizenship-confirmation', { token, json: { signature: SIGNATURE, chainId } });

async function signInAs(address: Address, chainId: number) {
  await send(server.url, 'POST', '/api/v1/auth/challenge', { json: { address, chainId } });
  const { status, body } = await send(server.url, 'POST', '/api/v1/auth/login', { json: { address, signature: SIGNATURE, chainId } });
  expect([status, body.message]).toEqual([200, undefined]);
  const session = { id: body.id as string, token: body.accessToken as string };
  expect((await confirm(session.token, chainId)).status).toBe(200);
  return session;
}

const found = async (token: string, form: OrganisationInput & { salt?: string }): Promise<string> => {
  const { status, body } = await send(server.url, 'POST', '/api/v1/organisations', { token, json: form });
  expect(status).toBe(201);
  return body.id;
};
const register = (id: string, token: string): Promise<Answer> =>
  send(server.url, 'POST', `/api/v1/organisations/${id}/register`, { token, json: { deployers: [] } });

describe('a contract', () => {
  it('is another account on every chain, and the same one whenever it comes back to a chain', async () => {
    expect(beta.id).not.toBe(alpha.id);
    expect((await signInAs(contract, 31337)).id).toBe(alpha.id);
    expect((await signInAs(contract, 31338)).id).toBe(beta.id);
  });

  it('may not deploy what its address founded on another chain, and is told where to sign in', async () => {
    const id = await found(alpha.token, organisationForm(founder.address));
    const refused = await register(id, beta.token);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'This account founded the organisation on chain 31337. Please sign in there.',
    ]);
    expect((await register(id, alpha.token)).status).toBe(200);
  });

  it.each([
    [[31337], [200, 403]],
    [
      [31337, 31338],
      [200, 200],
    ],
  ])('that is named for protocol upgrades of an organisation on %j may deploy it from there only', async (chainIds, statuses) => {
    const { token } = await signIn(server.url, founder);
    const id = await found(token, organisationForm(contract, { chainIds, name: `On ${chainIds.length}` }));
    expect([(await register(id, alpha.token)).status, (await register(id, beta.token)).status]).toEqual(statuses);
  });

  it('does not come into the namespace of its address on another chain by a salt that it has seen', async () => {
    const salt = `0x${'5a'.repeat(32)}`;
    const form = { ...organisationForm(founder.address), salt };
    await found(alpha.token, form);
    const copy = await found(beta.token, { ...form, name: 'A copy' });
    const refused = await register(copy, beta.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'salt-taken']);
  });

  it('signs the citizenship statement on its own chain', async () => {
    const refused = await confirm(alpha.token, 31338);
    expect([refused.status, refused.body.code]).toEqual([400, 'wrong-chain']);
    expect((await confirm(alpha.token, 31337)).body).toMatchObject({ id: alpha.id, citizenshipChainId: 31337 });
    const other = await send(server.url, 'GET', '/api/v1/users/me', { token: beta.token });
    expect(other.body).toMatchObject({ address: contract, citizenshipChainId: 31338 });
  });

  it('is found as founder under its address, whichever chain vouched for it', async () => {
    const name = 'By the other';
    await found(beta.token, organisationForm(founder.address, { name, chainIds: [31338] }));
    const { body } = await send(server.url, 'GET', `/api/v1/organisations?creator=${contract}`, { token: beta.token });
    expect(body.items.map((item: { name: string }) => item.name)).toEqual(expect.arrayContaining([name, 'Test Organisation']));
  });
});

it('a key is the same account on every chain', async () => {
  const [one, two] = [await signIn(server.url, founder, 31337), await signIn(server.url, founder, 31338)];
  expect(one.id).toBe(two.id);
});
