import { expect, test } from 'vitest';
import { createProposals } from './proposals.ts';
import type { Queryable } from './queryable.ts';

const governor = Buffer.alloc(20, 1);

/** A proposal that was defeated long ago, as the database returns it. */
const defeated = (block: number) => ({
  organisation_id: null,
  chain_id: '1',
  governor,
  governor_name: 'Main',
  proposal_id: String(block),
  block: String(block),
  log_index: 0,
  at: '1000',
  transaction_hash: Buffer.alloc(32, 2),
  proposer: governor,
  description: 'Spam',
  actions: '[]',
  vote_start: '1001',
  vote_end: '1002',
  against: null,
  for: null,
  abstain: null,
  queued_at: null,
  queued_until: null,
  executed_at: null,
  canceled_at: null,
  queued_in: null,
  executed_in: null,
  canceled_in: null,
  operation: null,
  operation_at: null,
  operation_in: null,
  supply: '0',
  quorum_numerator: '0',
  quadratic_threshold: null,
  participation: null,
});

test('a page of a state that no proposal is in costs a bounded number of reads, and the next one goes on from there', async () => {
  let reads = 0;
  let block = 1_000_000;
  const query = async ({ name }: { name: string }) => {
    if (name === 'chain_times') return { rows: [] };
    reads += 1;
    return { rows: Array.from({ length: 100 }, () => defeated((block -= 1))) };
  };
  const list = createProposals({ query } as unknown as Queryable, () => 2000);
  const governors = [{ chainId: 1, address: '0x0101010101010101010101010101010101010101' }] as const;
  expect(await list.list({ governors, state: 'active', limit: 20 })).toEqual({ items: [], nextCursor: `1000_1_${block}_0` });
  expect(reads).toBe(10);
  expect((await list.list({ governors, state: 'defeated', limit: 20 })).items).toHaveLength(20);
  expect(reads).toBe(11);
});

test('vetoed proposals are a list of their own, and among the canceled', async () => {
  const rows = [{ ...defeated(3), canceled_at: '1001', was_vetoed: true }, { ...defeated(2), canceled_at: '1001' }, defeated(1)];
  const query = async ({ name }: { name: string }) => ({ rows: name === 'chain_times' ? [] : rows });
  const list = createProposals({ query } as unknown as Queryable, () => 2000);
  const governors = [{ chainId: 1, address: '0x0101010101010101010101010101010101010101' }] as const;
  const found = async (state: string) => (await list.list({ governors, state, limit: 20 })).items.map(({ proposalId }) => proposalId);
  expect(await found('vetoed')).toEqual(['3']);
  expect(await found('canceled')).toEqual(['3', '2']);
});

test('of a proposal in another state than is asked for no text and no action is read', async () => {
  const unread = (block: number) => ({
    ...defeated(block),
    get description(): string {
      throw new Error('the text was read');
    },
    get actions(): string {
      throw new Error('the actions were read');
    },
  });
  const query = async ({ name }: { name: string }) => ({ rows: name === 'chain_times' ? [] : [unread(2), unread(1)] });
  const list = createProposals({ query } as unknown as Queryable, () => 2000);
  const governors = [{ chainId: 1, address: '0x0101010101010101010101010101010101010101' }] as const;
  expect((await list.list({ governors, state: 'active', limit: 20 })).items).toEqual([]);
});

test('targets are told as they are kept, as a page has thousands of them', async () => {
  const actions = [{ target: '0x5fbdb2315678afecb367f032d93f642f64180aa3', value: '0', calldata: '0x' }];
  const query = async ({ name }: { name: string }) => ({
    rows: name === 'chain_times' ? [] : [{ ...defeated(1), actions: JSON.stringify(actions) }],
  });
  const proposals = createProposals({ query } as unknown as Queryable, () => 2000);
  expect(await proposals.find({ chainId: 1, address: '0x0101010101010101010101010101010101010101' }, '1')).toMatchObject({ actions });
});

test('a title that hides or turns something is told with a mark, its description letter by letter, as the chain hashes it', async () => {
  const description = '# Pay\u202E 001\nBody';
  const query = async ({ name }: { name: string }) => ({ rows: name === 'chain_times' ? [] : [{ ...defeated(1), description }] });
  const proposals = createProposals({ query } as unknown as Queryable, () => 2000);
  const found = await proposals.find({ chainId: 1, address: '0x0101010101010101010101010101010101010101' }, '1');
  expect(found).toMatchObject({ title: 'Pay\uFFFD 001', description });
});
