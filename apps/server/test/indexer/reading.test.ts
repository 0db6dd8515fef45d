import { seeded } from '@althing/devnet/random';
import { governorAbi, timelockAbi, tokenAbi } from '@althing/bindings';
import { contractEvent, governorView, type Proposal, vote as voteSchema } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, getAddress, keccak256, parseEther, slice, stringToHex, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChainData } from '../../src/store/chain/chainData.ts';
import { operationIdOf } from '../../src/indexer/modules/1token1vote/governor.ts';
import { InvalidCursorError } from '../../src/store/chain/keyset.ts';
import { RandomChain } from './actions.ts';
import { TEST_CHAIN_ID } from './services.ts';
import { keyOf, membersOf, type ProposalPlace, Site } from './site.ts';
import type { TestOrganisation } from './founding.ts';
import type { TestProposal, World } from './world.ts';

/* What the repositories read from rows must be what the contracts themselves answer. */

let site: Site;
let client: Site['client'];
let world: World;
let data: ChainData;

beforeAll(async () => {
  site = await Site.start('reading');
  ({ client, world, data } = site);
});
afterAll(() => site.stop());

/** What is read is what the governor says. */
async function readAsOnChain(place: ProposalPlace): Promise<Proposal> {
  const read = await site.readBack(place);
  expect(read).toMatchObject(await site.onChain(place));
  return read;
}

async function found(name: string, timelockDelay: number, votingDelay = 0): Promise<TestOrganisation> {
  const holders = world.accounts.slice(0, 3);
  const organisation = await world.found(name, holders, { timelockDelay, votingDelay, votingPeriod: 60 });
  for (const holder of holders) await world.delegate(organisation.token, holder, holder);
  await world.passTime(1);
  return organisation;
}

async function pass(organisation: TestOrganisation, description: string, call?: { target: Hex; calldata: Hex }): Promise<TestProposal> {
  const proposal = await world.propose(organisation, world.accounts[0]!, description, call);
  if (!proposal) throw new Error('The proposal was refused');
  await world.passTime(1);
  for (const voter of world.accounts.slice(0, 3)) await world.vote(proposal, voter, 1, 'yes');
  await world.passTime(61);
  return proposal;
}

