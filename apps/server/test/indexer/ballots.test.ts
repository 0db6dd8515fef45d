import { type Proposal, type Vote, vote as voteSchema } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { rpc } from '@althing/devnet';
import { getAddress, parseEther, parseEventLogs, zeroAddress } from 'viem';
import { encodeVestedVote, gasRefundAbi } from '@althing/bindings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyOf, membersOf, type ProposalPlace, Site } from './site.ts';
import { OTHER_CHAIN, OTHER_SPOKE, type TestOrganisation } from './founding.ts';
import type { TestProposal, World } from './world.ts';

/* Where votes came from, what was paid back for them, and what vesting paid out. */

let site: Site;
let world: World;
let ada: Address;
let bea: Address;
let controller: Address;

beforeAll(async () => {
  site = await Site.start('ballots');
  ({ world } = site);
  [ada, bea, controller] = world.accounts as [Address, Address, Address];
});
afterAll(() => site.stop());

/** What is read is what the governor says. */
async function readAsOnChain(place: ProposalPlace): Promise<Proposal> {
  const read = await site.readBack(place);
  expect(read).toMatchObject(await site.onChain(place));
  return read;
}

async function open(organisation: TestOrganisation): Promise<TestProposal> {
  for (const holder of [ada, bea]) await world.delegate(organisation.token, holder, holder);
  await world.passTime(1);
  const proposal = await world.propose(organisation, ada, 'A proposal');
  if (!proposal) throw new Error('The proposal was refused');
  await world.passTime(1);
  return proposal;
}

async function votesOn({ organisation, id }: TestProposal): Promise<Vote[]> {
  await site.indexed();
  const { items } = await site.data.votes(keyOf(organisation.governor), id.toString(), { limit: 100 });
  return items.map((item) => voteSchema.parse(item));
}

describe('votes from another chain', () => {
  test('stand beside those of the same people at home, each with where it was cast, and count as the governor counts', async () => {
    const organisation = await world.found('Two chains', [ada, bea], { messageController: controller, votingPeriod: 60 });
    const proposal = await open(organisation);
    await world.vote(proposal, ada, 0, 'at home');
    await world.voteFromAfar(proposal, controller, ada, 1, parseEther('3000'));
    await world.voteFromAfar(proposal, controller, bea, 2, 7n);
    await world.voteSplit(proposal, bea, [1n, 2n, 3n]);
    const twice = await world.voteFromAfar(proposal, controller, ada, 1, parseEther('3000'));
    expect(twice.status).toBe('0x0');

    expect((await votesOn(proposal)).map(({ voter, support, weight, sourceChainId }) => [voter, support, weight, sourceChainId])).toEqual([
      [getAddress(bea), null, '6', null],
      [getAddress(bea), 2, '7', Number(OTHER_CHAIN)],
      [getAddress(ada), 1, `${parseEther('3000')}`, Number(OTHER_CHAIN)],
      [getAddress(ada), 0, `${parseEther('1000')}`, null],
    ]);
    expect((await readAsOnChain(proposal)).votes).toEqual({
      against: `${parseEther('1000') + 1n}`,
      for: `${parseEther('3000') + 2n}`,
      abstain: '10',
    });
    await world.passTime(61);
    expect((await readAsOnChain(proposal)).state).toBe('succeeded');
  });

  test("that were kept together are told as their contract's, what is new of each kind, and count as the governor counts", async () => {
    const organisation = await world.found('Kept together', [ada, bea], { messageController: controller, votingPeriod: 60 });
    const proposal = await open(organisation);
    await world.votesFromAfar(proposal, controller, zeroAddress, [3n, parseEther('3000'), 0n]);
    await world.voteFromAfar(proposal, controller, ada, 2, 5n);
    await world.votesFromAfar(proposal, controller, zeroAddress, [4n, parseEther('3000'), 0n]);

    const spoke = getAddress(OTHER_SPOKE);
    expect((await votesOn(proposal)).map(({ voter, support, weight, sourceChainId }) => [voter, support, weight, sourceChainId])).toEqual([
      [spoke, 0, '1', Number(OTHER_CHAIN)],
      [getAddress(ada), 2, '5', Number(OTHER_CHAIN)],
      [spoke, 1, `${parseEther('3000')}`, Number(OTHER_CHAIN)],
      [spoke, 0, '3', Number(OTHER_CHAIN)],
    ]);
    expect((await readAsOnChain(proposal)).votes).toEqual({ against: '4', for: `${parseEther('3000')}`, abstain: '5' });
  });

  test('are told apart in one block as well, and are gone with the block that is undone', async () => {
    const organisation = await world.found('One block', [ada, bea], { messageController: controller });
    const proposal = await open(organisation);
    await rpc(world.url, 'evm_setAutomine', [false]);
    const sent = [world.vote(proposal, ada, 1, ''), world.voteFromAfar(proposal, controller, ada, 0, 5n), world.vote(proposal, bea, 2, '')];
    await world.pooled(3);
    await world.mine(1);
    await rpc(world.url, 'evm_setAutomine', [true]);
    const receipts = await Promise.all(sent);
    expect(new Set(receipts.map(({ blockNumber }) => blockNumber)).size).toBe(1);
    const sources = (votes: readonly Vote[]) => new Map(votes.map(({ weight, sourceChainId }) => [weight, sourceChainId]));
    expect(sources(await votesOn(proposal))).toEqual(
      new Map([
        ['5', Number(OTHER_CHAIN)],
        [`${parseEther('1000')}`, null],
      ]),
    );
    expect(await votesOn(proposal)).toHaveLength(3);

    await rpc(world.url, 'anvil_rollback', [1]);
    await world.mine(1);
    expect(await votesOn(proposal)).toEqual([]);
    expect(
      (await site.pool.query('select count(*)::int as left from chain.cross_chain_vote where governor = $1', [bytesOf(organisation)])).rows,
    ).toEqual([{ left: 0 }]);
  });
});

