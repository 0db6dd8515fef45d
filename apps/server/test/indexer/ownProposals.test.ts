import { type OwnProposal } from '@althing/domain/http';
import { randomUUID } from 'node:crypto';
import type { Address } from '@althing/domain/units';
import { getAddress, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestOrganisation } from './founding.ts';
import { keepInLedger } from './keepInLedger.ts';
import { TEST_CHAIN_ID } from './services.ts';
import { Site } from './site.ts';
import type { TestProposal, World } from './world.ts';

/* Proposals that await somebody. */

let site: Site;
let world: World;
let ada: Address;
let bea: Address;
let cem: Address;

beforeAll(async () => {
  site = await Site.start('own_proposals');
  ({ world } = site);
  [ada, bea, cem] = world.accounts as [Address, Address, Address];
});
afterAll(() => site.stop());

async function of(address: Address, id: string = randomUUID()): Promise<OwnProposal[]> {
  await site.indexed();
  return site.data.ownProposals({ id, address });
}

async function propose(organisation: TestOrganisation, description: string): Promise<TestProposal> {
  const proposal = await world.propose(organisation, ada, description);
  if (!proposal) throw new Error('The proposal was refused');
  return proposal;
}

const titles = (own: readonly OwnProposal[]) => own.map(({ proposal }) => proposal.title);

test('are told to those who hold the token or vote with it, with their votes at the snapshot and whether they have voted', async () => {
  const organisation = await world.found('Told', [ada, bea], { votingPeriod: 600 });
  const { slug } = await keepInLedger(site.pool, organisation, { name: 'The Tellers', token: { symbol: 'TEL' } });
  await world.delegate(organisation.token, ada, ada);
  await world.passTime(1);
  const proposal = await propose(organisation, '# Bread\n\nWe need bread.');
  await world.passTime(1);
  await world.delegate(organisation.token, bea, bea);

  const [own] = await of(ada);
  expect(own).toMatchObject({
    organisation: { slug, name: 'The Tellers' },
    tokenSymbol: 'TEL',
    hasTimelock: true,
    proposal: { title: 'Bread', state: 'active', proposalId: `${proposal.id}` },
    power: {
      balance: `${parseEther('1000')}`,
      now: `${parseEther('1000')}`,
      atSnapshot: `${parseEther('1000')}`,
      delegate: getAddress(ada),
    },
    hasVoted: false,
  });
  expect(own?.proposal).not.toHaveProperty('description');
  expect(await of(bea)).toMatchObject([
    { power: { now: `${parseEther('1000')}`, atSnapshot: '0', delegate: getAddress(bea) }, hasVoted: false },
  ]);
  expect(await of(cem)).toEqual([]);

  await world.vote(proposal, ada, 1, '');
  expect((await of(ada)).map(({ hasVoted }) => hasVoted)).toEqual([true]);
  expect((await of(bea)).map(({ hasVoted }) => hasVoted)).toEqual([false]);
});

test('that ended are left out: executed, cancelled, or without a majority', async () => {
  const organisation = await world.found('Ended', [cem, ada], { votingDelay: 100, votingPeriod: 600 });
  await keepInLedger(site.pool, organisation);
  for (const holder of [ada, cem]) await world.delegate(organisation.token, holder, holder);
  await world.passTime(1);
  const [carried, refused, withdrawn] = [
    await propose(organisation, 'Carried'),
    await propose(organisation, 'Refused'),
    await propose(organisation, 'Withdrawn'),
  ];
  expect((await of(cem)).map(({ power }) => power.atSnapshot)).toEqual([null, null, null]);
  await world.finish(withdrawn, 'cancel');
  expect(titles(await of(cem))).toEqual(['Carried', 'Refused']);
  await world.passTime(101);
  await world.vote(carried, cem, 1, '');
  await world.vote(refused, cem, 0, '');
  await world.passTime(601);
  expect(titles(await of(cem))).toEqual(['Carried']);
  await world.finish(carried, 'queue');
  expect((await of(cem)).map(({ proposal }) => proposal.state)).toEqual(['pendingexecution']);
  await world.passTime(601);
  await world.finish(carried, 'execute');
  expect(await of(cem)).toEqual([]);
});

test('of drafts are told to their creator only, and of organisations that nobody registered to nobody', async () => {
  const [draft, unknown] = [await world.found('Draft', [bea, ada]), await world.found('Unknown', [bea, ada])];
  const { creatorId } = await keepInLedger(site.pool, draft, { state: 'draft' });
  for (const organisation of [draft, unknown]) {
    await world.delegate(organisation.token, ada, ada);
    await world.passTime(1);
    await propose(organisation, 'Hidden');
  }
  expect(titles(await of(bea))).not.toContain('Hidden');
  expect(titles(await of(bea, creatorId)).filter((title) => title === 'Hidden')).toHaveLength(1);
});

/** Rows of tokens that were sent to `account` and whose votes were delegated to it, more of each than anybody has. */
const sendTokens = (account: Address, tokens: number) =>
  site.pool.query(
    `insert into chain.member (chain_id, token, account, balance, power)
    select ${TEST_CHAIN_ID}, decode(lpad(to_hex(n), 40, '0'), 'hex'), $1, 10::numeric ^ 30, 10::numeric ^ 30 from generate_series(1, ${tokens}) n`,
    [Buffer.from(account.slice(2), 'hex')],
  );

test('of tokens that the account delegated come before those of any that others send it, ten of each governor at most', async () => {
  const reader = world.accounts[6]!;
  const [own, loud] = [await world.found('Own', [ada, reader]), await world.found('Loud', [ada, bea])];
  for (const organisation of [own, loud]) await keepInLedger(site.pool, organisation);
  await world.transfer(loud.token, bea, reader, parseEther('999'));
  await world.delegate(loud.token, bea, reader);
  await world.delegate(own.token, reader, reader);
  for (const { token } of [own, loud]) await world.delegate(token, ada, ada);
  await world.passTime(1);
  for (let n = 1; n <= 12; n++) await propose(loud, `Loud ${n}`);
  await propose(own, 'Own');
  const read = titles(await of(reader));
  expect(read).toHaveLength(11);
  expect(read).toContain('Own');
  expect(read).toContain('Loud 12');
  expect(read).not.toContain('Loud 2');
  await sendTokens(reader, 50);
  expect(titles(await of(reader))).toEqual(['Own']);
});
