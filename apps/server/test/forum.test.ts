import { localAccount } from '@althing/devnet';
import type { GovernorView, Proposal } from '@althing/domain/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsOf } from '../src/compose/jobs.ts';
import { createForumClient } from '../src/forum/forumClient.ts';
import { forumPauseMs, keepForumInStep } from '../src/forum/keepInStep.ts';
import type { ChainData } from '../src/store/chain/chainData.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { startForum } from './support/forum.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const KEY = 'forum-key';
const creator = localAccount(0);
const governor: GovernorView = {
  chainId: 31337,
  address: localAccount(8).address,
  governorName: 'Main',
  isQuadratic: false,
  quadraticThresholdPercent: null,
  timelock: null,
  refundGas: null,
  preVoteVetoer: null,
  preExecutionVetoer: null,
  token: localAccount(9).address,
  votingDelay: 60,
  votingPeriod: 60,
  proposalThreshold: '0',
  quorumPercent: 4,
  timelockDelay: 0,
};
const proposalOf = (id: number, state: Proposal['state'] = 'active') =>
  ({ chainId: 31337, governor: governor.address, proposalId: String(id), title: `Lamp ${id}`, state }) as Proposal;

let cluster: TestCluster;
let forum: Awaited<ReturnType<typeof startForum>>;
let server: TestServer;
let tokens: { creator: string; stranger: string };
let id: string;
let proposals: Proposal[] = [];
let clock = new Date();

const chainData = {
  governors: async () => [governor],
  governorNames: async () => ({ items: [], nextCursor: null }),
  proposals: async () => ({ items: proposals, nextCursor: null }),
} as unknown as ChainData;

const path = () => `/api/v1/organisations/${id}/tally`;
const show = async (token?: string) => (await send(server.url, 'GET', path(), token === undefined ? {} : { token })).body;
const put = (isEnabled: boolean, token = tokens.creator) => send(server.url, 'PUT', path(), { token, json: { isEnabled } });
const later = (milliseconds: number) => (clock = new Date(clock.getTime() + milliseconds));
const sync = () => keepForumInStep(server.dependencies, createForumClient(server.dependencies.config.forum!));

beforeAll(async () => {
  [cluster, forum] = await Promise.all([startTestCluster(), startForum(KEY)]);
  const env = { FEATURE_TALLY: 'true', TALLY_URL: `${forum.url}/`, TALLY_KEY: KEY };
  server = await startTestServer(await cluster.createDatabase(), env, { chainData, now: () => clock });
  tokens = { creator: (await signIn(server.url, creator)).token, stranger: (await signIn(server.url, localAccount(5))).token };
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), forum.stop()]);
});
beforeEach(async () => {
  await server.dependencies.pool.query('delete from app.organisations');
  const { body } = await send(server.url, 'POST', '/api/v1/organisations', {
    token: tokens.creator,
    json: organisationForm(creator.address),
  });
  ({ id } = body);
  await server.dependencies.pool.query(`update app.organisations set state = 'deployed', slug = 'harbour' where id = $1`, [id]);
  proposals = [proposalOf(2), proposalOf(1, 'executed')];
  forum.proposals.length = 0;
  Object.assign(forum.state, { topics: [], status: 200, answer: undefined });
});

it('is switched on by the creator only, once the organisation is deployed', async () => {
  expect(await show()).toMatchObject({ isEnabled: false, reason: 'Only the creator of the organisation can switch the forum on or off.' });
  expect((await put(true, tokens.stranger)).status).toBe(403);
  await server.dependencies.pool.query(`update app.organisations set state = 'registered' where id = $1`, [id]);
  expect((await put(true)).body).toMatchObject({ code: 'forum-not-deployed' });
  await server.dependencies.pool.query(`update app.organisations set state = 'deployed' where id = $1`, [id]);
  expect((await put(true)).body).toMatchObject({ isEnabled: true, tallySlug: null, reason: null });
  expect((await put(false)).body).toMatchObject({ isEnabled: false });
});

describe('once it is on', () => {
  beforeEach(async () => void (await put(true)));

  it('uploads governors and proposals, the oldest first, and keeps what the forum calls the organisation and discusses', async () => {
    forum.state.topics = [{ id: '7', title: 'What colour\u202E?', url: 'https://forum.example/7' }];
    await sync();
    expect(forum.organisations.get('harbour')).toMatchObject({ governors: [{ governorName: 'Main' }] });
    expect(forum.proposals.map(({ name }) => name)).toEqual([1, 2].map((number) => `31337/${governor.address}/${number}`));
    expect(await show()).toMatchObject({
      tallySlug: 'harbour-dao',
      problem: null,
      topics: [{ id: '7', title: 'What colour\uFFFD?', url: 'https://forum.example/7', proposal: null }],
    });
  });

  it('uploads a proposal again only where it has changed, and asks again after five minutes only', async () => {
    await sync();
    proposals = [proposalOf(2, 'succeeded'), proposalOf(1, 'executed')];
    forum.proposals.length = 0;
    await sync();
    expect(forum.proposals).toEqual([]);
    later(5 * 60_000);
    await sync();
    expect(forum.proposals.map(({ body }) => body)).toEqual([expect.objectContaining({ proposalId: '2', state: 'succeeded' })]);
  });

  it.each([
    ['refuses', { status: 503 }],
    ['answers nonsense', { answer: '<html>' }],
    ['answers too much', { answer: `"${'x'.repeat(300_000)}"` }],
    ['leads to something that is no web page', { answer: '{"slug":"a","url":"javascript:alert(1)"}' }],
  ])('says so where the forum %s, and tries again later', async (_, failure) => {
    Object.assign(forum.state, failure);
    await sync();
    expect(await show()).toMatchObject({ tallySlug: null, problem: 'The forum did not take or give everything.' });
    Object.assign(forum.state, { status: 200, answer: undefined });
    await sync();
    expect(await show()).toMatchObject({ tallySlug: null });
    later(60_000);
    await sync();
    expect(await show()).toMatchObject({ tallySlug: 'harbour-dao', problem: null });
  });
});

it('waits twice as long after each failure, a day at most', () => {
  expect([1, 2, 3, 30].map(forumPauseMs)).toEqual([60_000, 120_000, 240_000, 86_400_000]);
});

it('is a job of installations that have a forum, and of no others', () => {
  const names = (forum: object | null) =>
    jobsOf({ ...server.dependencies, config: { ...server.dependencies.config, forum } } as typeof server.dependencies).map(
      ({ name }) => name,
    );
  expect(names({ url: 'http://forum.example', key: null })).toContain('keep-forum-in-step');
  expect(names(null)).not.toContain('keep-forum-in-step');
});
