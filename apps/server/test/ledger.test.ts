import { localAccount, rpc, startChain, untakenPort } from '@althing/devnet';
import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import { plan, type Transaction } from '@althing/planner';
import type { Hex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReconciler } from '../src/deployment/reconciler.ts';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const creator = localAccount(0);
/** Named for protocol upgrades in the form, so it may take over. */
const signer = localAccount(9);
const stranger = localAccount(5);
const SECRET = 'a-secret-of-more-than-thirty-two-characters';

let cluster: TestCluster;
let alpha: TestChain;
let beta: TestChain;
let server: TestServer;
let snapshots: string[];
let tokens: { creator: string; signer: string; stranger: string };
/** What the server takes for the present; moved by the tests that need a clock. */
let clockOffsetMs = 0;

beforeAll(async () => {
  [cluster, alpha, beta] = await Promise.all([startTestCluster(), startTestChain(31337), startTestChain(31338)]);
});
afterAll(() => Promise.all([cluster.stop(), alpha.stop(), beta.stop()]));

beforeEach(async () => {
  clockOffsetMs = 0;
  snapshots = await Promise.all([alpha, beta].map(({ url }) => rpc<string>(url, 'evm_snapshot')));
  const now = () => new Date(Date.now() + clockOffsetMs);
  const env = { RPC_31337: alpha.url, RPC_31338: beta.url, JWT_SECRET: SECRET };
  server = await startTestServer(await cluster.createDatabase(), env, { now });
  const [a, b, c] = await Promise.all([creator, signer, stranger].map((account) => signIn(server.url, account)));
  tokens = { creator: a!.token, signer: b!.token, stranger: c!.token };
});
afterEach(async () => {
  await server.close();
  await Promise.all([alpha, beta].map(({ url }, index) => rpc(url, 'evm_revert', [snapshots[index]])));
});

const call = (method: string, path: string, json?: unknown, token = tokens.creator): Promise<Answer> =>
  send(server.url, method, `/api/v1/organisations${path}`, { token, json });
const read = async (id: string): Promise<OrganisationDetail> => (await call('GET', `/id/${id}`)).body;
const statesOn = ({ contracts }: OrganisationDetail, chainId: number) => [
  ...new Set(contracts.filter((contract) => contract.chainId === chainId).map(({ state }) => state)),
];
const addressesOn = (organisation: OrganisationDetail, chainId: number) =>
  organisation.contracts.filter((contract) => contract.chainId === chainId).map(({ address }) => address);
const reconcile = (id: string, chainId = 31337) => server.dependencies.ledger.reconcile(id, chainId);

async function create(chainIds = [31337]): Promise<OrganisationDetail> {
  const created = await call('POST', '', organisationForm(creator.address, { chainIds }));
  if (created.status !== 201) throw new Error(created.text);
  return created.body;
}

async function register(id: string, token = tokens.creator, json: unknown = {}): Promise<OrganisationDetail> {
  const registered = await call('POST', `/${id}/register`, json, token);
  if (registered.status !== 200) throw new Error(registered.text);
  return registered.body;
}

/** The one transaction that a wallet would be asked for. */
function transactionFor(organisation: OrganisationDetail, chainId: number): Transaction {
  const deployers = Object.fromEntries(organisation.deployers.map((entry) => [entry.chainId, entry.deployer]));
  const { name, modules, token, salt } = organisation;
  const whole = plan({ organisation: { name, modules, token }, salt: salt as Hex, deployers: deployers as Record<number, Hex> });
  const chain = whole.chains.find((entry) => entry.chainId === chainId)!;
  expect(chain.transactions).toHaveLength(1);
  return chain.transactions[0]!;
}

async function deploy(organisation: OrganisationDetail, chain: TestChain, account = creator): Promise<Hex> {
  const { to, data, value } = transactionFor(organisation, chain.chainId);
  const hash = await chain.client.sendTransaction({ account, to, data, value });
  await chain.client.waitForTransactionReceipt({ hash });
  return hash;
}

