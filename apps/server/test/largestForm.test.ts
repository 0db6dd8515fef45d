import { localAccount } from '@althing/devnet';
import type { OrganisationInput } from '@althing/domain/organisation';
import { chainsOf } from '@althing/domain/publicChains';
import type { Address } from '@althing/domain/units';
import { getAddress, keccak256, numberToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import work, { type CheckTask, type PlanResult } from '../src/deployment/planWorker.ts';
import { createPlanner, type Planner } from '../src/deployment/planner.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const creator = localAccount(0);
const chains = chainsOf('mainnet').filter(({ disabledReason }) => disabledReason === null);

const someAccount = (index: number): Address => getAddress(keccak256(numberToHex(index, { size: 32 })).slice(0, 42));
const owners = Array.from({ length: 50 }, (_, index) => someAccount(index));

/** As many of everything as the form takes, on every chain of the list. */
function largestForm(): OrganisationInput {
  const chainIds = chains.map(({ id }) => id);
  const form = organisationForm(creator.address, { name: 'ö'.repeat(80), chainIds });
  const [first] = form.modules.governor;
  const wallet = (chainId: number, name: string) => ({ chainId, name, isMultisig: true, addresses: owners, threshold: 25 });
  const governor = Array.from({ length: 10 }, (_, index) => {
    const chainId = chainIds[index]!;
    return { ...first!, tempId: String(index), governorName: `Main ${chainId}`, chainId };
  });
  return {
    ...form,
    description: 'ö'.repeat(2000),
    modules: {
      ...form.modules,
      governor,
      protocolUpgrades: { isMultisig: true, addresses: owners, threshold: 25 },
      safeTreasury: chainIds.map((chainId) => wallet(chainId, 'Treasury')),
      workingGroup: chainIds.slice(0, 5).map((chainId) => wallet(chainId, `Group ${chainId}`)),
    },
    token: {
      ...form.token!,
      initialReceivers: chainIds.map((chainId) => ({
        chainId,
        receivers: Array.from({ length: 500 }, (_, index) => ({ tempId: String(index), address: someAccount(index), amount: '1' })),
      })),
      authority: chainIds.map((chainId) => ({ chainId, name: `Authority ${chainId}`, isMultisig: true, addresses: owners, threshold: 25 })),
    },
  };
}

/** What a browser and whoever runs the server ask all the time. */
const READS = ['/api/v1/organisations', '/readyz', '/api/v1/organisations/categories'];
/** Reads that are answered, one after the other, while the form is worked on; more than a hundred on an idle machine. */
const SERVED = 20;

/** Reads that were answered so far, and how many of them while a planner was at work, by what it was asked. */
const answered = { reads: 0, during: { check: 0, plan: 0 } };

async function counting<Result>(task: 'check' | 'plan', work: () => Promise<Result>): Promise<Result> {
  const before = answered.reads;
  const result = await work();
  answered.during[task] = answered.reads - before;
  return result;
}

const counted = ({ check, plan, planUpgrade, close }: Planner): Planner => ({
  check: (...args) => counting('check', () => check(...args)),
  plan: (input) => counting('plan', () => plan(input)),
  planUpgrade,
  close,
});

const amongRequests: typeof createPlanner = ({ listedChains, features }) => ({
  check: async (organisation, caller) =>
    void work({ type: 'check', organisation, context: { chains: listedChains, features }, caller } satisfies CheckTask),
  plan: async (input) => (work({ type: 'plan', ...input }) as Extract<PlanResult, { chains: unknown }>).chains,
  planUpgrade: () => Promise.reject(new Error('not asked for')),
  close: () => Promise.resolve(),
});

/** Reads one after the other until `request` is answered. */
async function reading(origin: string, request: Promise<Answer>): Promise<Answer> {
  const under = { way: true };
  const answer = request.finally(() => (under.way = false));
  for (let turn = 0; under.way; turn++) {
    expect((await send(origin, 'GET', READS[turn % READS.length]!)).status).toBe(200);
    answered.reads += 1;
  }
  return answer;
}

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

/** Creates and registers the form at a server with this planner; what was read meanwhile. */
async function readsWith(planner: typeof createPlanner) {
  const env = {
    ALTHING_NETWORK: 'mainnet',
    CREATORS: 'everyone',
    JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    ...Object.fromEntries(chains.map(({ id }) => [`RPC_${id}`, 'http://127.0.0.1:1'])),
  };
  const server = await startTestServer(await cluster.createDatabase(), env, { createPlanner: (config) => counted(planner(config)) });
  const { token } = await signIn(server.url, creator, chains[0]!.id);
  const created = await reading(server.url, send(server.url, 'POST', '/api/v1/organisations', { token, json: largestForm() }));
  const path = `/api/v1/organisations/${created.body.id}/register`;
  const registered = await reading(server.url, send(server.url, 'POST', path, { token, json: {} }));
  await server.close();
  expect([created.status, registered.status, registered.body.state]).toEqual([201, 200, 'registered']);
  return answered.during;
}

describe('the largest form that is taken', () => {
  it('fills a request', () => {
    expect(JSON.stringify(largestForm()).length).toBeGreaterThan(0.95 * 1_048_576);
  });

  it('is checked and planned beside the requests of others', { timeout: 120_000 }, async () => {
    const { check, plan } = await readsWith(createPlanner);
    expect(check).toBeGreaterThanOrEqual(SERVED);
    expect(plan).toBeGreaterThanOrEqual(SERVED);
  });

  it('would hold all of them up if it were checked and planned among them', { timeout: 120_000 }, async () => {
    expect(await readsWith(amongRequests)).toEqual({ check: 0, plan: 0 });
  });
});
