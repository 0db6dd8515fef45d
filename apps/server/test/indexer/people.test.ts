import { randomUUID } from 'node:crypto';
import { MEMBER_VOTE_FILTERS, type MemberVoteFilter } from '@althing/domain/members';
import type { ActivityKind } from '@althing/domain/activity';
import type { Activity } from '@althing/domain/http';
import type { ContractKind } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { getAddress, parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActivityOf } from '../../src/store/chain/activity.ts';
import { createDatabase } from '../../src/store/database.ts';
import { createDelegateStatements } from '../../src/store/delegateStatements.ts';
import type { TestOrganisation } from './founding.ts';
import { keepInLedger } from './keepInLedger.ts';
import { TEST_CHAIN_ID } from './services.ts';
import { keyOf, membersOf, Site } from './site.ts';
import type { TestProposal, World } from './world.ts';

/* Members of an organisation and what they do. */

let site: Site;
let world: World;
let ada: Address;
let bea: Address;
let cem: Address;
let bakers: TestOrganisation;
let bread: TestProposal;

const THOUSAND = `${parseEther('1000')}`;

beforeAll(async () => {
  site = await Site.start('people');
  ({ world } = site);
  [ada, bea, cem] = world.accounts.map((account) => getAddress(account)) as [Address, Address, Address];
  bakers = await world.found('Bakers', [ada, bea, cem], { votingPeriod: 600 });
  await world.delegate(bakers.token, ada, ada);
  await world.delegate(bakers.token, bea, ada);
  await world.transfer(bakers.token, cem, bea, parseEther('400'));
  await world.passTime(1);
  const proposed = await world.propose(bakers, ada, '# Bread\n\nWe need bread.');
  if (!proposed) throw new Error('The proposal was refused');
  bread = proposed;
  await world.passTime(1);
  await world.vote(bread, ada, 1, 'We are hungry.');
  await site.indexed();
});
afterAll(() => site.stop());

const accounts = async (filter: Omit<Parameters<Site['data']['members']>[1], 'limit'>) =>
  (await site.data.members(membersOf(bakers), { limit: 10, ...filter })).items.map(({ account }) => account);

describe('members', () => {
  test('are sorted by their votes or by what they hold, page by page', async () => {
    expect((await accounts({ sort: 'power' }))[0]).toBe(ada);
    expect(await accounts({ sort: 'balance' })).toEqual([bea, ada, cem]);
    for (const sort of ['power', 'balance'] as const) {
      const whole = await accounts({ sort });
      const read: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await site.data.members(membersOf(bakers), { limit: 1, sort, cursor });
        read.push(...page.items.map(({ account }) => account));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(read).toEqual(whole);
    }
  });

  test('are found by the beginning of their address, in any case', async () => {
    expect(await accounts({ sort: 'power', search: bea.slice(0, 9) })).toEqual([bea]);
    expect(await accounts({ sort: 'balance', search: bea.toLowerCase() })).toEqual([bea]);
    expect(await accounts({ sort: 'power', search: `0x${'0'.repeat(39)}` })).toEqual([]);
  });

  test('are told with how much there is and on how many proposals they voted', async () => {
    const { items, supply, recentProposals } = await site.data.members(membersOf(bakers), { limit: 10, sort: 'power' });
    expect([supply, recentProposals]).toEqual([`${parseEther('3000')}`, 1]);
    expect(items.map(({ account, votedOn }) => [account, votedOn])).toEqual([
      [ada, 1],
      [bea, 0],
      [cem, 0],
    ]);
  });
});

describe('one member', () => {
  test('has the history of their votes and those who delegate to them, largest first', async () => {
    const { member, delegators, history } = await site.data.member(membersOf(bakers), ada);
    expect([member.votingPower, member.delegate, delegators]).toEqual([`${parseEther('2400')}`, ada, 2]);
    expect(history.map(({ power }) => power)).toEqual([THOUSAND, `${parseEther('2000')}`, `${parseEther('2400')}`]);
    const first = await site.data.delegators(keyOf(bakers.token), ada, { limit: 1 });
    expect(first.items).toEqual([{ account: bea, balance: `${parseEther('1400')}` }]);
    const second = await site.data.delegators(keyOf(bakers.token), ada, { limit: 1, cursor: first.nextCursor! });
    expect(second).toEqual({ items: [{ account: ada, balance: THOUSAND }], nextCursor: null });
    const found = async (search: string) =>
      (await site.data.delegators(keyOf(bakers.token), ada, { limit: 5, search })).items.map(({ account }) => account);
    expect([await found(bea.slice(0, 12)), await found(ada.toLowerCase()), await found(`0x${'12'.repeat(20)}`)]).toEqual([
      [bea],
      [ada],
      [],
    ]);
    const after = await site.data.delegators(keyOf(bakers.token), ada, { limit: 5, search: bea, cursor: first.nextCursor! });
    expect(after).toEqual({ items: [], nextCursor: null });
  });

  test('has every proposal with how they voted, also where they did not', async () => {
    const governors = [keyOf(bakers.governor)];
    const [own] = (await site.data.memberVotes(governors, ada, { limit: 5 })).items;
    expect(own).toMatchObject({
      proposal: { title: 'Bread', proposalId: `${bread.id}`, chainId: TEST_CHAIN_ID },
      isQuadratic: false,
      votes: [{ support: 1, weight: `${parseEther('2400')}`, reason: 'We are hungry.' }],
    });
    expect((await site.data.memberVotes(governors, cem, { limit: 5 })).items).toMatchObject([{ votes: [] }]);
  });

  test('has those proposals only on which they voted as is asked for', async () => {
    const titles = async (account: Address, votes: MemberVoteFilter) =>
      (await site.data.memberVotes([keyOf(bakers.governor)], account, { limit: 5, votes })).items.map(({ proposal }) => proposal.title);
    expect(await Promise.all(MEMBER_VOTE_FILTERS.map((filter) => titles(ada, filter)))).toEqual([['Bread'], [], [], [], []]);
    expect(await titles(cem, 'none')).toEqual(['Bread']);
  });

  test('who is none has nothing, and is told so', async () => {
    const { member, delegators, history } = await site.data.member(membersOf(bakers), `0x${'12'.repeat(20)}`);
    expect([member.balance, member.votingPower, member.delegate, delegators, history]).toEqual(['0', '0', null, 0, []]);
  });
});