describe('registering', () => {
  it('predicts every address for the caller and moves the draft to registered', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: 'draft', contracts: [], deployers: [] });
    const registered = await register(draft.id);
    expect(registered.state).toBe('registered');
    expect(registered.deployers).toEqual([{ chainId: 31337, deployer: creator.address }]);
    expect(registered.contracts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['proxyAdmin', 'protocolUpgrades', 'safeTreasury', 'token', 'governor', 'timelock']),
    );
    expect(statesOn(registered, 31337)).toEqual(['planned']);
  });

  it('changes nothing when it is done again', async () => {
    const { id } = await create();
    expect((await register(id)).contracts).toEqual((await register(id)).contracts);
  });

  it('lets a protocol-upgrades signer take over what is not deployed, and nobody else', async () => {
    const { id } = await create([31337, 31338]);
    const first = await register(id);
    await deploy(first, alpha);
    expect((await call('POST', `/${id}/register`, {}, tokens.stranger)).status).toBe(403);

    const second = await register(id, tokens.signer);
    expect(second.deployers).toEqual([
      { chainId: 31337, deployer: creator.address },
      { chainId: 31338, deployer: signer.address },
    ]);
    expect(addressesOn(second, 31337)).toEqual(addressesOn(first, 31337));
    expect(addressesOn(second, 31338)).not.toEqual(addressesOn(first, 31338));
    expect(statesOn(second, 31337)).toEqual(['verified']);

    await deploy(second, beta, signer);
    expect((await call('PATCH', `/${id}/complete-deployment`, undefined, tokens.signer)).body.state).toBe('deployed');
  });

  it('refuses to take a chain away from a transaction that is on its way', async () => {
    const { id } = await create();
    await register(id);
    await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: `0x${'ab'.repeat(32)}` });
    const taken = await call('POST', `/${id}/register`, { deployers: [{ chainId: 31337, deployer: signer.address }] }, tokens.signer);
    expect(taken.status).toBe(409);
    expect((await register(id, tokens.signer)).deployers).toEqual([{ chainId: 31337, deployer: creator.address }]);
  });

  it('does not let somebody else put another name on the contracts of an organisation', async () => {
    const original = await register((await create()).id);
    const form = { ...organisationForm(creator.address), name: 'The real one', salt: original.salt };
    const copy = (await call('POST', '', form, tokens.stranger)).body;
    const stolen = await call(
      'POST',
      `/${copy.id}/register`,
      { deployers: [{ chainId: 31337, deployer: creator.address }] },
      tokens.stranger,
    );
    expect([stolen.status, stolen.body.code]).toEqual([409, 'salt-taken']);
    const own = await register(copy.id, tokens.stranger);
    expect(addressesOn(own, 31337).filter((address) => addressesOn(original, 31337).includes(address))).toEqual([]);
  });

  it('refuses a deployer for a chain on which the organisation is not', async () => {
    const { id } = await create();
    const answer = await call('POST', `/${id}/register`, { deployers: [{ chainId: 31338, deployer: creator.address }] });
    expect([answer.status, answer.body.message]).toEqual([400, 'The organisation is not on chain 31338']);
  });
});

