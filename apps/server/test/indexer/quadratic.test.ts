import { contractCall, passportDecoderOf, passportScoresAbi, quadraticGovernorAbi, scoreTypedData } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import { pick, seeded } from '@althing/devnet/random';
import { proposalFacts, type ProposalState, proposalState } from '@althing/domain/governance';
import { governorView, type Proposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_CHAIN_ID } from './services.ts';
import { keyOf, type ProposalPlace, Site } from './site.ts';
import type { FoundOptions, TestOrganisation } from './founding.ts';
import type { TestProposal, World } from './world.ts';

/* What the server says about proposals of a quadratic governor must be what the governor itself answers. */

const decoder = passportDecoderOf(TEST_CHAIN_ID)!;
/** Nobody needs a score to vote; scores make votes weigh differently. */
const TERMS = { decoder, bandPercentages: [40, 60, 80, 100], threshold: 6_000 } as const;
/** In a supply of 6,000: 1,800 tokens must take part. */
const QUORUM = 3_000n;

let site: Site;
let world: World;
let voters: Address[];

beforeAll(async () => {
  site = await Site.start('quadratic');
  ({ world } = site);
  voters = world.accounts.slice(0, 6);
});
afterAll(() => site.stop());

/** What is read is what the governor says. */
async function readAsOnChain(place: ProposalPlace): Promise<Proposal> {
  const read = await site.readBack(place);
  expect(read).toMatchObject(await site.onChain(place));
  return read;
}

/** A governor of six holders of unlike size: their votes are 1,500, 1,500, 1,496, 1,000, 500 and 4 tokens' worth. */
async function found(name: string, options: FoundOptions = {}): Promise<TestOrganisation> {
  const organisation = await world.found(name, voters, {
    timelockDelay: 0,
    votingPeriod: 60,
    quorumNumerator: QUORUM,
    quadratic: TERMS,
    ...options,
  });
  const [ada, bea, cid, , eve, fay] = voters as [Address, Address, Address, Address, Address, Address];
  await world.transfer(organisation.token, eve, ada, parseEther('500'));
  await world.transfer(organisation.token, fay, bea, parseEther('500'));
  await world.transfer(organisation.token, fay, cid, parseEther('496'));
  for (const voter of voters) await world.delegate(organisation.token, voter, voter);
  await world.passTime(1);
  return organisation;
}

/** Terms by a proposal of the governor to itself. */
const newTerms = (organisation: TestOrganisation, threshold: number) => ({
  target: organisation.governor,
  calldata: encodeFunctionData({
    abi: quadraticGovernorAbi,
    functionName: 'updateQuadraticSettings',
    args: [{ ...TERMS, threshold }],
  }),
});

async function propose(organisation: TestOrganisation, call?: { target: Address; calldata: `0x${string}` }): Promise<TestProposal> {
  const proposal = await world.propose(organisation, voters[0]!, `Proposal ${Math.random()}`, call);
  if (!proposal) throw new Error('The proposal was refused');
  return proposal;
}

/** Opens the vote, casts For by some and Against by others, and ends it. */
async function decide(proposal: TestProposal, inFavour: readonly Address[], against: readonly Address[] = []): Promise<void> {
  await world.passTime(1);
  for (const voter of inFavour) await world.vote(proposal, voter, 1, '');
  for (const voter of against) await world.vote(proposal, voter, 0, '');
  await world.passTime(61);
}

async function score(account: Address, value: bigint): Promise<void> {
  const signer = localAccount(0);
  const { timestamp } = await site.client.getBlock();
  const claim = { account, score: value, issuedAt: Number(timestamp), expiresAt: Number(timestamp) + 1_000_000 };
  const signature = await signer.signTypedData(scoreTypedData({ registry: decoder, chainId: TEST_CHAIN_ID, claim }));
  const { to, data } = contractCall({
    address: decoder,
    abi: passportScoresAbi,
    functionName: 'submit',
    args: [{ claim, signer: signer.address, signature }],
  });
  expect((await world.send(account, to, data)).status).toBe('0x1');
}

