import { localAccount } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import { plan } from '@althing/planner';
import type { Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { organisationStep } from '../src/deployment/organisationState.ts';
import { createReconciler } from '../src/deployment/reconciler.ts';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const [founder, stranger] = [localAccount(0), localAccount(5)];

let cluster: TestCluster;
let chain: TestChain;
let server: TestServer;
let tokens: { founder: string; stranger: string };

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain(31337)]);
});
afterAll(() => Promise.all([cluster.stop(), chain.stop()]));

beforeEach(async () => {
  server = await startTestServer(await cluster.createDatabase(), { RPC_31337: chain.url, ORGANISATIONS_PER_USER: '1' });
  const [own, others] = await Promise.all([founder, stranger].map((account) => signIn(server.url, account)));
  tokens = { founder: own!.token, stranger: others!.token };
});
afterEach(() => server.close());

const call = async (method: string, path: string, json?: unknown, token: string | undefined = tokens.founder) =>
  send(server.url, method, `/api/v1/organisations${path}`, { token, json });
const create = (name: string) => call('POST', '', organisationForm(founder.address, { name }));
const read = async (id: string): Promise<OrganisationDetail> => (await call('GET', `/id/${id}`)).body;

async function registered(name: string): Promise<OrganisationDetail> {
  const { body } = await create(name);
  return (await call('POST', `/${body.id}/register`, {})).body;
}

/** So many days pass in which nobody does anything. */
async function pass(days: number) {
  const past = `- interval '${days} days'`;
  await server.dependencies.pool.query(`update app.organisations set touched_at = touched_at ${past};
    update app.organisation_contracts set updated_at = updated_at ${past};
    update app.deployments set next_check_at = next_check_at ${past}, woken_at = woken_at ${past};
    update app.deployment_transactions set submitted_at = submitted_at ${past}`);
}

/** What the clock does every hour. */
const expire = () => {
  const { from, to } = organisationStep('expire');
  return server.dependencies.organisations.expirePlans(new Date(Date.now() - 30 * 24 * 3600_000), from, to);
};
const isLookedAt = async (): Promise<boolean> =>
  (await server.dependencies.pool.query('select from app.deployments where next_check_at is not null')).rowCount !== 0;

async function deploy({ name, modules, token, salt, deployers }: OrganisationDetail) {
  const whole = plan({
    organisation: { name, modules, token },
    salt: salt as Hex,
    deployers: Object.fromEntries(deployers.map(({ chainId, deployer }) => [chainId, deployer as Hex])),
  });
  const { to, data, value } = whole.chains[0]!.transactions[0]!;
  const hash = await chain.client.sendTransaction({ account: founder, to, data, value });
  await chain.client.waitForTransactionReceipt({ hash });
}

/** Runs the reconciler until something holds. */
async function whileLooking(until: () => Promise<boolean>) {
  const reconciler = createReconciler(server.dependencies);
  reconciler.start();
  await expect.poll(until, { timeout: 20_000 }).toBe(true);
  await reconciler.stop();
}

describe('a plan that nobody deploys', () => {
  it('expires after thirty days, not before, and is not looked at any more', async () => {
    const { id } = await registered('Sleeper');
    await pass(29);
    expect(await expire()).toBe(0);
    await whileLooking(async () => (await server.dependencies.deployments.list(id))[0]!.nextCheckAt!.getTime() > Date.now() + 5 * 3600_000);
    await pass(2);
    await whileLooking(async () => !(await isLookedAt()));
    expect(await expire()).toBe(1);
    expect((await read(id)).state).toBe('expired');
    expect(await server.dependencies.organisations.expireDrafts(new Date(Date.now() + 60_000))).toBe(0);
  });

  it('is not counted any more, is told to its creator alone, and needs room to be taken up again', async () => {
    const old = await registered('Old');
    expect((await create('New')).status).toBe(403);
    await pass(31);
    await expire();
    const { body } = await create('New');
    const names = async (token?: string) =>
      (await send(server.url, 'GET', '/api/v1/organisations', { token })).body.items.map(({ name }: { name: string }) => name);
    expect([await names(tokens.founder), await names()]).toEqual([['New', 'Old'], []]);
    expect((await call('POST', `/${old.id}/register`, {})).body).toMatchObject({ code: 'organisation-quota' });
    await server.dependencies.pool.query('delete from app.organisations where id = $1', [body.id]);
    const again = (await call('POST', `/${old.id}/register`, {})).body;
    expect(again).toMatchObject({ state: 'registered', slug: old.slug });
    expect(again.contracts.map(({ address }: { address: string }) => address)).toEqual(old.contracts.map(({ address }) => address));
    expect(await isLookedAt()).toBe(true);
    expect(await expire()).toBe(0);
  });

  it('expires also where a transaction was reported that no node knows', async () => {
    const { id } = await registered('Bluff');
    await call('POST', `/${id}/contracts`, { chainId: 31337, transactionHash: `0x${'ab'.repeat(32)}` });
    expect((await read(id)).state).toBe('deploying');
    await pass(31);
    expect(await expire()).toBe(0);
    await server.dependencies.ledger.reconcile(id, 31337);
    expect(await expire()).toBe(1);
  });
});

describe('what is deployed after its plan has expired', () => {
  async function deployedLate(name: string) {
    const organisation = await registered(name);
    await pass(31);
    await expire();
    await whileLooking(async () => !(await isLookedAt()));
    await deploy(organisation);
    return organisation;
  }

  it('is found when its founder opens the page, and not because others do', async () => {
    const { id, slug } = await deployedLate('Late');
    await call('GET', `/slug/${slug}`, undefined, tokens.stranger);
    expect(await isLookedAt()).toBe(false);
    await call('GET', `/slug/${slug}`);
    await whileLooking(async () => (await server.dependencies.organisations.find(id))!.state === 'deployed');
  });

  it('is found when it is registered again', async () => {
    const { id } = await deployedLate('Forgotten');
    expect((await call('POST', `/${id}/register`, {})).body.contracts.every(({ state }: { state: string }) => state === 'verified')).toBe(
      true,
    );
    expect((await read(id)).state).toBe('deploying');
  });
});

it('a page that is left open has the chain looked at once in a while, not all the time', async () => {
  const { id } = await registered('Open');
  await pass(31);
  await whileLooking(async () => !(await isLookedAt()));
  await read(id);
  expect(await isLookedAt()).toBe(true);
  await whileLooking(async () => !(await isLookedAt()));
  await read(id);
  expect(await isLookedAt()).toBe(false);
  await pass(1);
  await read(id);
  expect(await isLookedAt()).toBe(true);
});