describe('a reported transaction', () => {
  it('is submitted at once, verified by the chain, and the organisation completed', async () => {
    const { id } = await create();
    const hash = await deploy(await register(id), alpha);
    const reported = await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: hash });
    expect(reported.body.state).toBe('deploying');
    expect(statesOn(reported.body, 31337)).toEqual(['submitted']);
    expect(reported.body.contracts.every((contract: OrganisationContract) => contract.transactionHash === hash)).toBe(true);

    const treasury = reported.body.contracts.find(({ kind }: OrganisationContract) => kind === 'safeTreasury').address as string;
    const ownersOf = async (query: string) =>
      (await call('GET', `?${query}`)).body.items.map((organisation: { id: string }) => organisation.id);
    expect(await ownersOf(`contract=${treasury}`)).toEqual([]);

    await reconcile(id);
    expect(statesOn(await read(id), 31337)).toEqual(['verified']);
    expect(await ownersOf(`contract=${treasury}`)).toEqual([id]);
    expect(await ownersOf(`contract=${treasury.toLowerCase()}&chainId=31337`)).toEqual([id]);
    expect(await ownersOf(`contract=${treasury}&chainId=31338`)).toEqual([]);
    const completed = await call('PATCH', `/${id}/complete-deployment`);
    expect([completed.status, completed.body.state]).toEqual([200, 'deployed']);
    expect(completed.body.receipt.ok).toBe(true);
    expect(completed.body.receipt.checks.length).toBeGreaterThan(20);
    expect(new Set(completed.body.receipt.checks.map(({ stepId }: { stepId: string }) => stepId)).size).toBe(
      completed.body.contracts.length,
    );
  });

  it('may be reported twice, and after the chain was already looked at', async () => {
    const { id } = await create();
    const hash = await deploy(await register(id), alpha);
    await reconcile(id);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: hash });
      expect(status).toBe(200);
      expect(statesOn(body, 31337)).toEqual(['verified']);
      expect(body.contracts[0].transactionHash).toBe(hash);
    }
  });

  it('fails with its reason when it was reverted, and a reset allows another one', async () => {
    const { id } = await create();
    const registered = await register(id);
    const { to, data } = transactionFor(registered, 31337);
    const hash = await alpha.client.sendTransaction({ account: creator, to, data, gas: 400_000n });
    await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: hash });
    await reconcile(id);
    const failed = await read(id);
    expect(new Set(failed.contracts.map(({ state, reason }) => `${state}: ${reason}`))).toEqual(
      new Set(['failed: The transaction was reverted']),
    );

    const reset = await call('POST', `/${id}/contracts/${failed.contracts[0]!.id}/reset`);
    expect(statesOn(reset.body, 31337)).toEqual(['planned']);
    expect(reset.body.contracts[0]).toMatchObject({ reason: null, transactionHash: null });
    await deploy(registered, alpha);
    await reconcile(id);
    expect(statesOn(await read(id), 31337)).toEqual(['verified']);
  });

  it('fails as replaced when its sender used the nonce for something else', async () => {
    const { id } = await create();
    const { to, data } = transactionFor(await register(id), 31337);
    await rpc(alpha.url, 'evm_setAutomine', [false]);
    const nonce = await alpha.client.getTransactionCount({ address: creator.address });
    const hash = await alpha.client.sendTransaction({ account: creator, to, data, nonce, gas: 8_000_000n });
    await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: hash });
    await reconcile(id);
    expect(statesOn(await read(id), 31337)).toEqual(['submitted']);

    const fees = { maxFeePerGas: 100_000_000_000n, maxPriorityFeePerGas: 50_000_000_000n };
    await alpha.client.sendTransaction({ account: creator, to: creator.address, value: 0n, nonce, ...fees });
    await rpc(alpha.url, 'evm_setAutomine', [true]);
    await rpc(alpha.url, 'evm_mine');
    await reconcile(id);
    expect((await read(id)).contracts[0]).toMatchObject({ state: 'failed', reason: expect.stringContaining('replaced') });
  });

  it('counts as dropped when no node has known it for minutes', async () => {
    const { id } = await create();
    await register(id);
    await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: `0x${'ab'.repeat(32)}` });
    await reconcile(id);
    expect(statesOn(await read(id), 31337)).toEqual(['submitted']);
    clockOffsetMs = 4 * 60_000;
    await reconcile(id);
    expect((await read(id)).contracts[0]).toMatchObject({ state: 'failed', reason: expect.stringContaining('dropped') });
  });

  it('fails when it succeeded but was another transaction', async () => {
    const { id } = await create();
    await register(id);
    const hash = await alpha.client.sendTransaction({ account: creator, to: creator.address, value: 1n });
    await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: hash });
    await reconcile(id);
    expect((await read(id)).contracts[0]).toMatchObject({ state: 'failed', reason: expect.stringContaining('did not create') });
  });

  it('is refused before anything is registered, and for a chain of another organisation', async () => {
    const { id } = await create();
    const transactionHash = `0x${'ab'.repeat(32)}`;
    expect((await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash })).status).toBe(409);
    expect((await call('POST', `/${id}/contracts`, { chainId: 31338, transactionHash })).status).toBe(400);
  });
});