describe('a proposal', () => {
  test('goes through the states that its governor reports, up to its execution', async () => {
    const organisation = await found('Steps', 600);
    const proposal = await world.propose(organisation, world.accounts[0]!, '# The title\n\nThe body');
    if (!proposal) throw new Error('The proposal was refused');
    await readAsOnChain(proposal);
    await world.passTime(1);
    await world.vote(proposal, world.accounts[0]!, 1, 'because');
    await world.vote(proposal, world.accounts[1]!, 0, '');
    await world.voteSplit(proposal, world.accounts[2]!, [parseEther('1'), parseEther('30'), parseEther('2')]);
    await readAsOnChain(proposal);
    await world.passTime(61);
    await readAsOnChain(proposal);
    await world.finish(proposal, 'queue');
    await readAsOnChain(proposal);
    const queued = await site.readBack(proposal);
    expect(queued).toMatchObject({ state: 'pendingexecution', title: 'The title', governorName: 'Steps', executedAt: null });
    expect(Date.parse(queued.eta ?? '') / 1000).toBe(
      Number(
        await client.readContract({ address: organisation.governor, abi: governorAbi, functionName: 'proposalEta', args: [proposal.id] }),
      ),
    );
    const { blockHash } = await client.getTransactionReceipt({ hash: queued.queuedIn as Hex });
    expect(Date.parse(queued.queuedAt ?? '') / 1000).toBe(Number((await client.getBlock({ blockHash })).timestamp));
    expect(queued.queuedIn).toMatch(/^0x[0-9a-f]{64}$/);
    expect(queued.executedIn).toBeNull();
    await world.passTime(601);
    await world.finish(proposal, 'execute');
    await readAsOnChain(proposal);
    const executed = await site.readBack(proposal);
    expect(executed.executedAt).not.toBeNull();
    expect(executed).toMatchObject({ queuedIn: queued.queuedIn, executedIn: expect.stringMatching(/^0x[0-9a-f]{64}$/), canceledIn: null });
    expect(new Set([executed.transactionHash, executed.queuedIn, executed.executedIn]).size).toBe(3);
  });

  test('without a timelock is executed without being queued', async () => {
    const proposal = await pass(await found('Direct', 0), 'direct');
    await readAsOnChain(proposal);
    expect(await site.readBack(proposal)).toMatchObject({ state: 'succeeded', eta: null });
    await world.finish(proposal, 'execute');
    await readAsOnChain(proposal);
  });

  test('is defeated by a missing quorum', async () => {
    const proposal = await world.propose(await found('Idle', 600), world.accounts[0]!, 'nobody cares');
    if (!proposal) throw new Error('The proposal was refused');
    await world.passTime(62);
    await readAsOnChain(proposal);
    expect((await site.readBack(proposal)).state).toBe('defeated');
  });

  test('whose operation is cancelled in the timelock is cancelled, though its governor logs nothing', async () => {
    const organisation = await found('Guarded', 600);
    const proposal = await pass(organisation, 'to be stopped');
    await world.finish(proposal, 'queue');
    await world.cancelOperation(
      organisation.timelock!,
      operationIdOf(organisation.governor, proposal, keccak256(stringToHex(proposal.description))),
    );
    await readAsOnChain(proposal);
    const read = await site.readBack(proposal);
    expect(read.state).toBe('canceled');
    expect(read.canceledAt).not.toBeNull();
    expect(read.canceledIn).toMatch(/^0x[0-9a-f]{64}$/);
  });

  test('that somebody executes in the timelock directly is executed, though its governor logs nothing', async () => {
    const organisation = await found('Bypassed', 600);
    // Not a call to the governor itself: that, a governor accepts only from its own execution.
    const proposal = await pass(organisation, 'executed elsewhere', { target: world.accounts[7]!, calldata: '0x' });
    await world.finish(proposal, 'queue');
    await world.passTime(601);
    const salt = concat([organisation.governor, slice(keccak256(stringToHex(proposal.description)), 0, 12)]);
    const { targets, values, calldatas } = proposal;
    const args = [targets, values, calldatas, `0x${'00'.repeat(32)}`, salt] as const;
    const receipt = await world.call(world.accounts[5]!, organisation.timelock!, { abi: timelockAbi, functionName: 'executeBatch', args });
    expect(receipt.status).toBe('0x1');
    await readAsOnChain(proposal);
    expect(await site.readBack(proposal)).toMatchObject({ executedAt: expect.any(String), executedIn: receipt.transactionHash });
  });

  test('of a random life is what its governor says', { timeout: 60_000 }, async () => {
    const people = new RandomChain(world, seeded(42));
    await people.found();
    for (let step = 0; step < 60; step += 1) await people.act();
    await site.indexed();
    const { rows } = await site.pool.query<{ governor: Hex; proposal_id: string }>(
      `select '0x' || encode(governor, 'hex') as governor, proposal_id from chain.proposal`,
    );
    expect(rows.length).toBeGreaterThan(8);
    for (const { governor, proposal_id } of rows) {
      await readAsOnChain({ organisation: { governor }, id: BigInt(proposal_id) });
    }
  });
});

