import { drizzle } from 'drizzle-orm/node-postgres';
import { type Address, getAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrganisationList } from '../../src/store/organisationList.ts';
import { createSearch, type Search } from '../../src/store/search.ts';
import { keepInLedger } from './keepInLedger.ts';
import { Site } from './site.ts';
import { TEST_CHAIN_ID } from './services.ts';

let site: Site;
let search: Search;
let founder: Address;
let governor: Address;
let token: Address;
let slug: string;

beforeAll(async () => {
  site = await Site.start('search');
  const { world, pool } = site;
  search = createSearch(pool, createOrganisationList(drizzle(pool)));
  founder = getAddress(world.accounts[0]!);
  const organisation = await world.found('Rope Walk', [founder]);
  governor = getAddress(organisation.governor);
  token = getAddress(organisation.token);
  ({ slug } = await keepInLedger(pool, organisation, { name: 'Rope Walk' }));
  await pool.query("update app.organisations set name_key = 'rope walk' where slug = $1", [slug]);
  await world.delegate(organisation.token, founder, founder);
  await world.passTime(1);
  for (const title of ['Mend the lanterns', 'Buy hemp']) await world.propose(organisation, founder, `# ${title}`);
  await site.indexed();
});
afterAll(() => site.stop());

const organisation = () => ({ slug, name: 'Rope Walk' });

test('words find names and titles by the beginnings of their words, in any case', async () => {
  expect((await search('WAL')).organisations).toEqual([{ ...organisation(), logo: null }]);
  expect((await search('lant mend')).proposals).toMatchObject([{ organisation: organisation(), governor, title: 'Mend the lanterns' }]);
  expect((await search('anterns')).proposals).toEqual([]);
});

test('words find upgrade proposals by their names', async () => {
  await site.pool.query(
    `insert into app.upgrade_proposals (id, organisation_id, proposer_id, name, state, revision, transactions, chains, plan_hash, vote_chain_ids, progress, created_at)
    select gen_random_uuid(), id, creator_id, 'A longer vote', 'open', 0, '[]', '[]', '', '{}', '[]', now() from app.organisations where slug = $1`,
    [slug],
  );
  expect((await search('longer vo')).upgrades).toMatchObject([{ organisation: organisation(), name: 'A longer vote' }]);
  expect((await search('onger')).upgrades).toEqual([]);
});

test('what nobody may see is not found', async () => {
  await site.pool.query("update app.organisations set state = 'draft' where slug = $1", [slug]);
  const { organisations, proposals } = await search('rope');
  expect([
    organisations,
    proposals,
    (await search('hemp')).proposals,
    (await search('longer')).upgrades,
    (await search(governor)).contracts,
  ]).toEqual([[], [], [], [], []]);
  await site.pool.query("update app.organisations set state = 'registered' where slug = $1", [slug]);
});

test('an address finds the contract of an organisation once it stands on its chain', async () => {
  expect((await search(governor)).contracts).toEqual([]);
  await site.pool.query("update app.organisation_contracts set state = 'verified', kind = 'governor' where address = $1", [
    Buffer.from(governor.slice(2), 'hex'),
  ]);
  const found = { organisation: organisation(), address: governor, kind: 'governor', name: 'A' };
  expect((await search(governor.toLowerCase())).contracts).toMatchObject([found]);
  expect((await search(founder)).contracts).toEqual([]);
});

test('an address finds the organisations of which it is a member, where the token stands', async () => {
  expect((await search(founder)).members).toEqual([]);
  await site.pool.query("update app.organisation_contracts set state = 'verified', kind = 'token' where address = $1", [
    Buffer.from(token.slice(2), 'hex'),
  ]);
  expect((await search(founder.toLowerCase())).members).toEqual([
    { organisation: organisation(), chainId: TEST_CHAIN_ID, account: founder },
  ]);
  expect((await search(`0x${'12'.repeat(20)}`)).members).toEqual([]);
  await site.pool.query("update app.organisations set state = 'draft' where slug = $1", [slug]);
  expect((await search(founder)).members).toEqual([]);
  await site.pool.query("update app.organisations set state = 'registered' where slug = $1", [slug]);
});

test('words find the Safes of an organisation by its name and theirs, and by theirs alone none', async () => {
  const asSafe = (state: string) =>
    site.pool.query("update app.organisation_contracts set state = $2, kind = 'workingGroup', name = 'Grants' where address = $1", [
      Buffer.from(governor.slice(2), 'hex'),
      state,
    ]);
  await asSafe('verified');
  const safe = { organisation: organisation(), address: governor, kind: 'workingGroup', name: 'Grants' };
  for (const words of ['rope', 'rope walk', 'work rope', 'rope grou']) expect((await search(words)).contracts, words).toMatchObject([safe]);
  for (const words of ['treasury', 'rope treasury', 'working group', 'hemp']) expect((await search(words)).contracts, words).toEqual([]);
  await asSafe('planned');
  expect((await search('rope')).contracts).toEqual([]);
});

test.each(["'); drop table app.users; --", ':* & !', '\\', "'''", '%_', '🙂'])(
  'the search for %s finds nothing and breaks nothing',
  async (query) => {
    expect(await search(query)).toEqual({ organisations: [], proposals: [], upgrades: [], contracts: [], members: [] });
  },
);
