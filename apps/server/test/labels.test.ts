import { localAccount } from '@althing/devnet';
import { MAX_LABELS } from '@althing/domain/labels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn, signInOnly } from './support/signIn.ts';

let cluster: TestCluster;
let server: TestServer;
let ada: Session;
let bea: Session;
const [BAKER, MILLER] = [localAccount(5).address, localAccount(6).address];
const ALL = '/api/v1/users/me/labels';

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
  [ada, bea] = [await signIn(server.url, localAccount(1)), await signIn(server.url, localAccount(2))];
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

const name = ({ token }: Session, address: string, label: string) =>
  send(server.url, 'PUT', `${ALL}/${address}`, { token, json: { label } });
const drop = ({ token }: Session, address: string) => send(server.url, 'DELETE', `${ALL}/${address}`, { token });
const labelsOf = async ({ token }: Session) => (await send(server.url, 'GET', ALL, { token })).body.items;

it('names are one’s own: given, given anew, taken back, and seen by nobody else', async () => {
  await name(ada, MILLER, 'Miller');
  await name(ada, BAKER.toLowerCase(), 'Baker');
  await name(bea, BAKER, 'Landlord');
  expect(await labelsOf(ada)).toEqual([
    { address: BAKER, label: 'Baker' },
    { address: MILLER, label: 'Miller' },
  ]);
  await name(ada, BAKER, 'Second baker');
  await drop(ada, MILLER);
  await drop(bea, MILLER);
  expect(await labelsOf(ada)).toEqual([{ address: BAKER, label: 'Second baker' }]);
  expect(await labelsOf(bea)).toEqual([{ address: BAKER, label: 'Landlord' }]);
});

it('who has not signed the statement names nothing', async () => {
  const stranger = await signInOnly(server.url, localAccount(3));
  expect((await name(stranger, BAKER, 'Baker')).status).toBe(403);
  expect(await labelsOf(stranger)).toEqual([]);
});

it('no more are named than may be, also by several requests at once; known ones can still be renamed and taken back', async () => {
  const carl = await signIn(server.url, localAccount(4));
  await server.dependencies.pool.query(
    `insert into app.address_labels (user_id, address, label) select $1, decode(lpad(to_hex(n), 40, '0'), 'hex'), 'n' || n from generate_series(1, $2::int) n`,
    [carl.id, MAX_LABELS - 1],
  );
  const answers = await Promise.all([5, 6, 7, 8, 9].map((index) => name(carl, localAccount(index).address, 'One more')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(await labelsOf(carl)).toHaveLength(MAX_LABELS);
  const first = `0x${'1'.padStart(40, '0')}`;
  expect((await name(carl, first, 'Renamed')).status).toBe(200);
  await drop(carl, first);
  expect((await name(carl, localAccount(10).address, 'Room again')).status).toBe(200);
});
