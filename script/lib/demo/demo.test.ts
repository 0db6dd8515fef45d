import { rmSync } from 'node:fs';
import {
  type LocalNetwork,
  localAccount,
  type ServerProcess,
  startLocalNetwork,
  startServerProcess,
  temporaryFolder,
  untakenPort,
} from '@althing/devnet';
import type { BondMarket, BridgeTransaction, OrganisationSummary, Proposal, UpgradeProposalSummary, Vote } from '@althing/domain/http';
import { PROPOSAL_STATES } from '@althing/domain/governance';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runDemo } from './runDemo.ts';

/* The demo on chains, Postgres and a server of its own, twice: everything that it promises is there, and nothing twice. */

let folder: string;
let network: LocalNetwork;
let server: ServerProcess;
/** What two runs said, and the seconds of the first. */
const said: string[][] = [];
let seconds: number;

const list = async <Item>(path: string): Promise<Item[]> => {
  const response = await fetch(`${server.url}/api/v1/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { items: Item[] }).items;
};

async function run(): Promise<void> {
  const lines: string[] = [];
  await runDemo({ url: server.url, chains: network.chains, say: (line) => lines.push(line) });
  said.push(lines);
}

beforeAll(async () => {
  folder = temporaryFolder('althing-demo-');
  const [alpha, beta, gamma, postgres] = [await untakenPort(), await untakenPort(), await untakenPort(), await untakenPort()];
  network = await startLocalNetwork({ dataDir: folder, ports: { chains: [alpha, beta, gamma], postgres }, disposable: true });
  server = await startServerProcess({
    port: await untakenPort(),
    dataDir: folder,
    network,
    env: { LOG_LEVEL: 'warn', FEATURE_BONDING: 'true' },
  });
  const started = performance.now();
  await run();
  seconds = (performance.now() - started) / 1000;
  await run();
}, 180_000);
afterAll(async () => {
  await server?.stop();
  await network?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const organisations = () => list<OrganisationSummary>('organisations?limit=100');
const harbour = async () => (await organisations()).find(({ name }) => name === 'Harbour Watch')!;

it('takes less than a minute', () => {
  expect(seconds).toBeLessThan(60);
});

it('founds four organisations once, deployed, and marked as a demo', async () => {
  const all = await organisations();
  expect(all.map(({ name }) => name).sort()).toEqual(['Ferry Line', 'Harbour Watch', 'Lantern Studio', 'River Commons']);
  expect(all.every(({ isDemo, state }) => isDemo && state === 'deployed')).toBe(true);
});

it('has a proposal in every state, two that were vetoed, and votes with reasons', async () => {
  const all = await vi.waitFor(
    async () => {
      const proposals = (
        await Promise.all((await organisations()).map(({ id }) => list<Proposal>(`organisations/${id}/proposals?limit=100`)))
      ).flat();
      expect(new Set(proposals.map(({ state }) => state))).toEqual(new Set(PROPOSAL_STATES));
      expect(proposals.filter(({ isVetoed }) => isVetoed)).toHaveLength(2);
      return proposals;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const open = all.find(({ state, title }) => state === 'active' && title === 'New lamps for the pier')!;
  const votes = await list<Vote>(`organisations/governors/${open.chainId}/${open.governor}/proposals/${open.proposalId}/votes`);
  expect(votes.filter(({ reason }) => reason !== '')).toHaveLength(2);
  expect(Date.parse(open.voteEnd) - Date.parse(open.voteStart)).toBe(7 * 86_400_000);
});

it('has upgrade proposals that were carried out, rejected, and one that waits for a signature', async () => {
  const upgrades = await list<UpgradeProposalSummary>(`organisations/${(await harbour()).id}/upgrade-proposals`);
  expect(upgrades.map(({ proposalName, state }) => `${proposalName}: ${state}`).toSorted()).toEqual([
    'A week to vote: registered',
    'Dan signs upgrades too: rejected',
    'Half of the tokens for a quorum: open',
  ]);
});

it('has tokens carried between three chains, by one bridge and by three, all of which arrived', async () => {
  const crossings = await vi.waitFor(
    async () => {
      const transfers = await list<BridgeTransaction>('bridge/transactions?type=transfer&limit=100');
      expect(transfers.map(({ stage }) => stage)).toEqual(['executed', 'executed', 'executed']);
      return transfers;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(crossings.map(({ originBridgeAdapterAddresses }) => originBridgeAdapterAddresses.length).toSorted((a, b) => a - b)).toEqual([
    1, 1, 3,
  ]);
});

it('has two bonds on sale, of which members bought', async () => {
  const markets = await vi.waitFor(
    async () => {
      const onSale = await list<BondMarket>('bonds/markets?limit=100');
      expect(onSale).toHaveLength(2);
      return onSale;
    },
    { timeout: 20_000, interval: 100 },
  );
  for (const { chainId, marketId } of markets)
    expect(await list(`bonds/markets/${chainId}/${marketId}/purchases?limit=10`)).toHaveLength(2);
});

it('leaves a queue in two Safes: a payment that was made, one that waits for the first local account, and one that is disputed', async () => {
  const you = localAccount(0).address;
  const url = `${server.url}/safe/31337/api/v1/owners/${you}/safes/`;
  const { safes } = (await (await fetch(url)).json()) as { safes: string[] };
  const queues = await Promise.all(
    safes.map(async (safe) => {
      const answer = await fetch(`${server.url}/safe/31337/api/v2/safes/${safe}/multisig-transactions/?limit=50`);
      const { results } = (await answer.json()) as { results: { nonce: string; confirmations: unknown[] }[] };
      return results.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b);
    }),
  );
  expect(queues.filter((nonces) => nonces.join() === '0,1,2,2')).toHaveLength(2);
});

it('does nothing when it is run again', () => {
  expect(said[1]).toEqual(said[0]);
});
