import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { localAccount } from '@althing/devnet';
import { type Hex, keccak256, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReconciler } from '../src/deployment/reconciler.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const CHAINS = [31337, 31338, 31339];
const ORGANISATIONS = 300;
/** What a batch of one organisation deploys on a chain: authority, Safe, token, governor, timelock, vesting. */
const CONTRACTS = 6;
/** Calls that may travel in one request. */
const PER_REQUEST = 100;

interface Asked {
  method: string;
  params: unknown[];
}

/** A node of a chain on which nothing was ever deployed, except at `standing`. */
function startNode(standing: ReadonlySet<string>) {
  const counted = { requests: 0, looks: [] as Asked[] };
  const answer = ({ method, params }: Asked) => {
    counted.looks.push({ method, params });
    if (method === 'eth_getLogs') return [];
    if (method !== 'eth_getCode') return '0x64';
    return standing.has(String(params[0]).toLowerCase()) ? '0x60' : '0x';
  };
  const node = createServer((request, response) => {
    counted.requests += 1;
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const asked = JSON.parse(text) as ({ id: number } & Asked) | ({ id: number } & Asked)[];
      const told = [asked].flat().map(({ id, ...one }) => ({ jsonrpc: '2.0', id, result: answer(one) }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(Array.isArray(asked) ? told : told[0]));
    });
  }).listen(0, '127.0.0.1');
  return { node, counted };
}

const urlOf = (node: Server) => `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
const addressOf = (organisation: number, chainId: number, contract: number): Hex =>
  `0x${keccak256(numberToHex(organisation * 1_000_000 + chainId * 10 + contract)).slice(-40)}`;

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

it('the reconciler looks at hundreds of waiting plans in a few requests to each chain, and follows the one that somebody has deployed', async () => {
  const databaseUrl = await cluster.createDatabase();
  const found = addressOf(7, CHAINS[1]!, 0);
  const nodes = CHAINS.map(() => startNode(new Set([found])));
  await Promise.all(nodes.map(({ node }) => once(node, 'listening')));
  const env = Object.fromEntries(CHAINS.map((chainId, index) => [`RPC_${chainId}`, urlOf(nodes[index]!.node)]));
  const server = await startTestServer(databaseUrl, env);
  const { id: creatorId } = await signIn(server.url, localAccount(0));
  const { organisations, deployments, pool } = server.dependencies;
  const old = new Date(Date.now() - 26 * 3600_000);
  const far = new Date(Date.now() + 24 * 3600_000);
  const ids: string[] = [];
  for (let index = 0; index < ORGANISATIONS; index++) {
    const form = organisationForm(localAccount(0).address, { name: `Waiting ${index}`, chainIds: CHAINS });
    const id = (await organisations.create(form, { creatorId, now: old, quota: 1_000 }))!;
    ids.push(id);
    await deployments.locked(id, async (ledger) => {
      for (const chainId of CHAINS) {
        const steps = Array.from({ length: CONTRACTS }, (_, contract) => ({
          id: `step ${contract}`,
          kind: 'governor' as const,
          name: `${contract}`,
          address: addressOf(index, chainId, contract),
          checks: [],
        }));
        await ledger.replacePlan({ chainId, deployer: localAccount(0).address, steps, transactions: [] }, old);
        await ledger.schedule({ organisationId: id, chainId }, far, false);
      }
      await ledger.moveOrganisation(['draft'], 'registered');
    });
  }
  await pool.query('update app.deployments set next_check_at = $1', [old]);

  const reconciler = createReconciler(server.dependencies);
  reconciler.start();
  const unseen = `select count(*)::int as count from app.deployments where next_check_at < now() + interval '50 minutes'
    and (organisation_id <> $1 or chain_id <> $2)`;
  const waiting = async () => (await pool.query<{ count: number }>(unseen, [ids[7], CHAINS[1]])).rows[0]!.count;
  await expect.poll(waiting, { timeout: 60_000, interval: 100 }).toBe(0);
  await expect.poll(async () => (await organisations.find(ids[7]!))!.state, { timeout: 10_000 }).toBe('deploying');
  const states = await server.dependencies.pool.query(
    'select state, count(*)::int as count from app.organisations group by state order by state',
  );
  await reconciler.stop();
  await server.close();
  for (const { node } of nodes) {
    node.close();
    node.closeAllConnections();
  }

  expect(states.rows).toEqual([
    { state: 'deploying', count: 1 },
    { state: 'registered', count: ORGANISATIONS - 1 },
  ]);
  // Every address of a chain is asked for once, in full requests.
  const [quiet] = nodes;
  expect(new Set(quiet!.counted.looks.map(({ params }) => params[0])).size).toBe(ORGANISATIONS * CONTRACTS);
  expect(nodes.map(({ counted }) => counted.requests < 2 * ((ORGANISATIONS * CONTRACTS) / PER_REQUEST))).toEqual([true, true, true]);
}, 120_000);
