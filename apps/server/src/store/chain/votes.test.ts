import { expect, test } from 'vitest';
import type { Queryable } from './queryable.ts';
import { createVotes } from './votes.ts';

test('a reason that hides or turns something is told with a mark', async () => {
  const [voter, hash] = [Buffer.alloc(20, 1), Buffer.alloc(32, 2)];
  const weights = { weight: '1', against: '0', for: '1', abstain: '0' };
  const row = { block: '1', log_index: 0, at: '1000', transaction_hash: hash, voter, support: 1, ...weights };
  const rows = [{ ...row, reason: 'I am\u202E for it', source_chain_id: null, receiver: null, amount: null }];
  const votes = createVotes({ query: async () => ({ rows }) } as unknown as Queryable);
  const { items } = await votes.list({ chainId: 1, address: '0x0101010101010101010101010101010101010101' }, '1', { limit: 20 });
  expect(items).toMatchObject([{ reason: 'I am\uFFFD for it' }]);
});