describe('a proposal of a governor that changes its timelock', () => {
  let organisation: TestOrganisation;
  let next: Hex;
  let vetoedBefore: TestProposal;
  let waiting: TestProposal;
  let toBeVetoed: TestProposal;
  const beforeTheMove = new Map<TestProposal, Proposal>();

  const operationOf = (proposal: TestProposal) =>
    operationIdOf(organisation.governor, proposal, keccak256(stringToHex(proposal.description)));
  const etaIn = (timelock: Hex, proposal: TestProposal) =>
    client.readContract({ address: timelock, abi: timelockAbi, functionName: 'getTimestamp', args: [operationOf(proposal)] });
  const isVetoedOnChain = ({ id }: TestProposal) =>
    client.readContract({ address: organisation.governor, abi: governorAbi, functionName: 'vetoed', args: [id] });

  // Not a call to the governor itself: that, a governor accepts only from its present timelock.
  const succeed = (description: string) => pass(organisation, description, { target: world.accounts[7]!, calldata: '0x' });

  async function queue(description: string): Promise<TestProposal> {
    const proposal = await succeed(description);
    await world.finish(proposal, 'queue');
    return proposal;
  }

  async function move(): Promise<void> {
    const calldata = encodeFunctionData({ abi: governorAbi, functionName: 'updateTimelock', args: [next] });
    const proposal = await pass(organisation, 'to the next timelock', { target: organisation.governor, calldata });
    await world.finish(proposal, 'queue');
    await world.passTime(601);
    await world.finish(proposal, 'execute');
  }

  beforeAll(async () => {
    organisation = await found('Moving', 600);
    next = (await found('Moved to', 600)).timelock!;
    await world.appoint(next, organisation.governor);
    vetoedBefore = await succeed('vetoed before it was queued');
    await world.finish(vetoedBefore, 'veto');
    waiting = await queue('to be executed');
    toBeVetoed = await queue('vetoed after the move');
    for (const proposal of [vetoedBefore, waiting, toBeVetoed]) beforeTheMove.set(proposal, await readAsOnChain(proposal));
    await move();
  });

  test('reads after the move as it did before', async () => {
    await site.indexed();
    expect((await data.governors([keyOf(organisation.governor)]))[0]?.timelock).toBe(getAddress(next));
    for (const [proposal, before] of beforeTheMove) expect(await readAsOnChain(proposal)).toEqual(before);
    expect([...beforeTheMove.values()].map(({ state }) => state)).toEqual(['canceled', 'pendingexecution', 'pendingexecution']);
  });

  test('has the eta of its operation in the timelock in which it was queued', async () => {
    const eta = await etaIn(organisation.timelock!, waiting);
    expect(Date.parse((await site.readBack(waiting)).eta ?? '') / 1000).toBe(Number(eta));
    expect(eta).toBeGreaterThan(1n);
    expect(await etaIn(next, waiting)).toBe(0n);
  });

  test('is executed where it was queued, by whoever executes it there', async () => {
    const salt = concat([organisation.governor, slice(keccak256(stringToHex(waiting.description)), 0, 12)]);
    const { targets, values, calldatas } = waiting;
    const receipt = await world.call(world.accounts[5]!, organisation.timelock!, {
      abi: timelockAbi,
      functionName: 'executeBatch',
      args: [targets, values, calldatas, `0x${'00'.repeat(32)}`, salt],
    });
    expect(receipt.status).toBe('0x1');
    expect(await readAsOnChain(waiting)).toMatchObject({ state: 'executed', isVetoed: false, executedIn: receipt.transactionHash });
  });

  test('can still be vetoed, and stays vetoed', async () => {
    const receipt = await world.finish(toBeVetoed, 'veto');
    expect(await etaIn(organisation.timelock!, toBeVetoed)).toBe(0n);
    for (const proposal of [vetoedBefore, toBeVetoed]) {
      expect((await world.finish(proposal, 'execute')).status).toBe('0x0');
      expect(await isVetoedOnChain(proposal)).toBe(true);
      expect(await readAsOnChain(proposal)).toMatchObject({ state: 'canceled', isVetoed: true, executedAt: null });
    }
    expect((await site.readBack(toBeVetoed)).canceledIn).toBe(receipt.transactionHash);
    expect((await site.readBack(vetoedBefore)).canceledIn).toBe(beforeTheMove.get(vetoedBefore)?.canceledIn);
  });

  test('that is queued after the move belongs to the new one', async () => {
    const proposal = await queue('in the new one');
    const queued = await readAsOnChain(proposal);
    expect(Date.parse(queued.eta ?? '') / 1000).toBe(Number(await etaIn(next, proposal)));
    await world.cancelOperation(organisation.timelock!, operationOf(proposal));
    expect((await readAsOnChain(proposal)).state).toBe('pendingexecution');
    expect((await world.finish(proposal, 'veto')).status).toBe('0x1');
    expect(await readAsOnChain(proposal)).toMatchObject({ state: 'canceled', isVetoed: true });
  });
});

