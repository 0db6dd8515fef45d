import { platformAddresses } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import { plan } from '@althing/planner';
import type { Address, Hex } from '@althing/domain/units';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const creator = localAccount(0);
const { localDollar, proxyFactory } = platformAddresses;

let cluster: TestCluster;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
  const env = { RPC_31337: chain.url, RPC_31338: 'http://127.0.0.1:1' };
  server = await startTestServer(await cluster.createDatabase(), env);
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop()]);
});

const tokenAt = (address: Address, chainId = 31337) => send(server.url, 'GET', `/api/v1/tokens/${chainId}/${address}`);

it('is told by what it says, and that bridges can have no limits of it', async () => {
  const { status, body } = await tokenAt(localDollar.toLowerCase() as Address);
  expect(status).toBe(200);
  expect(body).toEqual({
    chainId: 31337,
    address: localDollar,
    name: 'Local Dollar',
    symbol: 'LUSD',
    decimals: 6,
    totalSupply: expect.stringMatching(/^[1-9]\d*$/),
    isXERC20: false,
    countsVotes: false,
    isOrganisationToken: false,
  });
});

it('is an XERC20 and the token of an organisation, once that is deployed', async () => {
  const { token } = await signIn(server.url, creator);
  const call = (path: string, json: unknown): Promise<{ body: OrganisationDetail }> =>
    send(server.url, 'POST', `/api/v1/organisations${path}`, { token, json });
  const { id } = (await call('', organisationForm(creator.address))).body;
  const organisation = (await call(`/${id}/register`, {})).body;
  const { name, modules, salt, contracts } = organisation;
  const address = contracts.find(({ kind }) => kind === 'token')!.address as Address;
  const input = { organisation: { name, modules, token: organisation.token }, salt: salt as Hex, deployers: { 31337: creator.address } };
  const { to, data, value } = plan(input).chains[0]!.transactions[0]!;
  await chain.client.waitForTransactionReceipt({ hash: await chain.client.sendTransaction({ account: creator, to, data, value }) });

  expect((await tokenAt(address)).body).toMatchObject({ decimals: 18, isXERC20: true, isOrganisationToken: false });
  await server.dependencies.ledger.reconcile(id, 31337);
  expect((await tokenAt(address)).body).toMatchObject({ isXERC20: true, countsVotes: true, isOrganisationToken: true });
});

it('is refused where it is none, or has no name', async () => {
  const refused = { status: 404, body: { code: 'tokens-invalid', message: 'One or more tokens are not valid' } };
  expect(await tokenAt(creator.address)).toMatchObject(refused);
  expect(await tokenAt(proxyFactory)).toMatchObject(refused);
  // Answers `decimals()` with 18 and everything else with nothing.
  const nameless = `0x${'77'.repeat(20)}` as const;
  await chain.client.setCode({
    address: nameless,
    bytecode: `0x5f3560e01c63313ce567146035577f${'00'.repeat(32)}5f5260205ff35b60125f5260205ff3`,
  });
  expect(await tokenAt(nameless)).toMatchObject(refused);
});

it('is not known to be none where the chain does not answer', async () => {
  expect(await tokenAt(localDollar, 31338)).toMatchObject({ status: 503, body: { code: 'rpc-unavailable' } });
  expect(await tokenAt(localDollar, 1)).toMatchObject({ status: 400, body: { message: 'Chain 1 is not supported' } });
});
