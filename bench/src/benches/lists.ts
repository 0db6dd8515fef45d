import { call } from '../call.ts';
import { fillMembers, fillOrganisations, fillTransfers } from '../database.ts';
import { measureGrown } from '../measureGrown.ts';
import { compared, type Row } from '../row.ts';

const SMALL = 1_000;
const LARGE = 100_000;

/** Every way to look at the list; each is asked equally often, so p95 is decided by the slowest of them. */
async function ways(origin: string): Promise<string[]> {
  const list = `${origin}/api/v1/organisations`;
  const { items } = await call<{ items: { id: string }[] }>('GET', `${list}/categories`);
  const { nextCursor } = await call<{ nextCursor: string | null }>('GET', `${list}?sort=name-desc&limit=100`);
  return [
    '',
    '?sort=name-asc',
    '?sort=oldest',
    `?sort=name-desc&cursor=${nextCursor}`,
    '?search=lichen',
    '?search=lichen%20500',
    '?search=nobody',
    '?chainId=31338',
    '?state=deployed&limit=100',
    `?categoryId=${items.at(-1)!.id}&sort=name-asc`,
  ].map((query) => `${list}${query}`);
}

/** As the page of members shows them, page after page, by both orders and searched by address. */
async function waysOfMembers(origin: string): Promise<string[]> {
  const { id } = await call<{ id: string }>('GET', `${origin}/api/v1/organisations/slug/bench-1`);
  const list = `${origin}/api/v1/organisations/${id}/members?chainId=31337`;
  const { nextCursor } = await call<{ nextCursor: string | null }>('GET', `${list}&limit=100`);
  return ['', `&cursor=${nextCursor}`, '&sort=balance&limit=100', '&search=0xa', '&search=0xa5f3'].map((query) => `${list}${query}`);
}

/** As a treasury shows them, page after page and with every filter; three of four rows are tokens that nobody knows. */
async function waysOfTransfers(origin: string): Promise<string[]> {
  const { id } = await call<{ id: string }>('GET', `${origin}/api/v1/organisations/slug/bench-1`);
  const list = `${origin}/api/v1/organisations/${id}/transfers`;
  const { nextCursor } = await call<{ nextCursor: string | null }>('GET', `${list}?limit=100`);
  return ['', `?cursor=${nextCursor}`, '?direction=out&limit=100', `?token=0x${'00'.repeat(20)}`, '?chainId=31337', '?tokens=unknown'].map(
    (query) => `${list}${query}`,
  );
}

async function organisations(): Promise<Row> {
  const { small, large } = await measureGrown({ small: SMALL, large: LARGE, fill: fillOrganisations, ways });
  const measured = { area: 'lists', name: 'p95 at 100,000 organisations; anchor: at 1,000', unit: 'ms' };
  return compared({ ...measured, ours: large, anchor: small }, { atMost: 1.3 });
}

/** A list of one organisation. */
async function ofOne(what: string, fillIt: typeof fillTransfers, ways: typeof waysOfTransfers): Promise<Row> {
  const fill = async (databaseUrl: string, count: number) => {
    await fillOrganisations(databaseUrl, 1);
    await fillIt(databaseUrl, count);
  };
  const { small, large } = await measureGrown({ small: SMALL, large: LARGE, fill, ways });
  const measured = { area: 'lists', name: `p95 at 100,000 ${what}; anchor: at 1,000`, unit: 'ms' };
  return compared({ ...measured, ours: large, anchor: small }, { atMost: 2 });
}

/** Lists with a hundred times as many rows. */
export const lists = async (): Promise<Row[]> => [
  await organisations(),
  await ofOne('transfers of a treasury', fillTransfers, waysOfTransfers),
  await ofOne('members', fillMembers, waysOfMembers),
];
