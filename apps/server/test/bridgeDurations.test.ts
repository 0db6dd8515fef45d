import { bridgeAdaptersOf } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { Hex } from '@althing/domain/units';
import { numberToHex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { measureDurations } from '../src/store/bridges/durations.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const [ALPHA, BETA] = [31337, 31338] as const;
const { axelar, hyperlane } = bridgeAdaptersOf(BETA)!;
const CONTROLLER = numberToHex(7, { size: 20 });
const STRANGER = numberToHex(8, { size: 20 });
const ANOTHER = numberToHex(9, { size: 20 });
/** By their numbers in every controller. */
const ADAPTERS = [axelar, hyperlane, STRANGER];
const BEGIN = 1_700_000_000;
const DAY = 86_400;
const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');
const word = (n: number) => bytes(numberToHex(n, { size: 32 }));

let cluster: TestCluster;
let server: TestServer;
beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
  const { organisations, pool } = server.dependencies;
  const creator = await signIn(server.url, localAccount(1));
  const form = organisationForm(localAccount(1).address);
  const id = await organisations.create(form, { creatorId: creator.id, now: new Date(), quota: 1 });
  await pool.query(
    `insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
     select gen_random_uuid(), $1, ${ALPHA}, place, 'controller' || place, 'safeTreasury', '', address, 'verified', now() from unnest($2::bytea[]) with ordinality as c (address, place)`,
    [id, [CONTROLLER, ANOTHER].map(bytes)],
  );
  await pool.query(
    `insert into chain.controller_adapter (chain_id, block, log_index, at, transaction_hash, controller, adapter, slot, approved)
     select ${ALPHA}, 1, 10 * c.place + a.place, 1, '\\x01', c.address, a.address, a.place - 1, true
     from unnest($1::bytea[]) with ordinality as c (address, place), unnest($2::bytea[]) with ordinality as a (address, place)`,
    [[CONTROLLER, ANOTHER, STRANGER].map(bytes), ADAPTERS.map(bytes)],
  );
}, 60_000);
afterAll(async () => {
  await server?.close();
  await cluster?.stop();
});

let sent = 0;
beforeEach(async () => {
  sent = 0;
  await server.dependencies.pool.query('truncate chain.bridge_transaction, chain.bridge_receipt');
});

interface Sending {
  /** Seconds; null for one that has not arrived. */
  took: number | null;
  adapter: string;
  controller?: Hex;
  isResent?: boolean;
  /** Seconds after the beginning; otherwise one after the other. */
  sentAt?: number;
}

/** A message from Alpha that `adapter` brought to Beta after `took` seconds, and again `took` seconds later. */
async function deliver({ took, adapter, controller = CONTROLLER, isResent = false, sentAt }: Sending): Promise<void> {
  const { pool } = server.dependencies;
  sent += 1;
  const at = BEGIN + (sentAt ?? sent);
  for (const resend of isResent ? [false, true] : [false])
    await pool.query(
      `insert into chain.bridge_transaction (chain_id, block, log_index, at, transaction_hash, message_type, is_resend, controller, message_id,
         payload_hash, message_hash, destination_chain_id, sender, threshold, sent_at, taken)
       values (${ALPHA}, $1, $2, $3, $4, 'message', $5, $6, $4, $4, $4, ${BETA}, $6, 1, $3, $7)`,
      [sent, resend ? 1 : 0, at, word(sent), resend, bytes(controller), 1 << ADAPTERS.indexOf(adapter as Hex)],
    );
  for (const time of took === null ? [] : [1, 2])
    await pool.query(
      `insert into chain.bridge_receipt (chain_id, block, log_index, at, transaction_hash, controller, payload_hash, adapter)
       values (${BETA}, $1, $2, $3, $4, $5, $4, $6)`,
      [sent, time, at + took! * time, word(sent), bytes(controller), bytes(adapter)],
    );
}
const measured = (now = BEGIN + 2_000) => measureDurations(server.dependencies.pool, [ALPHA, BETA], now);

it('nine of ten deliveries of a bridge arrived within what is told, each counted when it first came', async () => {
  for (const took of [10, 20, 30, 40, 50, 60, 70, 80, 90, 900]) await deliver({ took, adapter: axelar });
  expect(await measured()).toEqual([{ chainId: ALPHA, bridge: 'axelar', seconds: 90, deliveries: 10 }]);
});

it('of a bridge of which few deliveries are known nothing is told, nor of one that is not the platform’s', async () => {
  for (let count = 0; count < 4; count += 1) await deliver({ took: 10, adapter: hyperlane });
  for (let count = 0; count < 6; count += 1) await deliver({ took: 10, adapter: STRANGER });
  expect(await measured()).toEqual([]);
});

it('neither what strangers send nor what had to be sent again is measured', async () => {
  for (let count = 0; count < 5; count += 1) await deliver({ took: 10, adapter: hyperlane });
  for (let count = 0; count < 20; count += 1) await deliver({ took: 5_000, adapter: hyperlane, controller: STRANGER });
  for (let count = 0; count < 20; count += 1) await deliver({ took: 5_000, adapter: hyperlane, isResent: true });
  expect(await measured()).toEqual([{ chainId: ALPHA, bridge: 'hyperlane', seconds: 10, deliveries: 5 }]);
});

it('a chain whose clock is behind does not make a bridge arrive before it was sent', async () => {
  for (let count = 0; count < 5; count += 1) await deliver({ took: -30, adapter: hyperlane });
  expect(await measured()).toEqual([{ chainId: ALPHA, bridge: 'hyperlane', seconds: 0, deliveries: 5 }]);
});

it('what is on its way for longer than is usual counts with the time that it has taken, and what has just left does not', async () => {
  for (let count = 0; count < 8; count += 1) await deliver({ took: 10, adapter: hyperlane, sentAt: 0 });
  for (let count = 0; count < 12; count += 1) await deliver({ took: null, adapter: hyperlane, sentAt: 95 });
  expect(await measured(BEGIN + 100)).toEqual([{ chainId: ALPHA, bridge: 'hyperlane', seconds: 10, deliveries: 8 }]);
  expect(await measured(BEGIN + 1_095)).toEqual([{ chainId: ALPHA, bridge: 'hyperlane', seconds: 1_000, deliveries: 8 }]);
});

it('a month later nothing is told of it, and no controller decides alone', async () => {
  for (let count = 0; count < 5; count += 1) await deliver({ took: 10, adapter: hyperlane });
  for (let count = 0; count < 200; count += 1) await deliver({ took: 900, adapter: hyperlane, controller: ANOTHER });
  expect(await measured()).toMatchObject([{ deliveries: 25 }]);
  expect(await measured(BEGIN + 31 * DAY)).toEqual([]);
});

it('thousands that strangers send afterwards hide no delivery', async () => {
  for (let count = 0; count < 5; count += 1) await deliver({ took: 10, adapter: hyperlane });
  await server.dependencies.pool.query(
    `insert into chain.bridge_transaction select chain_id, 1000 + n, log_index, at + 500, transaction_hash, message_type, is_resend, $1, int4send(n),
       int4send(n), int4send(n), destination_chain_id, sender, threshold, sent_at, taken from chain.bridge_transaction, generate_series(1, 3000) n
     where block = 1`,
    [bytes(STRANGER)],
  );
  expect(await measured()).toEqual([{ chainId: ALPHA, bridge: 'hyperlane', seconds: 10, deliveries: 5 }]);
});
