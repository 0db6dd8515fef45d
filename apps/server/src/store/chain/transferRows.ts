import { sql } from 'drizzle-orm';
import { NATIVE } from '@althing/domain/units';
import type { ClientBase } from 'pg';
import type { Position } from './changes.ts';
import { inserting } from './inserting.ts';
import type { TransferChange } from './transferChanges.ts';
import type { IndexedEvent } from './update.ts';
import { statement } from '../statement.ts';

type Row = TransferChange & Position;

/** Whose rows go with their block. */
export const TRANSFER_TABLES = ['transfer'] as const;

/** What a Safe logs once it has made what it announced, and whether it succeeded. */
const OUTCOMES: Readonly<Record<string, boolean>> = {
  ExecutionSuccess: true,
  ExecutionFailure: false,
  ExecutionFromModuleSuccess: true,
  ExecutionFromModuleFailure: false,
};

const insertRows = inserting<TransferChange>('transfer', {
  part: 'integer',
  holder: 'bytea',
  direction: 'text',
  counterparty: 'bytea',
  token: 'bytea',
  value: 'numeric',
});

/** Payments without those that a Safe announced and then failed to make: the first outcome that it logs afterwards counts. */
export function made(transfers: readonly Row[], events: readonly IndexedEvent[]): Row[] {
  const outcomes = new Map<string, IndexedEvent[]>();
  for (const event of events) {
    if (OUTCOMES[event.name] === undefined) continue;
    const key = `${event.transactionHash}:${event.address}`;
    outcomes.set(key, [...(outcomes.get(key) ?? []), event]);
  }
  return transfers.filter(({ isAnnounced, transactionHash, holder, logIndex }) => {
    if (!isAnnounced) return true;
    const outcome = outcomes.get(`${transactionHash}:${holder}`)?.find((event) => event.logIndex > logIndex);
    return outcome === undefined || OUTCOMES[outcome.name] === true;
  });
}

/**
 * Timelocks and governors log nothing when they are sent a chain's own coin. Where another contract that is read here says that it sent it, that
 * is written down for them as well.
 */
const insertSilentArrivals = (client: ClientBase, chainId: number, from: number, to: number) =>
  client.query(
    statement(sql`insert into chain.transfer
       (chain_id, block, log_index, at, transaction_hash, part, holder, direction, counterparty, token, value)
     select sent.chain_id, sent.block, sent.log_index, sent.at, sent.transaction_hash, sent.part, sent.counterparty, 'in', sent.holder, sent.token, sent.value
     from chain.transfer sent
     join chain.contract silent on silent.chain_id = sent.chain_id and silent.address = sent.counterparty and silent.kind in ('timelock', 'governor')
     where sent.chain_id = ${chainId} and sent.block between ${from} and ${to} and sent.direction = 'out'
       and sent.token = decode(${NATIVE.slice(2)}, 'hex')
     on conflict do nothing`),
  );

export async function insertTransfers(
  client: ClientBase,
  chainId: number,
  transfers: readonly Row[],
  events: readonly IndexedEvent[],
): Promise<void> {
  const rows = made(transfers, events);
  if (rows.length === 0) return;
  await insertRows(client, chainId, rows);
  const [from, to] = rows.reduce(([least, most], { block }) => [Math.min(least, block), Math.max(most, block)], [Infinity, -Infinity]);
  await insertSilentArrivals(client, chainId, from, to);
}
