import { localAccount } from '@althing/devnet';
import type { OrganisationSummary } from '@althing/domain/http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const [ada, bob] = [localAccount(0), localAccount(1)];
const NAMES = ['Zürich Commons', 'alpha', 'Älpler', 'beta', 'Beta', 'Ōmega Works'];

let cluster: TestCluster;
let server: TestServer;
let tokens: [string, string];
let seconds = 0;
/** Every look at the clock is a second later, so that newest and oldest are told apart. */
const now = () => new Date(Date.now() + seconds++ * 1000);

const createDraft = async (token: string, name: string, over: object = {}, chainIds = [31337]) =>
  send(server.url, 'POST', '/api/v1/organisations', { token, json: { ...organisationForm(ada.address, { name, chainIds }), ...over } });
/** Shows a draft to everybody, under its slug, without working out its plan. */
const show = (id: string) =>
  server.dependencies.deployments.locked(id, async (ledger) => {
    await ledger.moveOrganisation(['draft'], 'registered');
    await ledger.giveSlug();
  });
async function create(...about: Parameters<typeof createDraft>) {
  const answer = await createDraft(...about);
  const { id } = answer.body;
  if (id === undefined) return answer;
  await show(id);
  return { ...answer, body: (await send(server.url, 'GET', `/api/v1/organisations/id/${id}`)).body };
}
const register = async (token: string, id: string) => send(server.url, 'POST', `/api/v1/organisations/${id}/register`, { token, json: {} });
const list = async (query: string): Promise<{ items: OrganisationSummary[]; nextCursor: string | null }> =>
  (await send(server.url, 'GET', `/api/v1/organisations?${query}`)).body;
const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase(), {}, { now });
  tokens = [(await signIn(server.url, ada)).token, (await signIn(server.url, bob)).token];
  for (const [index, name] of NAMES.entries()) {
    const { status } = await create(
      tokens[index % 2]!,
      name,
      { categoryId: index < 2 ? 'defi' : 'social' },
      index === 3 ? [31338] : [31337],
    );
    if (status !== 201) throw new Error(`${name} was not created`);
  }
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

/** What tests of creation never ask a planner. */
const unasked = { planUpgrade: () => Promise.reject(new Error('not asked for')) };

