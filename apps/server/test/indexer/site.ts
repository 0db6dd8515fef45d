import { randomUUID } from 'node:crypto';
import { quadraticGovernorAbi } from '@althing/bindings';
import { type LocalChain, localClient, type LocalClient, rpc } from '@althing/devnet';
import type { ProposalState } from '@althing/domain/governance';
import { type Proposal, proposal as proposalSchema } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import type { Pool } from 'pg';
import { getAddress } from 'viem';
import { vi } from 'vitest';
import type { ChainData, ContractKey } from '../../src/store/chain/chainData.ts';
import type { MembersOf } from '../../src/store/chain/members.ts';
import { createIndexer, type Indexer, indexedRoots } from '../../src/indexer/index.ts';
import { createChainData } from '../../src/store/chain/createChainData.ts';
import { everythingPlanned, startTestChain, startTestPostgres, TEST_CHAIN_ID, type TestPostgres } from './services.ts';
import { World } from './world.ts';

const silent = () => undefined;

/** `IGovernor.ProposalState` as people see it. */
const STATES: readonly ProposalState[] = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'pendingexecution',
  'canceled',
  'executed',
];

/** Where to find a proposal. */
export interface ProposalPlace {
  id: bigint;
  organisation: { governor: Address };
}

export const keyOf = (address: Hex): ContractKey => ({ chainId: TEST_CHAIN_ID, address: getAddress(address) });

/** Whose members an organisation's are. */
export const membersOf = (organisation: { token: Hex; governor: Hex }, vestings: readonly Address[] = []): MembersOf => ({
  organisationId: randomUUID(),
  token: keyOf(organisation.token),
  vestings,
  governors: [keyOf(organisation.governor)],
});

/** People on a chain, the indexer that reads it, and what the repositories say. */
export class Site {
  readonly world: World;
  readonly client: LocalClient;
  readonly pool: Pool;
  readonly data: ChainData;
  readonly url: string;
  private readonly postgres: TestPostgres;
  private readonly chain: LocalChain;
  private readonly indexer: Indexer;

  private constructor(postgres: TestPostgres, pool: Pool, chain: LocalChain) {
    this.postgres = postgres;
    this.pool = pool;
    this.chain = chain;
    this.url = chain.url;
    this.world = new World(chain.url);
    this.client = localClient(chain);
    this.data = createChainData(pool, () => new Date());
    this.indexer = createIndexer(
      [{ chainId: TEST_CHAIN_ID, rpcUrls: [chain.url], roots: indexedRoots(TEST_CHAIN_ID), local: true, pollMs: 20 }],
      {
        pool,
        log: { info: silent, warn: silent, error: silent },
        metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
        organisationsOf: async () => [],
        plans: everythingPlanned,
      },
    );
  }

  static async start(name: string): Promise<Site> {
    const [postgres, chain] = await Promise.all([startTestPostgres(), startTestChain()]);
    const { pool } = await postgres.createDatabase(name);
    const site = new Site(postgres, pool, chain);
    await site.world.load();
    site.indexer.start();
    return site;
  }

  async stop(): Promise<void> {
    await this.indexer.stop();
    await this.chain.stop();
    await this.postgres.stop();
  }

  /** Until the newest block is indexed. */
  async indexed(): Promise<void> {
    const { hash } = await rpc<{ hash: Hex }>(this.chain.url, 'eth_getBlockByNumber', ['latest', false]);
    await vi.waitFor(
      async () => {
        const { rows } = await this.pool.query(`select '0x' || encode(hash, 'hex') as hash from chain.cursor`);
        if (rows[0]?.hash !== hash) throw new Error('The newest block is not indexed');
      },
      { timeout: 10_000, interval: 10 },
    );
  }

  async readBack({ organisation, id }: ProposalPlace): Promise<Proposal> {
    await this.indexed();
    return proposalSchema.parse(await this.data.proposal(keyOf(organisation.governor), id.toString()));
  }

  /** The same as its governor tells it; the quorum only once the snapshot has passed, as no governor knows it before. */
  async onChain({ organisation, id }: ProposalPlace): Promise<Partial<Proposal>> {
    const { client } = this;
    // What both ways of counting answer is the same in both ABIs.
    const governor = { address: organisation.governor, abi: quadraticGovernorAbi } as const;
    const [against, inFavour, abstain] = await client.readContract({ ...governor, functionName: 'proposalVotes', args: [id] });
    const state = STATES[await client.readContract({ ...governor, functionName: 'state', args: [id] })];
    const snapshot = await client.readContract({ ...governor, functionName: 'proposalSnapshot', args: [id] });
    const isPast = snapshot < (await client.getBlock()).timestamp;
    return {
      votes: { against: `${against}`, for: `${inFavour}`, abstain: `${abstain}` },
      ...(state && { state }),
      ...(isPast && { quorum: `${await client.readContract({ ...governor, functionName: 'quorum', args: [snapshot] })}` }),
      counting: await this.countingOnChain(organisation.governor, id, snapshot),
    };
  }

  private async countingOnChain(address: Address, id: bigint, snapshot: bigint): Promise<Proposal['counting']> {
    const governor = { address, abi: quadraticGovernorAbi } as const;
    const mode = await this.client.readContract({ ...governor, functionName: 'COUNTING_MODE' });
    if (mode.includes('fractional')) return { type: 'fractional' };
    const { threshold } = await this.client.readContract({ ...governor, functionName: 'quadraticSettings', args: [snapshot] });
    const participation = await this.client.readContract({ ...governor, functionName: 'proposalParticipation', args: [id] });
    return { type: 'quadratic', participation: `${participation}`, threshold };
  }
}