describe('a statement', () => {
  test('is written by members only, once each, and taken back by an empty text', async () => {
    const statements = createDelegateStatements(createDatabase(site.pool));
    const { slug: organisationId } = await keepInLedger(site.pool, bakers);
    const tokens = [{ chainId: TEST_CHAIN_ID, address: bakers.token }];
    const user = async (address: Address, chainId: number | null = null) => {
      const id = randomUUID();
      await site.pool.query('insert into app.users (id, address, chain_id) values ($1, $2, $3)', [
        id,
        Buffer.from(address.slice(2), 'hex'),
        chainId,
      ]);
      return { id, address, chainId };
    };
    const member = await user(bea);
    expect(await statements.isMember(member, tokens)).toBe(true);
    expect(await statements.isMember({ address: `0x${'34'.repeat(20)}`, chainId: null }, tokens)).toBe(false);
    // An account of a contract on another chain is somebody else.
    expect(await statements.isMember({ address: bea, chainId: 31338 }, tokens)).toBe(false);

    await statements.write(organisationId, member, 'I bake.', new Date());
    await statements.write(organisationId, member, 'I bake well.', new Date());
    expect(await statements.of(organisationId, bea, TEST_CHAIN_ID)).toMatchObject({ text: 'I bake well.' });
    const list = await site.data.members({ ...membersOf(bakers), organisationId }, { limit: 10, sort: 'power' });
    expect(list.items.map(({ hasStatement }) => hasStatement)).toEqual([false, true, false]);

    await statements.write(organisationId, member, '', new Date());
    expect(await statements.of(organisationId, bea, TEST_CHAIN_ID)).toBeUndefined();
  });
});

describe('activity', () => {
  const contractsOf = ({ governor, token, safe }: TestOrganisation): ActivityOf['contracts'] =>
    (
      [
        ['governor', governor],
        ['token', token],
        ['safeTreasury', safe],
      ] as [ContractKind, Address][]
    ).map(([kind, address]) => ({
      chainId: TEST_CHAIN_ID,
      address,
      kind,
    }));
  const read = async (kind?: ActivityKind) =>
    (await site.data.activity({ organisationId: randomUUID(), contracts: contractsOf(bakers) }, { limit: 50, kind })).items;
  const word = (activity: Activity) => (activity.kind === 'proposal' ? `proposal ${activity.step}` : activity.kind);

  test('tells everything, newest first, page by page', async () => {
    const whole = await read();
    expect(whole.map(word)).toEqual([
      'vote',
      'proposal created',
      'transfer',
      'delegation',
      'delegation',
      'transfer',
      'transfer',
      'transfer',
    ]);
    const pages: Activity[] = [];
    let cursor: string | undefined;
    do {
      const page = await site.data.activity({ organisationId: randomUUID(), contracts: contractsOf(bakers) }, { limit: 3, cursor });
      pages.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages).toEqual(whole);
  });

  test('names who did what', async () => {
    expect((await read('vote'))[0]).toMatchObject({
      voter: ada,
      support: 1,
      weight: `${parseEther('2400')}`,
      reason: 'We are hungry.',
      isQuadratic: false,
      proposal: { title: 'Bread', proposalId: `${bread.id}`, governorName: 'Bakers' },
    });
    expect(await read('delegation')).toMatchObject([
      { delegator: bea, to: ada },
      { delegator: ada, to: ada },
    ]);
    expect((await read('transfer'))[0]).toMatchObject({
      from: cem,
      to: bea,
      amount: `${parseEther('400')}`,
      token: getAddress(bakers.token),
    });
    expect((await read('transfer')).at(-1)).toMatchObject({ from: null, amount: THOUSAND });
    expect(await read('upgrade')).toEqual([]);
  });

  test('tells coins that a Safe got, and a veto once', async () => {
    await world.send(ada, bakers.safe, '0x', parseEther('1'));
    await site.indexed();
    expect((await read('transfer'))[0]).toMatchObject({
      token: null,
      from: ada,
      to: getAddress(bakers.safe),
      amount: `${parseEther('1')}`,
    });
    const guarded = await world.found('Guarded', [ada], { votingDelay: 600 });
    await world.delegate(guarded.token, ada, ada);
    await world.passTime(1);
    const stopped = await world.propose(guarded, ada, 'Stopped');
    await world.finish(stopped!, 'veto');
    await site.indexed();
    const { items } = await site.data.activity(
      { organisationId: randomUUID(), contracts: contractsOf(guarded) },
      { limit: 9, kind: 'proposal' },
    );
    expect(items.map(word)).toEqual(['proposal vetoed', 'proposal created']);
  });
});
