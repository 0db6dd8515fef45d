import {
  type Call,
  decodeRevert,
  descriptionHash,
  encodeCastVote,
  encodeDelegateVotes,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  getNamedSpoke,
  getUsedVotes,
  governorAbi,
  governorSpokeAbi,
  hashProposal,
  passportDecoderOf,
  passportScoresAbi,
  type ProposalContent,
  proposalLists,
  quadraticGovernorAbi,
  reserveDescription,
  revertDataOf,
  runChecks,
  scoreTypedData,
  sendCall,
  VOTE_SUPPORT,
} from '@althing/bindings';
import { type LocalChain, localAccount, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';
import type { Governor } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import { createWalletClient, encodeFunctionData, http, parseEther, parseEventLogs, zeroAddress } from 'viem';
import { writeContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainPlan, governorEdits, type GovernorEdit, plan, votingChainEdits } from '../src/index.ts';
import { readState, readTimes, readVotes } from './chainReads.ts';
import { planInput } from './planInput.ts';

/*
 * A governor of each kind on three chains, deployed by the planner. In the place of a message controller stands an account
 * without a program on every chain; the test carries what the spokes log to the home chain, sometimes twice, late or forged.
 */

const [HOME, VOTING, THIRD] = [31337, 31338, 31339] as const;
const IDS = [HOME, VOTING, THIRD] as const;
const [ada, bea, cid, controller] = [1, 2, 3, 4].map((index) => localAccount(index));
const [MINUTE_5, MINUTES_10] = [300, 600];

interface Site {
  chain: LocalChain;
  client: LocalClient;
  plan: ChainPlan;
}
const sites = new Map<ChainId, Site>();
const at = (chainId: ChainId) => sites.get(chainId)!;
const addressOf = (chainId: ChainId, id: string): Address => at(chainId).plan.steps.find((step) => step.id === id)!.address;
const as = (chainId: ChainId, account: typeof ada) =>
  createWalletClient({ account: account!, chain: at(chainId).client.chain, transport: http(at(chainId).chain.url) });

async function settled(chainId: ChainId, sent: Promise<Hex>) {
  const receipt = await at(chainId).client.waitForTransactionReceipt({ hash: await sent });
  expect(receipt.status).toBe('success');
  return receipt;
}

async function refusal(sent: Promise<unknown>): Promise<string> {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return decodeRevert(revertDataOf(error) ?? '0x').name;
}

/** On every chain: a snapshot is a time, and votes are weighed at the same one everywhere. */
async function pass(seconds: number): Promise<void> {
  for (const { client } of sites.values()) {
    await client.increaseTime({ seconds });
    await client.mine({ blocks: 1 });
  }
}

const plain = (account: typeof ada, chainId: number) => ({
  chainId,
  name: '',
  isMultisig: false,
  addresses: [account!.address],
  threshold: 1,
});
const receiver = (account: typeof ada, amount: string) => ({ tempId: amount, address: account!.address, amount });

const input = () => ({
  ...planInput(
    {
      modules: sampleModules({
        protocolUpgrades: { isMultisig: false, addresses: [cid!.address], threshold: 1 },
        governor: [
          sampleGovernor({
            votingPeriod: 'min',
            preVotingTimelock: 'min',
            votingChainIds: [HOME, VOTING],
            // Of the 450 on both chains: less than what ada has.
            quorumThreshold: 22,
            proposalThreshold: 0,
          }),
          sampleGovernor({
            governorName: 'People',
            isQuadratic: true,
            quadraticThreshold: 51,
            votingPeriod: 'min',
            preExecutionTimelock: 0,
          }),
          sampleGovernor({ governorName: 'Direct', chainId: THIRD, votingPeriod: 'min', preExecutionTimelock: 0, refundMechanism: true }),
        ],
        preVoteVeto: [{ ...plain(bea, HOME), governorName: 'Main' }],
        preExecutionVeto: [{ ...plain(cid, HOME), governorName: 'Main' }],
      }),
      token: sampleToken({
        chainIds: [...IDS],
        initialReceivers: [
          { chainId: HOME, receivers: [receiver(ada, '100'), receiver(bea, '64'), receiver(cid, '36')] },
          { chainId: VOTING, receivers: [receiver(bea, '250')] },
          { chainId: THIRD, receivers: [receiver(ada, '1')] },
        ],
        authority: IDS.map((chainId) => plain(cid, chainId)),
      }),
    },
    Object.fromEntries(IDS.map((chainId) => [chainId, localAccount(0).address])),
  ),
  messageControllers: { [HOME]: controller!.address, [VOTING]: controller!.address },
});

beforeAll(async () => {
  const whole = plan(input());
  for (const chainPlan of whole.chains) {
    const chainId = chainPlan.chainId;
    const chain = await startPlatformChain({ chainId, port: await untakenPort() });
    const client = localClient(chain);
    sites.set(chainId, { chain, client, plan: chainPlan });
    const { to, data, value } = chainPlan.transactions[0]!;
    await settled(chainId, client.sendTransaction({ to, data, value, gas: 16_000_000n }));
  }
  // It takes whatever the spoke sends and answers zero.
  await at(VOTING).client.setCode({ address: controller!.address, bytecode: '0x60205ff3' });
  for (const [chainId, account] of [
    [HOME, ada],
    [HOME, bea],
    [HOME, cid],
    [VOTING, bea],
    [THIRD, ada],
  ] as const)
    await settled(
      chainId,
      sendCall(as(chainId, account), encodeDelegateVotes({ token: addressOf(chainId, 'token|'), delegatee: account!.address })),
    );
  await pass(1);
});

afterAll(async () => {
  for (const { chain } of sites.values()) await chain.stop();
});

async function put(chainId: ChainId, name: string, title: string, actions: Call[]) {
  const content: ProposalContent & { governor: Address } = {
    governor: addressOf(chainId, `governor|${name}`),
    actions,
    description: reserveDescription(title, ada!.address),
  };
  await settled(chainId, sendCall(as(chainId, ada), encodePropose(content)));
  return { ...content, proposalId: hashProposal(content) };
}

const nothing: Call = { to: '0x000000000000000000000000000000000000bEEF', value: 0n, data: '0x' };
const stateOf = (chainId: ChainId, { governor: address, proposalId }: { governor: Address; proposalId: bigint }) =>
  readState(at(chainId).client, { governor: address, proposalId });

const veto = (guardian: typeof ada, { governor, ...content }: ProposalContent & { governor: Address }) =>
  writeContract(as(HOME, guardian), {
    address: governor,
    abi: governorAbi,
    functionName: 'veto',
    args: [...proposalLists(content), descriptionHash(content.description)],
  });

/** What a message controller would do with the log of a spoke. */
async function carry(receipt: Awaited<ReturnType<typeof settled>>, change: { sender?: typeof ada } = {}): Promise<Hex> {
  const [sent] = parseEventLogs({ abi: governorSpokeAbi, eventName: 'VoteSent', logs: receipt.logs });
  const { voter, proposalId, timepoint, support, weight } = sent!.args;
  const weights = [0n, 0n, 0n] as [bigint, bigint, bigint];
  weights[support] = weight;
  const votes = { proposalId, timepoint, supply: parseEther('250'), voter, weights };
  const args = [BigInt(VOTING), addressOf(VOTING, 'governorSpoke|Main@31337'), votes] as const;
  const data = encodeFunctionData({ abi: governorAbi, functionName: 'countVotes', args });
  return as(HOME, change.sender ?? controller).sendTransaction({ to: addressOf(HOME, 'governor|Main'), data });
}

const failingOf = async ({ checks }: GovernorEdit) =>
  (await runChecks(at(HOME).client, checks)).filter(({ ok }) => !ok).map(({ label }) => label);

/** By ada's votes, after all delays. */
async function carryOut(edit: GovernorEdit, title: string): Promise<void> {
  const proposal = await put(HOME, 'Main', title, edit.actions);
  await pass(MINUTES_10 + 2);
  await settled(HOME, sendCall(as(HOME, ada), encodeCastVote({ ...proposal, choice: 'for' })));
  await pass(MINUTE_5 + 60);
  await settled(HOME, sendCall(as(HOME, ada), encodeQueueProposal(proposal)));
  await pass(MINUTES_10 + 300);
  await settled(HOME, sendCall(as(HOME, ada), encodeExecuteProposal(proposal)));
}

describe('a governor with vetoes, a timelock and votes from another chain', () => {
  it('names its voting chain by a proposal, once it stands', async () => {
    const [edit, ...rest] = votingChainEdits(input());
    expect(rest).toEqual([]);
    expect(await failingOf(edit!)).toEqual([`Votes of chain ${VOTING}`]);
    const question = { governor: addressOf(HOME, 'governor|Main'), chainId: VOTING };
    expect(await getNamedSpoke(at(HOME).client, question)).toEqual({ spoke: zeroAddress, since: 0 });
    await carryOut(edit!, 'Let them vote');
    expect(await failingOf(edit!)).toEqual([]);
    const { client } = at(HOME);
    const [named, [spoke], { timestamp }] = await Promise.all([
      getNamedSpoke(client, question),
      client.readContract({ address: question.governor, abi: governorAbi, functionName: 'spokeOn', args: [BigInt(VOTING)] }),
      client.getBlock(),
    ]);
    expect(named).toEqual({ spoke, since: Number(timestamp) });
    expect(spoke).toBe(addressOf(VOTING, 'governorSpoke|Main@31337'));
  });

  it('counts both chains, once each, and executes what both have decided', async () => {
    const timelock = addressOf(HOME, 'timelock|Main');
    await settled(HOME, as(HOME, ada).sendTransaction({ to: timelock, value: parseEther('1') }));
    const proposal = await put(HOME, 'Main', 'Pay', [{ to: nothing.to, value: parseEther('1'), data: '0x' }]);
    await pass(MINUTES_10 + 2);
    const { snapshot } = await readTimes(at(HOME).client, proposal);
    await settled(HOME, sendCall(as(HOME, ada), encodeCastVote({ ...proposal, choice: 'against' })));

    const ballot = { spoke: addressOf(VOTING, 'governorSpoke|Main@31337'), proposalId: proposal.proposalId, choice: 'for' } as const;
    const carriage = { legs: [{ adapter: zeroAddress, fee: 0n, options: '0x' }], threshold: 1, refund: bea!.address } as const;
    const voteAtSpoke = (timepoint: bigint) =>
      writeContract(as(VOTING, bea), {
        address: ballot.spoke,
        abi: governorSpokeAbi,
        functionName: 'castVote',
        args: [ballot.proposalId, timepoint, VOTE_SUPPORT[ballot.choice], carriage],
      });
    const mistaken = await settled(VOTING, voteAtSpoke(snapshot - 1n));
    expect(await refusal(carry(mistaken))).toBe('Governor_InvalidTimepoint');
    const sent = await settled(VOTING, voteAtSpoke(snapshot));
    expect(await refusal(voteAtSpoke(snapshot))).toBe('Spoke_AlreadyVoted');
    expect(await refusal(carry(sent, { sender: cid }))).toBe('Governor_MessageControllerOnly');
    await settled(HOME, carry(sent));
    expect(await refusal(carry(sent))).toBe('GovernorAlreadyCastVote');
    // What she holds at home is another vote.
    await settled(HOME, sendCall(as(HOME, bea), encodeCastVote({ ...proposal, choice: 'for' })));

    expect(await readVotes(at(HOME).client, proposal)).toEqual({
      against: parseEther('100'),
      for: parseEther('314'),
      abstain: 0n,
    });
    expect(await getUsedVotes(at(HOME).client, { ...proposal, voter: bea!.address })).toBe(parseEther('64'));
    await pass(MINUTE_5);
    await settled(HOME, sendCall(as(HOME, ada), encodeQueueProposal(proposal)));
    await pass(MINUTES_10 + 1);
    await settled(HOME, sendCall(as(HOME, ada), encodeExecuteProposal(proposal)));
    expect(await stateOf(HOME, proposal)).toBe('executed');
    expect(await at(HOME).client.getBalance({ address: nothing.to })).toBe(parseEther('1'));
  });

  it('is stopped by its first guardian until voting starts, and by nobody else', async () => {
    const proposal = await put(HOME, 'Main', 'Early', [nothing]);
    expect(await refusal(veto(ada, proposal))).toBe('Governor_VetoerOnly');
    await settled(HOME, veto(bea, proposal));
    expect(await stateOf(HOME, proposal)).toBe('canceled');

    const late = await put(HOME, 'Main', 'Late', [nothing]);
    await pass(MINUTES_10 + 2);
    expect(await refusal(veto(bea, late))).toBe('Governor_VetoTooLate');
    expect(await refusal(veto(cid, late))).toBe('GovernorUnexpectedProposalState');
  });

  it('is stopped by its second guardian while it is queued, in the timelock too', async () => {
    const proposal = await put(HOME, 'Main', 'Queued', [nothing]);
    await pass(MINUTES_10 + 2);
    await settled(HOME, sendCall(as(HOME, ada), encodeCastVote({ ...proposal, choice: 'for' })));
    await pass(MINUTE_5);
    await settled(HOME, sendCall(as(HOME, ada), encodeQueueProposal(proposal)));
    await settled(HOME, veto(cid, proposal));
    expect(await stateOf(HOME, proposal)).toBe('canceled');
    await pass(MINUTES_10 + 1);
    expect(await refusal(sendCall(as(HOME, ada), encodeExecuteProposal(proposal)))).toBe('GovernorUnexpectedProposalState');
  });
});

describe('an edited form', () => {
  /** A shorter vote, a lower quorum, a longer delay, no first guardian, another second one. */
  const edited = () => {
    const before = input();
    const [main, ...others] = before.organisation.modules.governor;
    const changed = { ...main!, votingPeriod: 0.004, quorumThreshold: 11, preExecutionTimelock: 0.01 };
    const guardian = { ...plain(ada, HOME), governorName: 'Main' };
    const changes = { governor: [changed, ...others], preVoteVeto: [], preExecutionVeto: [guardian] };
    return { ...before, organisation: { ...before.organisation, modules: { ...before.organisation.modules, ...changes } } };
  };

  it('is carried out by one proposal, whose checks hold afterwards and not before', async () => {
    const [edit, ...rest] = governorEdits(input(), edited());
    expect(rest).toEqual([]);
    const labels = await failingOf(edit!);
    for (const label of ['Voting period', 'Quorum numerator', 'Delay', 'Veto before voting', 'Veto before execution'])
      expect(labels).toContain(label);
    await carryOut(edit!, 'Change the rules');
    expect(await failingOf(edit!)).toEqual([]);
    expect(governorEdits(edited(), edited())).toEqual([]);
  });

  it('gives the last guardian up, and appoints one where there was none, in the order that the contracts want', async () => {
    const { organisation, ...rest } = edited();
    const without = { ...rest, organisation: { ...organisation, modules: { ...organisation.modules, preExecutionVeto: [] } } };
    for (const [before, after] of [
      [edited(), without],
      [without, edited()],
    ] as const) {
      const [edit] = governorEdits(before, after);
      await carryOut(edit!, `${edit!.actions.length} actions, ${after === without}`);
      expect(await failingOf(edit!)).toEqual([]);
    }
  });

  it.each<[string, (governor: Governor) => Governor]>([
    // Without its guardians: they would need the timelock.
    ['a timelock less', (main) => ({ ...main, preExecutionTimelock: 0 })],
    ['refunds', (main) => ({ ...main, refundMechanism: true })],
    ['another way of counting', (main) => ({ ...main, isQuadratic: true, votingChainIds: [] })],
  ])('that wants another governor is refused: %s', (_, change) => {
    const before = input();
    const [main, ...others] = before.organisation.modules.governor;
    const modules = { ...before.organisation.modules, governor: [change(main!), ...others], preExecutionVeto: [] };
    const after = { ...before, organisation: { ...before.organisation, modules } };
    expect(() => governorEdits(before, after)).toThrow(expect.objectContaining({ code: 'governor-not-editable' }));
  });
});

describe('a quadratic governor', () => {
  it('counts roots of whole tokens by the band of the score, and nobody without one', async () => {
    const registry = passportDecoderOf(HOME)!;
    const { timestamp } = await at(HOME).client.getBlock();
    const [issuedAt, expiresAt] = [Number(timestamp), Number(timestamp) + 86_400];
    const keeper = localAccount(0);
    for (const [account, score] of [
      [ada, 150_000n],
      [bea, 300_000n],
    ] as const) {
      const claim = { account: account!.address, score, issuedAt, expiresAt };
      const signature = await keeper.signTypedData(scoreTypedData({ registry, chainId: HOME, claim }));
      await settled(
        HOME,
        writeContract(as(HOME, cid), {
          address: registry,
          abi: passportScoresAbi,
          functionName: 'submit',
          args: [{ claim, signer: keeper.address, signature }],
        }),
      );
    }
    const proposal = await put(HOME, 'People', 'Roots', [nothing]);
    await pass(2);
    await settled(HOME, sendCall(as(HOME, ada), encodeCastVote({ ...proposal, choice: 'against' })));
    await settled(HOME, sendCall(as(HOME, bea), encodeCastVote({ ...proposal, choice: 'for' })));
    expect(await refusal(sendCall(as(HOME, cid), encodeCastVote({ ...proposal, choice: 'for' })))).toBe('Governor_NoWeight');
    const read = { address: proposal.governor, abi: quadraticGovernorAbi, args: [proposal.proposalId] } as const;
    // √100 at 50 % against √64 at 100 %, in hundredths.
    expect(await at(HOME).client.readContract({ ...read, functionName: 'proposalVotes' })).toEqual([500n, 800n, 0n]);
    expect(await at(HOME).client.readContract({ ...read, functionName: 'proposalParticipation' })).toBe(parseEther('164'));
    await pass(MINUTE_5);
    await settled(HOME, sendCall(as(HOME, ada), encodeExecuteProposal(proposal)));
    expect(await stateOf(HOME, proposal)).toBe('executed');
  });
});

describe('a governor that pays votes back', () => {
  it('gives the voter most of the gas, from the pot, once', async () => {
    const { client } = at(THIRD);
    const pot = addressOf(THIRD, 'refundGas|Direct');
    await settled(THIRD, client.sendTransaction({ to: pot, value: parseEther('1') }));
    const proposal = await put(THIRD, 'Direct', 'Refunded', [nothing]);
    await pass(2);
    const before = await client.getBalance({ address: ada!.address });
    const gwei = 10n ** 9n;
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n * gwei });
    const vote = encodeCastVote({ ...proposal, choice: 'for' });
    const sent = as(THIRD, ada).sendTransaction({ ...vote, maxFeePerGas: 30n * gwei, maxPriorityFeePerGas: gwei });
    const { gasUsed, effectiveGasPrice } = await settled(THIRD, sent);
    const paid = gasUsed * effectiveGasPrice;
    const back = (await client.getBalance({ address: ada!.address })) - before + paid;
    expect(back).toBeGreaterThan((paid * 6n) / 10n);
    expect(back).toBeLessThanOrEqual(paid);
    expect(await client.getBalance({ address: pot })).toBe(parseEther('1') - back);
  });
});