const bytesOf = ({ governor }: TestOrganisation) => Buffer.from(governor.slice(2), 'hex');

describe('refunds', () => {
  test('stand with the vote that they pay for, and with no other', async () => {
    const organisation = await world.found('Refunding', [ada, bea], { messageController: controller, pot: parseEther('1') });
    const proposal = await open(organisation);
    const paid = await world.vote(proposal, ada, 1, '');
    await world.voteFromAfar(proposal, controller, ada, 1, 5n);
    await world.voteSplit(proposal, bea, [1n, 0n, 0n]);
    const [refunded] = parseEventLogs({ abi: gasRefundAbi, eventName: 'GasRefunded', logs: paid.logs as never });
    expect(refunded!.args.amount).toBeGreaterThan(0n);
    expect((await votesOn(proposal)).map(({ weight, refund }) => [weight, refund])).toEqual([
      ['1', null],
      ['5', null],
      [`${parseEther('1000')}`, { to: getAddress(ada), amount: `${refunded!.args.amount}` }],
    ]);
    const [view] = await site.data.governors([keyOf(organisation.governor)]);
    expect(view?.refundGas).toBe(getAddress(organisation.refundGas!));
  });
});

describe('what vested', () => {
  test('is told of the beneficiary as far as it was paid out, and of nobody else', async () => {
    const organisation = await world.found('Vesting', [ada, bea], { beneficiary: bea });
    const read = async () => {
      await site.indexed();
      const vestings = [getAddress(organisation.vesting!)];
      const { items } = await site.data.members(membersOf(organisation, vestings), { limit: 10, sort: 'power' });
      return new Map(items.map(({ account, released }) => [account, released]));
    };
    expect((await read()).get(getAddress(bea))).toBe('0');
    await world.release(organisation.vesting!, bea, parseEther('30'));
    await world.release(organisation.vesting!, bea, 5n);
    const released = await read();
    expect(released.get(getAddress(bea))).toBe(`${parseEther('30') + 5n}`);
    expect(released.get(getAddress(ada))).toBe('0');
    await rpc(world.url, 'anvil_rollback', [1]);
    await world.mine(1);
    expect((await read()).get(getAddress(bea))).toBe(`${parseEther('30')}`);
  });

  test('votes under the name of its beneficiary, who finds it among their own', async () => {
    const organisation = await world.found('Flexible', [ada, bea], { beneficiary: bea, votingPeriod: 60 });
    const proposal = await open(organisation);
    await world.vote(proposal, bea, 0, 'what I hold');
    const { to, data } = encodeVestedVote({
      vesting: organisation.vesting!,
      governor: organisation.governor,
      proposalId: proposal.id,
      choice: 'for',
      reason: 'what vested',
    });
    expect((await world.send(bea, to, data)).status).toBe('0x1');
    await world.vote(proposal, ada, 2, '');
    const vesting = getAddress(organisation.vesting!);
    const told = (votes: readonly Vote[]) => votes.map((each) => [each.voter, each.vesting, each.reason]);
    const ofBea = [
      [getAddress(bea), vesting, 'what vested'],
      [getAddress(bea), null, 'what I hold'],
    ];
    expect(told(await votesOn(proposal))).toEqual([[getAddress(ada), null, ''], ...ofBea]);
    const votesOf = async (voter: Address) =>
      told((await site.data.votes(keyOf(organisation.governor), proposal.id.toString(), { limit: 100, voter })).items);
    expect(await votesOf(getAddress(bea))).toEqual(ofBea);
    expect(await votesOf(getAddress(ada))).toEqual([[getAddress(ada), null, '']]);
    expect(await votesOf(vesting)).toEqual([]);
  });
});