describe('the chain decides', () => {
  it('finishes a deployment that nobody reported and nobody watches', async () => {
    const { id } = await create([31337, 31338]);
    const registered = await register(id);
    const hash = await deploy(registered, alpha);
    await deploy(registered, beta);
    const reconciler = createReconciler(server.dependencies);
    reconciler.start();
    await expect.poll(async () => (await read(id)).state, { timeout: 25_000 }).toBe('deployed');
    await reconciler.stop();
    const deployed = await read(id);
    expect(deployed.receipt?.ok).toBe(true);
    expect(deployed.contracts.find(({ chainId }) => chainId === 31337)?.transactionHash).toBe(hash);
  });

  it('takes contracts back that a reorg removed', async () => {
    const { id } = await create();
    const registered = await register(id);
    const before = await rpc<string>(alpha.url, 'evm_snapshot');
    await deploy(registered, alpha);
    await reconcile(id);
    expect(statesOn(await read(id), 31337)).toEqual(['verified']);
    await rpc(alpha.url, 'evm_revert', [before]);
    clockOffsetMs = 4 * 60_000;
    await reconcile(id);
    expect(statesOn(await read(id), 31337)).not.toContain('verified');
  });

  it('says "not as reviewed" where the code at a predicted address is another one', async () => {
    const { id } = await create();
    const registered = await register(id);
    await deploy(registered, alpha);
    const token = registered.contracts.find(({ kind }) => kind === 'token')!;
    await alpha.client.setCode({ address: token.address as Hex, bytecode: '0x6001' });
    await reconcile(id);
    const { contracts } = await read(id);
    const found = contracts.find(({ kind }) => kind === 'token');
    expect(found).toMatchObject({ state: 'failed', reason: expect.stringMatching(/^Not as reviewed: /) });
    const completion = await call('PATCH', `/${id}/complete-deployment`);
    expect([completion.status, completion.body.code]).toEqual([409, 'deployment-incomplete']);
  });

  it('changes nothing while a node is away, and says so', async () => {
    const { id } = await create();
    await register(id);
    const cut = await startTestServer(server.dependencies.config.databaseUrl, { RPC_31337: 'http://127.0.0.1:1', RPC_31338: beta.url });
    const { token } = await signIn(cut.url, creator);
    const answer = await send(cut.url, 'PATCH', `/api/v1/organisations/${id}/complete-deployment`, { token });
    await cut.close();
    expect([answer.status, answer.body.code]).toEqual([503, 'rpc-unavailable']);
    expect(answer.text).not.toContain('127.0.0.1:1');
    expect((await read(id)).state).toBe('registered');
  });
});

describe('completing', () => {
  it('is refused while a chain is missing', async () => {
    const { id } = await create([31337, 31338]);
    await deploy(await register(id), alpha);
    const answer = await call('PATCH', `/${id}/complete-deployment`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('Chain 31338 is not deployed');
    expect((await read(id)).state).toBe('deploying');
  });

  it('is refused for a draft, and does nothing the second time', async () => {
    const { id } = await create();
    expect((await call('PATCH', `/${id}/complete-deployment`)).status).toBe(409);
    await deploy(await register(id), alpha);
    const first = await call('PATCH', `/${id}/complete-deployment`);
    const second = await call('PATCH', `/${id}/complete-deployment`);
    expect([first.body.state, second.body.state]).toEqual(['deployed', 'deployed']);
    expect(second.body.receipt).toEqual(first.body.receipt);
  });

  it('is followed by read-backs that show drift', async () => {
    const { id } = await create();
    expect((await call('POST', `/${id}/receipt`)).status).toBe(409);
    const registered = await register(id);
    await deploy(registered, alpha);
    await call('PATCH', `/${id}/complete-deployment`);
    expect((await call('POST', `/${id}/receipt`)).body.ok).toBe(true);

    const treasury = registered.contracts.find(({ kind }) => kind === 'safeTreasury')!;
    // Slot 4 of a Safe is its threshold.
    await alpha.client.setStorageAt({ address: treasury.address as Hex, index: 4, value: `0x${'00'.repeat(31)}02` });
    const drifted = await call('POST', `/${id}/receipt`);
    expect(drifted.status).toBe(200);
    expect(drifted.body.ok).toBe(false);
    const wrong = drifted.body.checks.filter(({ ok }: { ok: boolean }) => !ok);
    expect(wrong).toEqual([expect.objectContaining({ stepId: treasury.stepId, expected: '1', actual: '2' })]);
  });
});

it('resets nothing that has not failed', async () => {
  const { id } = await create();
  const { contracts } = await register(id);
  expect((await call('POST', `/${id}/contracts/${contracts[0]!.id}/reset`)).status).toBe(409);
  expect((await call('POST', `/${id}/contracts/nonsense/reset`)).status).toBe(404);
});

it('verifies and completes although the node was restarted and has forgotten the block of the deployment', async () => {
  const { id } = await create();
  const registered = await register(id);
  const hash = await deploy(registered, alpha);
  await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: hash });
  const state = await rpc<Hex>(alpha.url, 'anvil_dumpState');
  const successor = await startChain({ chainId: 31337, port: await untakenPort() });
  await rpc(successor.url, 'anvil_loadState', [state]);
  await rpc(successor.url, 'anvil_mine', ['0x2']);

  const env = { RPC_31337: successor.url, RPC_31338: beta.url, JWT_SECRET: SECRET };
  const later = await startTestServer(server.dependencies.config.databaseUrl, env);
  const completed = await send(later.url, 'PATCH', `/api/v1/organisations/${id}/complete-deployment`, { token: tokens.creator });
  await later.close();
  await successor.stop();
  expect([completed.status, completed.body.state, completed.body.receipt?.ok]).toEqual([200, 'deployed', true]);
});