describe('lists', () => {
  let organisation: TestOrganisation;
  const proposals: TestProposal[] = [];
  beforeAll(async () => {
    organisation = await found('Listed', 600, 30);
    for (let n = 0; n < 5; n += 1) {
      const proposal = await world.propose(organisation, world.accounts[0]!, `number ${n}`);
      if (proposal) proposals.push(proposal);
    }
    await world.finish(proposals[2]!, 'cancel');
    await world.passTime(31);
    for (const voter of world.accounts.slice(0, 3)) await world.vote(proposals[0]!, voter, 1, `reason of ${voter}`);
    await site.indexed();
  });

  async function all<Item>(read: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>): Promise<Item[][]> {
    const pages: Item[][] = [];
    let cursor: string | undefined;
    do {
      const page = await read(cursor);
      pages.push(page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return pages;
  }

  test('of proposals come in pages, newest first, nothing twice and nothing missing', async () => {
    const pages = await all((cursor) => data.proposals({ governors: [keyOf(organisation.governor)], limit: 2, cursor }));
    expect(pages.map((page) => page.map(({ description }) => description))).toEqual([
      ['number 4', 'number 3'],
      ['number 2', 'number 1'],
      ['number 0'],
    ]);
  });

  test('of proposals in one state come in pages as well', async () => {
    const governors = [keyOf(organisation.governor)];
    const pages = await all((cursor) => data.proposals({ governors, state: 'active', limit: 2, cursor }));
    expect(pages.flat().map(({ description }) => description)).toEqual(['number 4', 'number 3', 'number 1', 'number 0']);
    expect((await data.proposals({ governors, state: 'executed', limit: 2 })).items).toEqual([]);
  });

  test('of votes come newest first with their reasons', async () => {
    const pages = await all((cursor) => data.votes(keyOf(organisation.governor), proposals[0]!.id.toString(), { limit: 2, cursor }));
    expect(pages.map((page) => page.map((vote) => voteSchema.parse(vote).voter))).toEqual([
      [getAddress(world.accounts[2]!), getAddress(world.accounts[1]!)],
      [getAddress(world.accounts[0]!)],
    ]);
    expect(pages[1]![0]).toMatchObject({ support: 1, weight: parseEther('1000').toString(), reason: `reason of ${world.accounts[0]}` });
  });

  test('of votes can be narrowed to one choice', async () => {
    const of = (support: number) => data.votes(keyOf(organisation.governor), proposals[0]!.id.toString(), { limit: 10, support });
    const everybody = await data.votes(keyOf(organisation.governor), proposals[0]!.id.toString(), { limit: 10 });
    for (const support of [0, 1, 2]) expect((await of(support)).items).toEqual(everybody.items.filter((vote) => vote.support === support));
    expect((await of(1)).items.length).toBeGreaterThan(0);
  });

  test('of votes can be narrowed to one voter', async () => {
    const voter = getAddress(world.accounts[1]!);
    const { items } = await data.votes(keyOf(organisation.governor), proposals[0]!.id.toString(), { limit: 10, voter });
    expect(items.map((vote) => [vote.voter, vote.support])).toEqual([[voter, expect.any(Number)]]);
  });

  test('of events come newest first over several contracts, and by name', async () => {
    const addresses = [organisation.governor, organisation.token].map(getAddress);
    const pages = await all((cursor) => data.events({ chainId: TEST_CHAIN_ID, addresses, limit: 7, cursor }));
    const events = pages.flat().map((event) => contractEvent.parse(event));
    const places = events.map(({ blockNumber, logIndex }) => blockNumber * 10_000 + logIndex);
    expect(places).toEqual([...new Set(places)].sort((a, b) => b - a));
    const votes = await data.events({ chainId: TEST_CHAIN_ID, addresses, eventName: 'VoteCast', limit: 100 });
    expect(votes.items.length).toBe(3);
    expect(votes.items[0]!.args).toMatchObject({ voter: getAddress(world.accounts[2]!), support: 1 });
  });

  test('of governors say what their contracts say', async () => {
    const [view] = await data.governors([keyOf(zeroAddress), keyOf(organisation.governor)]);
    const governor = { address: organisation.governor, abi: governorAbi } as const;
    expect(governorView.parse(view)).toEqual({
      ...keyOf(organisation.governor),
      governorName: await client.readContract({ ...governor, functionName: 'name' }),
      isQuadratic: false,
      quadraticThresholdPercent: null,
      refundGas: null,
      preVoteVetoer: null,
      preExecutionVetoer: await client.readContract({ ...governor, functionName: 'preExecutionVetoer' }),
      timelock: await client.readContract({ ...governor, functionName: 'timelock' }),
      token: await client.readContract({ ...governor, functionName: 'token' }),
      votingDelay: Number(await client.readContract({ ...governor, functionName: 'votingDelay' })),
      votingPeriod: Number(await client.readContract({ ...governor, functionName: 'votingPeriod' })),
      proposalThreshold: `${await client.readContract({ ...governor, functionName: 'proposalThreshold' })}`,
      quorumPercent: Number(await client.readContract({ ...governor, functionName: 'quorumNumerator' })) / 100,
      timelockDelay: Number(await client.readContract({ address: organisation.timelock!, abi: timelockAbi, functionName: 'getMinDelay' })),
    });
  });

  test("of governors' names find one by its address", async () => {
    const named = await data.governorNames({ limit: 10, address: getAddress(organisation.governor) });
    expect(named.items).toEqual([{ ...keyOf(organisation.governor), governorName: 'Listed', authority: expect.stringMatching(/^0x/) }]);
    const pages = await all((cursor) => data.governorNames({ limit: 2, cursor, chainId: TEST_CHAIN_ID }));
    expect(pages.flat()[0]?.governorName).toBe('Listed');
    expect(new Set(pages.flat().map(({ address }) => address)).size).toBe(pages.flat().length);
  });

  test('of members say what the token says', async () => {
    await world.transfer(organisation.token, world.accounts[2]!, world.accounts[4]!, 5n);
    await site.indexed();
    const pages = await all((cursor) => data.members(membersOf(organisation), { limit: 3, cursor, sort: 'power' }));
    expect(pages.map((page) => page.length)).toEqual([3, 1]);
    const token = { address: organisation.token, abi: tokenAbi } as const;
    for (const { account, balance, votingPower, delegate } of pages.flat()) {
      expect(balance).toBe(`${await client.readContract({ ...token, functionName: 'balanceOf', args: [getAddress(account)] })}`);
      expect(votingPower).toBe(`${await client.readContract({ ...token, functionName: 'getVotes', args: [getAddress(account)] })}`);
      expect(delegate ?? zeroAddress).toBe(await client.readContract({ ...token, functionName: 'delegates', args: [getAddress(account)] }));
    }
  });

  test.each(['', 'nonsense', '1', '1_2_3', '9'.repeat(40) + '_1_1_1'])('refuse the cursor "%s"', async (cursor) => {
    await expect(data.proposals({ governors: [keyOf(organisation.governor)], limit: 2, cursor })).rejects.toThrow(InvalidCursorError);
  });

  test('of governors name both guardians', async () => {
    const guarded = await found('Guarded by two', 600, 600);
    await site.indexed();
    const [view] = await data.governors([keyOf(guarded.governor)]);
    const guardian = getAddress(world.accounts[0]!);
    expect(view).toMatchObject({ preVoteVetoer: guardian, preExecutionVetoer: guardian });
  });
});
