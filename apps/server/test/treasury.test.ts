import { platformAddresses } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { EndpointResponse } from '@althing/domain/http';
import { type Address, NATIVE } from '@althing/domain/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

/* What the API tells of an organisation's money: known tokens with values, and strangers' tokens apart. */

const creator = localAccount(0);
const DOLLAR = platformAddresses.localDollar;
const SPAM: Address = `0x${'5a'.repeat(20)}`;
const PAYER: Address = `0x${'c0'.repeat(20)}`;
const TIME = 1_800_000_000;

type Transfers = EndpointResponse<'GET /api/v1/organisations/:id/transfers'>;
type Treasury = EndpointResponse<'GET /api/v1/organisations/:id/treasury'>;

let cluster: TestCluster;
let chain: TestChain;
let server: TestServer;
let id: string;
let safe: Address;
let own: Address;

const bytes = (address: string) => Buffer.from(address.slice(2), 'hex');

async function moved(block: number, token: Address, direction: 'in' | 'out', value: bigint): Promise<void> {
  await server.dependencies.pool.query(
    `insert into chain.transfer (chain_id, block, log_index, part, at, transaction_hash, holder, direction, counterparty, token, value)
     values (31337, $1, 0, 0, $2, $3, $4, $5, $6, $7, $8)`,
    [block, TIME + block, Buffer.alloc(32, block), bytes(safe), direction, bytes(PAYER), bytes(token), value.toString()],
  );
}

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
  server = await startTestServer(await cluster.createDatabase(), { RPC_31337: chain.url });
  const { token } = await signIn(server.url, creator);
  const { body } = await send(server.url, 'POST', '/api/v1/organisations', { token, json: organisationForm(creator.address) });
  const registered = await send(server.url, 'POST', `/api/v1/organisations/${body.id}/register`, { token, json: {} });
  id = body.id;
  const contracts = (registered.body.contracts as { kind: string; address: Address; chainId: number }[]).filter(
    ({ chainId }) => chainId === 31337,
  );
  safe = contracts.find(({ kind }) => kind === 'safeTreasury')!.address;
  own = contracts.find(({ kind }) => kind === 'token')!.address;
  await server.dependencies.pool.query(`update app.organisation_contracts set state = 'verified' where organisation_id = $1`, [id]);
  await moved(1, NATIVE, 'in', 10n ** 18n);
  await moved(2, DOLLAR, 'in', 5_000_000n);
  await moved(3, SPAM, 'in', 7n);
  await moved(4, SPAM, 'out', 7n);
  await moved(5, own, 'out', 3n * 10n ** 18n);
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop()]);
});

async function list(query = ''): Promise<Transfers> {
  const { status, body } = await send(server.url, 'GET', `/api/v1/organisations/${id}/transfers${query}`);
  expect(status).toBe(200);
  return body as Transfers;
}
const lines = ({ items }: Transfers) => items.map(({ direction, token, usd }) => [direction, token.symbol, usd]);

describe('transfers', () => {
  it('are those of known tokens, newest first, with their value of that time', async () => {
    expect(lines(await list())).toEqual([
      ['out', expect.any(String), null],
      ['in', 'LUSD', 5],
      ['in', 'ETH', 2000],
    ]);
  });

  it('of tokens that nobody knows are told apart, even where the token says that the organisation sent it', async () => {
    const { items } = await list('?tokens=unknown');
    expect(items.map(({ direction, token }) => [direction, token.address, token.decimals])).toEqual([
      ['out', expect.stringMatching(new RegExp(SPAM, 'i')), null],
      ['in', expect.stringMatching(new RegExp(SPAM, 'i')), null],
    ]);
  });

  it('are found by direction, token and contract, page by page', async () => {
    expect((await list('?direction=out')).items).toHaveLength(1);
    expect(lines(await list(`?token=${DOLLAR}`))).toEqual([['in', 'LUSD', 5]]);
    expect((await list(`?holder=${PAYER}`)).items).toEqual([]);
    expect((await list('?chainId=31338')).items).toEqual([]);
    const first = await list('?limit=2');
    expect(lines(await list(`?limit=2&cursor=${first.nextCursor}`))).toEqual([['in', 'ETH', 2000]]);
  });
});

it('the treasury names what may be held: coins, its own token and priced tokens that came, none of strangers', async () => {
  const { body } = await send(server.url, 'GET', `/api/v1/organisations/${id}/treasury`);
  const { holders, chains } = body as Treasury;
  expect(holders.map(({ address }) => address)).toContain(safe);
  const alpha = chains.find(({ chainId }) => chainId === 31337)!;
  expect(alpha.coin).toEqual({ usd: 2000, basis: 'own' });
  expect(alpha.tokens.map(({ address, usd, isOwn }) => [address, usd, isOwn])).toEqual([
    [own, null, true],
    [DOLLAR, 1, false],
  ]);
});
