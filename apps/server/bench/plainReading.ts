import { governorAbi, organisationDeployerAbi, timelockAbi, tokenAbi } from '@althing/bindings';
import type { Pool } from 'pg';
import { createPublicClient, http } from 'viem';

/**
 * What a script without worries would do: ask viem for decoded logs and insert them, so many blocks at a time. With one block it is
 * the bare loop that follows a chain; with a thousand it has the whole past at hand and need not follow anything.
 */
export async function readPlainly(pool: Pool, url: string, chainId: number, blocksAtOnce: bigint): Promise<void> {
  const client = createPublicClient({ transport: http(url) });
  const events = [...tokenAbi, ...governorAbi, ...timelockAbi, ...organisationDeployerAbi].filter(
    (entry): entry is Extract<typeof entry, { type: 'event' }> => entry.type === 'event',
  );
  const head = await client.getBlockNumber();
  for (let from = 0n; from <= head; from += blocksAtOnce) {
    const to = from + blocksAtOnce - 1n < head ? from + blocksAtOnce - 1n : head;
    const logs = await client.getLogs({ events, fromBlock: from, toBlock: to });
    if (logs.length === 0) continue;
    const json = (value: unknown) =>
      JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));
    await pool.query(
      `insert into chain.event (chain_id, block, log_index, at, transaction_hash, address, name, args)
       select $1, block, log_index, 0, tx, address, name, args from unnest($2::bigint[], $3::int[], $4::bytea[], $5::bytea[], $6::text[], $7::jsonb[])
         as rows (block, log_index, tx, address, name, args)`,
      [
        chainId,
        logs.map((log) => log.blockNumber.toString()),
        logs.map((log) => log.logIndex),
        logs.map((log) => Buffer.from(log.transactionHash.slice(2), 'hex')),
        logs.map((log) => Buffer.from(log.address.slice(2), 'hex')),
        logs.map((log) => log.eventName),
        logs.map((log) => json(log.args)),
      ],
    );
  }
}
