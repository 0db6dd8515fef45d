import { encodeVestedVote } from '@althing/bindings';
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

  await world.voteSplit(proposal, ada, [0n, parseEther('300'), 0n]);
  expect((await of(ada)).map(({ hasVoted, usedVotes }) => [hasVoted, usedVotes])).toEqual([[true, `${parseEther('300')}`]]);
  await world.voteSplit(proposal, ada, [0n, parseEther('700'), 0n]);
  expect((await of(ada)).map(({ hasVoted, usedVotes }) => [hasVoted, usedVotes])).toEqual([[true, `${parseEther('1000')}`]]);
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

test('are told to those for whom tokens vest, with what had vested unreleased, until they have voted with it', async () => {
  const dan = world.accounts[7]!;
  const organisation = await world.found('Vested', [ada, bea], { beneficiary: dan, votingPeriod: 600 });
  await keepInLedger(site.pool, organisation);
  await world.delegate(organisation.token, ada, ada);
  await world.release(organisation.vesting!, dan, parseEther('30'));
  await world.transfer(organisation.token, dan, ada, parseEther('30'));
  await world.passTime(1);
  const proposal = await propose(organisation, '# Lamps');
  expect(await of(dan)).toMatchObject([{ otherWays: [{ type: 'vesting', votes: null, hasVoted: false }] }]);
  await world.passTime(1);
  await world.release(organisation.vesting!, dan, parseEther('20'));
  const told = async () => (await of(dan)).map(({ otherWays, power, hasVoted }) => [otherWays, power.atSnapshot, hasVoted]);
  const way = { type: 'vesting', chainId: TEST_CHAIN_ID, votes: `${parseEther('70')}`, hasVoted: false };
  expect(await told()).toEqual([[[way], '0', false]]);
  const place = { vesting: organisation.vesting!, governor: organisation.governor, proposalId: proposal.id };
  const { to, data } = encodeVestedVote({ ...place, choice: 'for', reason: '' });
  await world.send(dan, to, data);
  expect(await told()).toEqual([[[{ ...way, hasVoted: true }], '0', false]]);
});

test('strangers who make governors for the token of others crowd nobody out', async () => {
  const reader = world.accounts[5]!;
  const organisation = await world.found('Crowded', [ada, reader]);
  await keepInLedger(site.pool, organisation);
  await world.delegate(organisation.token, ada, ada);
  await world.passTime(1);
  await propose(organisation, 'Heard');
  await site.indexed();
  const strangers = `select ${TEST_CHAIN_ID} as chain_id, decode(lpad(to_hex(n), 40, '0'), 'hex') as address from generate_series(1, 150) n`;
  await site.pool.query(
    `insert into chain.link (chain_id, contract, relation, subject, block, log_index, at, target)
    select chain_id, address, 'token', address, 1, 0, 1, $1 from (${strangers}) s`,
    [Buffer.from(organisation.token.slice(2), 'hex')],
  );
  await site.pool.query(
    `insert into chain.contract (chain_id, address, block, log_index, at, transaction_hash, kind, name, creator)
    select chain_id, address, 1, 0, 1, '\\x00', 'governor', 'Stranger', '\\x00' from (${strangers}) s`,
  );
  expect(titles(await of(reader))).toContain('Heard');
});

test('are told to those who hold the token on another chain whose votes the governor counts', async () => {
  const eve = getAddress(world.accounts[8]!);
  const organisation = await world.found('Spread', [ada, bea], { votingPeriod: 600 });
  await keepInLedger(site.pool, organisation);
  await world.delegate(organisation.token, ada, ada);
  await world.passTime(1);
  const proposal = await propose(organisation, '# Far');
  await world.passTime(1);
  await site.indexed();
  const [away, token, spoke] = [31338, `\\x${'a1'.repeat(20)}`, `\\x${'a2'.repeat(20)}`];
  const governor = Buffer.from(organisation.governor.slice(2), 'hex');
  const account = Buffer.from(eve.slice(2), 'hex');
  const event = (chainId: number, address: unknown, block: number, name: string, args: unknown) =>
    site.pool.query(`insert into chain.event values ($1, $2, 0, 1, '\\x01', $3, $4, $5)`, [
      chainId,
      block,
      address,
      name,
      JSON.stringify(args),
    ]);
  await site.pool.query(`insert into chain.cursor (chain_id, number, hash, at, genesis, version) values ($1, 1, '\\x01', 1, '\\x01', 0)`, [
    away,
  ]);
  for (const [address, kind] of [
    [token, 'token'],
    [spoke, 'governorSpoke'],
  ])
    await site.pool.query(
      `insert into chain.contract (chain_id, address, block, log_index, at, transaction_hash, kind, name, organisation, creator)
      select $1, $2, 1, 0, 1, '\\x01', $3, '', organisation, creator from chain.contract where chain_id = $4 and address = $5`,
      [away, address, kind, TEST_CHAIN_ID, governor],
    );
  await site.pool.query(`insert into chain.member values ($1, $2, $3, 9, 9, $3)`, [away, token, account]);
  await site.pool.query(`insert into chain.checkpoint values ($1, $2, 'power', $3, 1, 0, 1, 9)`, [away, token, account]);
  expect(await of(eve)).toEqual([]);

  await event(TEST_CHAIN_ID, governor, 1, 'VotingChainUpdated', { chainId: `${away}`, spoke: `0x${'a2'.repeat(20)}`, created: '9' });
  const told = async () => (await of(eve)).map(({ otherWays, power, proposal: { title } }) => [title, power.atSnapshot, otherWays]);
  const way = { type: 'chain', chainId: away, votes: '9', hasVoted: false };
  expect(await told()).toEqual([['Far', '0', [way]]]);
  const cast = { voter: eve.toLowerCase(), proposalId: `${proposal.id}`, timepoint: `${proposal.snapshot}`, support: 1, weight: '9' };
  await event(away, spoke, 2, 'VoteKept', { ...cast, timepoint: '1' });
  expect(await told()).toEqual([['Far', '0', [way]]]);
  await event(away, spoke, 3, 'VoteSent', cast);
  expect(await told()).toEqual([['Far', '0', [{ ...way, hasVoted: true }]]]);
  const named = (at: number) =>
    site.pool.query(`update chain.event set at = $1 where name = 'VotingChainUpdated' and address = $2 and block = 1`, [at, governor]);
  await named(Number(proposal.snapshot) + 1);
  expect((await of(eve)).flatMap(({ otherWays }) => otherWays)).toEqual([]);
  // What was created there changes later, and nothing of who may vote.
  await named(Number(proposal.snapshot));
  await event(TEST_CHAIN_ID, governor, 4, 'VotingChainUpdated', { chainId: `${away}`, spoke: `0x${'a2'.repeat(20)}`, created: '10' });
  await site.pool.query(`update chain.event set at = $1 where name = 'VotingChainUpdated' and address = $2 and block = 4`, [
    Number(proposal.snapshot) + 1,
    governor,
  ]);
  expect(await told()).toEqual([['Far', '0', [{ ...way, hasVoted: true }]]]);
  await event(TEST_CHAIN_ID, governor, 5, 'VotingChainUpdated', { chainId: `${away}`, spoke: `0x${'00'.repeat(20)}`, created: '0' });
  expect((await of(eve)).flatMap(({ otherWays }) => otherWays)).toEqual([]);
});