describe('the list', () => {
  it('is sorted as people expect', async () => {
    const byName = ['alpha', 'Älpler', 'beta', 'Beta', 'Ōmega Works', 'Zürich Commons'].map((name) => name.toLowerCase());
    expect((await namesOf('sort=name-asc')).map((name) => name.toLowerCase())).toEqual(byName);
    expect((await namesOf('sort=name-desc')).map((name) => name.toLowerCase())).toEqual(byName.toReversed());
    expect(await namesOf('sort=oldest')).toEqual(NAMES);
    expect(await namesOf('')).toEqual(NAMES.toReversed());
  });

  it.each([
    '+275760-09-12T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '2026-02-30T00:00:00.000Z',
  ])('refuses a cursor of the time %s, which we never wrote', async (time) => {
    const cursor = Buffer.from(JSON.stringify([time, '00000000-0000-4000-8000-000000000000'])).toString('base64url');
    expect((await send(server.url, 'GET', `/api/v1/organisations?cursor=${cursor}`)).status).toBe(400);
  });

  it.each(['name-asc', 'name-desc', 'newest', 'oldest'])('comes in pages that hold every row once, sorted by %s', async (sort) => {
    const whole = await namesOf(`sort=${sort}`);
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
      expect(page.items.length).toBeLessThanOrEqual(2);
    }
    expect(paged).toEqual(whole);
  });

  it('does not repeat or lose rows when others come in between', async () => {
    const first = await list('sort=newest&limit=3');
    await create(tokens[0], 'Newcomer');
    const rest = await list(`sort=newest&limit=10&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(NAMES.toReversed());
  });

  it.each([
    ['categoryId=defi&sort=oldest', ['Zürich Commons', 'alpha']],
    ['chainId=31338', ['beta']],
    [`creator=${bob.address.toLowerCase()}&sort=oldest`, ['alpha', 'beta', 'Ōmega Works']],
    ['search=zurich', ['Zürich Commons']],
    ['search=OMEGA%20wor', ['Ōmega Works']],
    ['search=works%20omega', ['Ōmega Works']],
    ['search=nothing', []],
    ['search=%21%21%21', []],
    ['search=alp&categoryId=social', ['Älpler']],
    ['state=deployed', []],
    [`creator=${localAccount(7).address}`, []],
  ])('filters by %s', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });
});

describe('slugs', () => {
  it('are made of the name and stay unique, whoever is first', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(tokens[0], 'Same Name!')));
    const slugs = new Set(answers.map(({ body }) => body.slug));
    expect(slugs).toEqual(new Set(['same-name', ...Array.from({ length: 7 }, (_, i) => `same-name-${i + 2}`)]));
    for (const { body } of answers) {
      expect((await send(server.url, 'GET', `/api/v1/organisations/slug/${body.slug}`)).body.id).toBe(body.id);
      expect((await send(server.url, 'GET', `/api/v1/organisations/slug/${body.slug.toUpperCase()}`)).body.id).toBe(body.id);
    }
  });

  it('never take a word that the web needs', async () => {
    expect((await create(tokens[0], 'Create')).body.slug).toBe('create-2');
  });

  it('keep letters of every script', async () => {
    const { body } = await create(tokens[0], '東京 DAO');
    expect(body.slug).toBe('東京-dao');
    expect((await send(server.url, 'GET', `/api/v1/organisations/slug/${encodeURIComponent(body.slug)}`)).body.id).toBe(body.id);
  });
});

describe('the slug of a draft', () => {
  const bySlug = async (slug: string, token?: string) => send(server.url, 'GET', `/api/v1/organisations/slug/${slug}`, { token });

  it('tells nothing of other drafts and takes no name', async () => {
    const [own, others] = [(await createDraft(tokens[0], 'Quiet')).body, (await createDraft(tokens[1], 'Quiet')).body];
    expect([own.slug, others.slug]).toEqual([own.id, others.id]);
    expect((await bySlug('quiet', tokens[0])).status).toBe(404);
    expect((await bySlug(own.slug, tokens[0])).body.id).toBe(own.id);
    expect((await register(tokens[1], others.id)).body.slug).toBe('quiet');
  });

  it('gives way to that of the name at registration, and still leads there', async () => {
    const { id } = (await createDraft(tokens[0], 'Later known')).body;
    const first = await register(tokens[0], id);
    const again = await register(tokens[0], id);
    expect([first.body.slug, again.body.slug]).toEqual(['later-known', 'later-known']);
    expect([(await bySlug('later-known')).body.id, (await bySlug(id)).body.slug]).toEqual([id, 'later-known']);
  });

  it('is nobody’s to take by a name', async () => {
    const draft = (await createDraft(tokens[0], 'Mine')).body;
    const named = await create(tokens[1], draft.id);
    expect(named.body.slug).toBe(`${draft.id}-2`);
    expect((await bySlug(draft.id, tokens[0])).body.name).toBe('Mine');
  });
});

describe('creating', () => {
  it('keeps the form as it was reviewed, under the salt that the review used', async () => {
    const salt = `0x${'7a'.repeat(32)}`;
    const form = organisationForm(ada.address, { name: 'Kept', chainIds: [31337, 31339] });
    const { body } = await send(server.url, 'POST', '/api/v1/organisations', { token: tokens[0], json: { ...form, salt } });
    const { logoId: _logoId, categoryId, ...kept } = form;
    expect(body).toMatchObject({
      ...kept,
      salt,
      category: { id: categoryId },
      creator: ada.address,
      chainIds: [31337, 31339],
      state: 'draft',
      receipt: null,
    });
    expect((await send(server.url, 'GET', `/api/v1/organisations/id/${body.id}`, { token: tokens[0] })).body).toEqual(body);
  });

  it('draws another salt for each organisation that brings none', async () => {
    const salts = [(await create(tokens[0], 'A')).body.salt, (await create(tokens[0], 'B')).body.salt];
    expect(salts[0]).toMatch(/^0x[0-9a-f]{64}$/);
    expect(salts[0]).not.toBe(salts[1]);
  });

  it('speaks with the sentences of the wizard', async () => {
    const form = organisationForm(ada.address);
    const modules = { ...form.modules, governor: form.modules.governor.map((governor) => ({ ...governor, votingPeriod: 0 })) };
    const { status, body } = await send(server.url, 'POST', '/api/v1/organisations', { token: tokens[0], json: { ...form, modules } });
    expect([status, body.message]).toEqual([400, expect.stringContaining('Voting period must be greater than 0')]);
  });

  const receivers = [{ tempId: '1', address: bob.address, amount: '1' }];
  it.each([
    ['start date', { vestingType: 'linear', startDate: '1969-12-31T23:59:59Z', endDate: '2030-01-01T00:00:00Z', receivers }],
    ['start date', { vestingType: 'linear', startDate: '0001-01-01T00:00:00Z', endDate: '1969-01-01T00:00:00Z', receivers }],
    ['milestone dates 1', { vestingType: 'milestone', milestoneDates: ['1900-06-01T12:00:00Z', '2030-01-01T00:00:00Z'], receivers }],
  ])('refuses a vesting whose %s lies before the time that a chain can count', async (field, schedule) => {
    const form = organisationForm(ada.address, { name: 'Early' });
    const vesting = [{ chainId: 31337, isFlexVoting: false, schedules: [schedule] }];
    const { status, body } = await send(server.url, 'POST', '/api/v1/organisations', {
      token: tokens[0],
      json: { ...form, token: { ...form.token, vesting } },
    });
    expect([status, body.message]).toEqual([400, `Token, vesting 1, schedules 1, ${field}: Please choose a date from 1970 on`]);
  });
});

describe('organisations of the same name', () => {
  it('get slugs of their own, sixty at once, and none is refused', async () => {
    const drafts = await Promise.all(Array.from({ length: 60 }, (_, index) => createDraft(tokens[index % 2]!, 'Twin')));
    await Promise.all(drafts.map(({ body }) => show(body.id)));
    const created = await Promise.all(drafts.map(({ body }) => server.dependencies.organisations.find(body.id)));
    const numbers = created.map((organisation) => organisation!.slug).toSorted((a, b) => Number(a.slice(5)) - Number(b.slice(5)));
    expect(numbers).toEqual(['twin', ...Array.from({ length: 59 }, (_, index) => `twin-${index + 2}`)]);
  });

  it('pass over a slug that another name has', async () => {
    expect((await create(tokens[0], 'Echo 2')).body.slug).toBe('echo-2');
    expect((await create(tokens[0], 'Echo')).body.slug).toBe('echo');
    expect((await create(tokens[0], 'echo')).body.slug).toBe('echo-3');
  });

  it('pass over a slug that another name takes at the same moment', async () => {
    await create(tokens[0], 'Gull');
    const [numbered, second] = [(await createDraft(tokens[0], 'Gull 2')).body.id, (await createDraft(tokens[1], 'Gull')).body.id];
    const { deployments, organisations, pool } = server.dependencies;
    const other = await pool.connect();
    await other.query('begin');
    await other.query(`update app.organisations set slug = 'gull-2' where id = $1`, [numbered]);
    const given = deployments.locked(second, (ledger) => ledger.giveSlug());
    const waiting = async () => (await pool.query("select 1 from pg_stat_activity where wait_event = 'transactionid'")).rowCount;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await other.query('commit');
    other.release();
    await given;
    expect([(await organisations.find(numbered))!.slug, (await organisations.find(second))!.slug]).toEqual(['gull-2', 'gull-3']);
  });
});

describe('drafts', () => {
  it('are so many for each account, also where they come at once', async () => {
    const small = await startTestServer(await cluster.createDatabase(), { ORGANISATIONS_PER_USER: '3' });
    const [own, others] = await Promise.all([signIn(small.url, ada), signIn(small.url, bob)]);
    const add = async (token: string) =>
      send(small.url, 'POST', '/api/v1/organisations', { token, json: organisationForm(ada.address, { name: 'Many' }) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(own.token)));
    const other = await add(others.token);
    await small.close();
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)!.body).toMatchObject({ code: 'organisation-quota' });
    expect(other.status).toBe(201);
  });

  it('are planned only while there is room for them', async () => {
    let checks = 0;
    const planner = { ...unasked, plan: async () => [], check: async () => void (checks += 1), close: async () => undefined };
    const small = await startTestServer(await cluster.createDatabase(), { ORGANISATIONS_PER_USER: '1' }, { createPlanner: () => planner });
    const { token } = await signIn(small.url, ada);
    const salt = `0x${'1'.repeat(64)}`;
    const add = async (over: object) =>
      send(small.url, 'POST', '/api/v1/organisations', { token, json: { ...organisationForm(ada.address, { name: 'One' }), ...over } });
    const answers = [await add({ salt }), await add({}), await add({ salt })];
    await small.close();
    expect(answers.map(({ status }) => status)).toEqual([201, 403, 201]);
    expect(checks).toBe(2);
  });

  it('of one account are planned one by one, and those of others meanwhile', async () => {
    const planned: string[] = [];
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const plan = (creator: string) => {
      planned.push(creator);
      return ended;
    };
    const planner = {
      ...unasked,
      plan: async () => [],
      check: async (_: object, creator: string) => plan(creator),
      close: async () => undefined,
    };
    const fair = await startTestServer(await cluster.createDatabase(), { TRUST_PROXY: '1' }, { createPlanner: () => planner });
    const [own, others] = await Promise.all([signIn(fair.url, ada), signIn(fair.url, bob)]);
    const post = (path: string, { token }: { token: string }, address: string, json: object) =>
      send(fair.url, 'POST', path, { token, json, headers: { 'x-forwarded-for': address } });
    const form = organisationForm(ada.address, { name: 'Turn' });
    const many = Array.from({ length: 5 }, (_, index) => post('/api/v1/organisations', own, `10.0.0.${index}`, form));
    await vi.waitFor(() => expect(planned).toEqual([ada.address]));
    const other = post('/api/v1/organisations', others, '10.0.1.1', form);
    await vi.waitFor(() => expect(planned).toContain(bob.address));
    expect(planned).toEqual([ada.address, bob.address]);
    end();
    const answers = await Promise.all([...many, other]);
    await fair.close();
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  });

  it('and plans that are not deployed take so much room for each account', async () => {
    const full = await startTestServer(await cluster.createDatabase());
    const { token } = await signIn(full.url, ada);
    const add = async () =>
      send(full.url, 'POST', '/api/v1/organisations', { token, json: organisationForm(ada.address, { name: 'Large' }) });
    const { id } = (await add()).body;
    await send(full.url, 'POST', `/api/v1/organisations/${id}/register`, { token, json: {} });
    const filler = `to_jsonb((select string_agg(md5(random()::text), '') from generate_series(1, 550000)))`;
    await full.dependencies.pool.query(`update app.organisations set profile = profile || jsonb_build_object('x', ${filler})`);
    const half = await add();
    await full.dependencies.pool.query(`update app.deployments set plan = plan || jsonb_build_object('x', ${filler})`);
    const whole = await add();
    await full.dependencies.pool.query(`update app.organisations set state = 'deployed' where id = $1`, [id]);
    const after = await add();
    await full.close();
    expect([half, whole, after].map(({ status }) => status)).toEqual([201, 403, 201]);
    expect(whole.body).toMatchObject({ code: 'organisation-quota' });
  });

  it('go after thirty days, and nothing else does', async () => {
    const old = await startTestServer(await cluster.createDatabase(), {});
    const { token } = await signIn(old.url, ada);
    const add = async (name: string): Promise<string> =>
      (await send(old.url, 'POST', '/api/v1/organisations', { token, json: organisationForm(ada.address, { name }) })).body.id;
    const [draft, registered] = [await add('Draft'), await add('Registered')];
    await send(old.url, 'POST', `/api/v1/organisations/${registered}/register`, { token, json: {} });
    const { organisations } = old.dependencies;
    expect(await organisations.expireDrafts(new Date(Date.now() - 60_000))).toBe(0);
    await old.dependencies.pool.query(`update app.organisations set created_at = created_at - interval '60 days'`);
    expect(await organisations.expireDrafts(new Date(Date.now() - 60_000))).toBe(0);
    expect(await organisations.expireDrafts(new Date(Date.now() + 60_000))).toBe(1);
    const found = await Promise.all([organisations.find(draft), organisations.find(registered)]);
    await old.close();
    expect(found).toEqual([undefined, expect.objectContaining({ state: 'registered' })]);
  });
});

it('a receipt is kept of the deployment and of the last twenty times', async () => {
  const { receipts, organisations } = server.dependencies;
  const { body } = await create(tokens[0], 'Receipts');
  const check = (label: number) => ({ chainId: 31337, stepId: 's', label: String(label), expected: '', actual: '', ok: true });
  for (let i = 0; i < 30; i++) await receipts.add(body.id, [check(i)], new Date(i * 1000));
  const { rows } = await server.dependencies.pool.query(
    `select checks -> 0 ->> 'label' as label from app.receipts where organisation_id = $1 order by checked_at`,
    [body.id],
  );
  expect(rows.map(({ label }) => Number(label))).toEqual([0, ...Array.from({ length: 20 }, (_, index) => index + 10)]);
  expect((await receipts.newest((await organisations.find(body.id))!.id))?.checks).toEqual([check(29)]);
});

it('a chain with something on its way is looked at before any number of plans that nobody deploys', async () => {
  const { deployments } = server.dependencies;
  const now = new Date();
  const ids: string[] = [];
  for (let i = 0; i < 12; i++) ids.push((await create(tokens[i % 2]!, `Plan ${i}`)).body.id);
  const plan = { chainId: 31339, deployer: ada.address, steps: [], transactions: [] };
  for (const id of ids) await deployments.locked(id, (ledger) => ledger.replacePlan(plan, now));
  const busy = { organisationId: ids.at(-1)!, chainId: 31339 };
  await deployments.schedule(busy, now, true);
  const later = new Date(now.getTime() + 1000);
  expect(await deployments.claimDue(later, new Date(later.getTime() + 60_000), { limit: 1, except: [] })).toEqual([busy]);
  expect(await deployments.claimDue(later, later, { limit: 5, except: [31339] })).toEqual([]);
});

describe('a draft', () => {
  it('is told to nobody but its creator', async () => {
    const { body } = await createDraft(tokens[0], 'Secret plans');
    const paths = [`id/${body.id}`, `slug/${body.slug}`, `${body.id}/proposals`, `${body.id}/members?chainId=31337`];
    const statuses = (token?: string) =>
      Promise.all(paths.map(async (path) => (await send(server.url, 'GET', `/api/v1/organisations/${path}`, { token })).status));
    expect(await statuses(tokens[0])).toEqual([200, 200, 200, 200]);
    expect(await statuses(tokens[1])).toEqual([404, 404, 404, 404]);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    const names = async (token?: string) =>
      (await send(server.url, 'GET', '/api/v1/organisations?search=secret', { token })).body.items.map(
        ({ name }: { name: string }) => name,
      );
    expect([await names(tokens[0]), await names(tokens[1]), await names()]).toEqual([['Secret plans'], [], []]);
    const register = await send(server.url, 'POST', `/api/v1/organisations/${body.id}/register`, { token: tokens[1], json: {} });
    expect(register.status).toBe(404);
    const ofBonds = ['markets', 'stats', 'chart-history?period=7D', 'markets/proposals', 'markets/permission'];
    const bonds = (token: string) =>
      Promise.all(
        ofBonds.map(async (path) => (await send(server.url, 'GET', `/api/v1/bonds/organisations/${body.id}/${path}`, { token })).status),
      );
    expect(await bonds(tokens[0])).toEqual([200, 200, 200, 200, 200]);
    expect(await bonds(tokens[1])).toEqual([404, 404, 404, 404, 404]);
    const filtered = await send(server.url, 'GET', `/api/v1/bonds/markets?organisationId=${body.id}`, { token: tokens[1] });
    expect(filtered.status).toBe(404);
  });
});

describe('a form that is sent twice', () => {
  const salt = (digit: string) => `0x${digit.repeat(64)}`;

  it('at the same moment makes one organisation, which is registered once', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => createDraft(tokens[0], 'Twice', { salt: salt('a') })));
    expect([one!.status, two!.status]).toEqual([201, 201]);
    expect(two!.body.id).toBe(one!.body.id);
    const { body } = await send(server.url, 'GET', '/api/v1/organisations?search=twice', { token: tokens[0] });
    expect(body.items).toHaveLength(1);
    const path = `/api/v1/organisations/${one!.body.id}/register`;
    const registered = await Promise.all([1, 2].map(() => send(server.url, 'POST', path, { token: tokens[0], json: {} })));
    expect(registered.map(({ status }) => status)).toEqual([200, 200]);
    expect(registered[1]!.body.contracts).toEqual(registered[0]!.body.contracts);
  });

  it('with another content is refused', async () => {
    expect((await createDraft(tokens[0], 'First form', { salt: salt('b') })).status).toBe(201);
    expect((await createDraft(tokens[0], 'Second form', { salt: salt('b') })).body).toMatchObject({ code: 'salt-taken' });
  });

  it('by two accounts makes two', async () => {
    const answers = await Promise.all(tokens.map((token) => createDraft(token, 'Of each', { salt: salt('c') })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body.id).not.toBe(answers[1]!.body.id);
  });
});