describe('a quadratic proposal', () => {
  test('goes through the states that its governor reports, with participation and threshold as they are there', async () => {
    const organisation = await found('Steps');
    await score(voters[3]!, 1_000_000n);
    const proposal = await propose(organisation, newTerms(organisation, 6_500));
    expect((await readAsOnChain(proposal)).state).toBe('pending');
    await world.passTime(1);
    expect(await readAsOnChain(proposal)).toMatchObject({ state: 'active', counting: { participation: '0', threshold: 6_000 } });
    await world.vote(proposal, voters[0]!, 1, 'because');
    await world.vote(proposal, voters[3]!, 0, '');
    await world.vote(proposal, voters[5]!, 2, '');
    // Roots of whole tokens: 38 at 40 %, 31 at 100 %, 2 at 40 %.
    expect(await readAsOnChain(proposal)).toMatchObject({
      votes: { for: '1520', against: '3100', abstain: '80' },
      counting: { participation: `${parseEther('2504')}` },
    });
    await world.vote(proposal, voters[1]!, 1, '');
    await world.vote(proposal, voters[2]!, 1, '');
    await world.passTime(61);
    // 4,560 of 7,660 are not 60 %.
    expect((await readAsOnChain(proposal)).state).toBe('defeated');
  });

  test('passes, waits in its timelock and is executed where its governor says so', async () => {
    const organisation = await found('Queued', { timelockDelay: 600 });
    const proposal = await propose(organisation, { target: voters[0]!, calldata: '0x' });
    await decide(proposal, voters.slice(0, 3), [voters[4]!]);
    expect((await readAsOnChain(proposal)).state).toBe('succeeded');
    await world.finish(proposal, 'queue');
    expect((await readAsOnChain(proposal)).state).toBe('pendingexecution');
    await world.passTime(601);
    await world.finish(proposal, 'execute');
    expect((await readAsOnChain(proposal)).state).toBe('executed');
  });

  test('counts the power of the snapshot, whatever is moved and delegated while it is voted on', async () => {
    const organisation = await found('Movers');
    const proposal = await propose(organisation);
    await world.passTime(1);
    await world.transfer(organisation.token, voters[0]!, voters[5]!, parseEther('1500'));
    await world.delegate(organisation.token, voters[1]!, voters[5]!);
    await world.vote(proposal, voters[0]!, 1, '');
    await world.vote(proposal, voters[5]!, 1, '');
    expect((await readAsOnChain(proposal)).counting).toMatchObject({ participation: `${parseEther('1504')}` });
    await world.passTime(61);
    expect((await readAsOnChain(proposal)).state).toBe('defeated');
  });

  test('keeps the threshold of its snapshot, not that of its making and not the present one', async () => {
    const organisation = await found('Changing', { votingDelay: 100 });
    const change = await propose(organisation, newTerms(organisation, 9_900));
    await world.passTime(90);
    const early = await propose(organisation);
    await world.passTime(11);
    for (const voter of voters.slice(0, 3)) await world.vote(change, voter, 1, '');
    await world.passTime(62);
    // The snapshot of `early` is still to come.
    await world.finish(change, 'execute');
    const late = await propose(organisation);
    expect((await readAsOnChain(early)).counting).toMatchObject({ threshold: 9_900 });
    await world.passTime(60);
    for (const voter of voters.slice(0, 5)) await world.vote(early, voter, voter === voters[4] ? 0 : 1, '');
    await world.passTime(61);
    expect((await readAsOnChain(early)).state).toBe('defeated');
    expect((await readAsOnChain(change)).counting).toMatchObject({ threshold: 6_000 });
    expect((await readAsOnChain(late)).counting).toMatchObject({ threshold: 9_900 });
  });

  test('at random comes to the end that its governor says, which counting tokens would often not tell', { timeout: 120_000 }, async () => {
    const random = seeded(7);
    const organisation = await found('Many');
    await score(voters[1]!, 150_000n);
    await score(voters[2]!, 250_000n);
    const proposals: TestProposal[] = [];
    for (let round = 0; round < 8; round += 1) {
      for (let n = 0; n < 5; n += 1) proposals.push(await propose(organisation));
      await world.passTime(1);
      for (const proposal of proposals.slice(-5))
        for (const voter of voters) if (random() < 0.7) await world.vote(proposal, voter, pick([0, 1, 1, 2] as const, random), '');
      await world.transfer(organisation.token, pick(voters, random), pick(voters, random), parseEther(`${Math.floor(random() * 400)}`));
      await world.delegate(organisation.token, pick(voters, random), pick(voters, random));
      for (const proposal of proposals.slice(-5)) expect((await readAsOnChain(proposal)).state).toBe('active');
      await world.passTime(61);
    }
    const ends = new Map<ProposalState, number>();
    let misjudged = 0;
    for (const proposal of proposals) {
      const read = await readAsOnChain(proposal);
      ends.set(read.state, (ends.get(read.state) ?? 0) + 1);
      const asTokens = proposalState({ ...proposalFacts(read), counting: { type: 'fractional' } }, Date.parse(read.voteEnd) / 1000 + 1);
      if (asTokens !== read.state) misjudged += 1;
    }
    expect(ends.get('succeeded')).toBeGreaterThan(5);
    expect(ends.get('defeated')).toBeGreaterThan(5);
    expect(misjudged).toBeGreaterThan(5);
  });
});

test('a quadratic governor is told as such, with its present threshold', async () => {
  const organisation = await found('Viewed');
  await site.indexed();
  const [view] = await site.data.governors([keyOf(organisation.governor)]);
  expect(governorView.parse(view)).toMatchObject({ isQuadratic: true, quadraticThresholdPercent: 60, quorumPercent: 30 });
});
