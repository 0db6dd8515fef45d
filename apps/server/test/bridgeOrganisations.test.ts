import { localAccount } from '@althing/devnet';
import type { RouteTransfer } from '@althing/domain/http';
import { getAddress, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn } from './support/signIn.ts';

const [ALPHA, BETA] = [31337, 31338] as const;
const account = (n: number) => getAddress(numberToHex(0xabcdef00 + n, { size: 20 }));
const [SAFE, PLANNED, STRANGER] = [account(1), account(2), account(3)];

let cluster: TestCluster;
let server: TestServer;
let harbour: string;

/** A transfer from Alpha to Beta, or back; the number tells them apart. */
async function sent(position: number, sender = STRANGER, recipient = STRANGER, [origin, destination] = [ALPHA, BETA] as number[]) {
  const at = new Date(1_800_000_000_000 + 1_000 * position);
  const found = { token: 'local-euro', origin: origin!, destination: destination!, contract: STRANGER, outputToken: STRANGER } as const;
  const amounts = { amount: '7', received: '7', request: null, deadline: null, lookedTo: 0 };
  const hash = { transactionHash: numberToHex(9, { size: 32 }), key: numberToHex(position, { size: 32 }) };
  const row = { provider: 'layerzero', ...found, ...amounts, ...hash, position, sender, recipient } as const;
  await server.dependencies.routeTransfers.add([{ ...row, sentAt: at, createdAt: at, nextAt: null }], at);
}

/** One with a contract on Alpha. @returns its id. */
async function found(creator: Session, slug: string, state: 'draft' | 'deployed', contract: string): Promise<string> {
  const { organisations, pool } = server.dependencies;
  const made = { creatorId: creator.id, now: new Date(), quota: 2 };
  const id = (await organisations.create(organisationForm(localAccount(1).address, { name: slug }), made))!;
  await pool.query('update app.organisations set state = $2, slug = $3 where id = $1', [id, state, slug]);
  await pool.query(
    `insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
     values (gen_random_uuid(), $1, ${ALPHA}, 0, 'safe', 'safeTreasury', '', $2, 'verified', now())`,
    [id, Buffer.from(contract.slice(2), 'hex')],
  );
  return id;
}

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
  const creator = await signIn(server.url, localAccount(1));
  harbour = await found(creator, 'harbour', 'deployed', SAFE);
  await found(creator, 'draft', 'draft', PLANNED);
  await sent(0, SAFE);
  await sent(1, STRANGER, SAFE, [BETA, ALPHA]);
  // The same address on another chain is somebody else's.
  await sent(2, SAFE, STRANGER, [BETA, ALPHA]);
  await sent(3, PLANNED);
}, 60_000);
afterAll(async () => {
  await server?.close();
  await cluster?.stop();
});

async function listed(query = ''): Promise<RouteTransfer[]> {
  const { status, body } = await send(server.url, 'GET', `/api/v1/bridge/routes/transfers?limit=50${query}`);
  expect(status).toBe(200);
  return (body as { items: RouteTransfer[] }).items;
}

it('a transfer over bridges of others names the deployed organisation of which a contract sends or gets it', async () => {
  const link = { slug: 'harbour', name: 'harbour' };
  expect((await listed()).map(({ organisation }) => organisation)).toEqual([null, null, link, link]);
});

it('an organisation lists those of its contracts, each on its own chain', async () => {
  const items = await listed(`&organisationId=${harbour}`);
  expect(items.map(({ sender, recipient }) => [sender, recipient])).toEqual([
    [STRANGER, SAFE],
    [SAFE, STRANGER],
  ]);
  expect(await listed(`&organisationId=${harbour}&provider=across`)).toEqual([]);
});
