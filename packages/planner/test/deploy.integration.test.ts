import {
  type Check,
  contractCall,
  decodeDeployOrganisation,
  decodeRevert,
  encodeCastVote,
  encodeCreateSafe,
  encodeDelegateVotes,
  encodeDeployOrganisation,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  getPastVotes,
  getTokenBalance,
  hashOperationBatch,
  hashProposal,
  platformDeployments,
  type ProposalContent,
  reserveDescription,
  revertDataOf,
  runChecks,
  SAFE_FALLBACK_HANDLER_SLOT,
  SAFE_GUARD_SLOT,
  SAFE_SENTINEL,
  SAFE_SINGLETON_SLOT,
  sendCall,
  tokenAbi,
} from '@althing/bindings';
import { type LocalChain, localAccount, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';
import { moduleKey } from '@althing/domain/modules';
import type { Address, Hex } from '@althing/domain/units';
import { ALICE, BOB, CAROL, sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import { createWalletClient, getAddress, http, encodeAbiParameters, keccak256, numberToHex, pad, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { batchGas } from '../src/gas.ts';
import { type ChainPlan, plan, type PlanInput, planRemaining, type Step, type Transaction } from '../src/index.ts';
import { readOperation, readState, readTimes, readVotes } from './chainReads.ts';
import { planInput } from './planInput.ts';

const CHAIN_ID = 31337;

let chain: LocalChain;
let client: LocalClient;
let snapshot: Hex;

beforeAll(async () => {
  chain = await startPlatformChain({ chainId: CHAIN_ID, port: await untakenPort() });
  client = localClient(chain);
  snapshot = await client.snapshot();
});

/** Every test begins on a chain with the platform and nothing else. */
beforeEach(async () => {
  await client.revert({ id: snapshot });
  snapshot = await client.snapshot();
});

afterAll(() => chain.stop());

const safe = (name: string, addresses: string[], threshold = 1) => ({ chainId: CHAIN_ID, name, isMultisig: true, addresses, threshold });

const guardian = (governorName: string, addresses: string[], threshold = 1) => ({
  chainId: CHAIN_ID,
  governorName,
  isMultisig: true,
  addresses,
  threshold,
});

/** Everything the form can ask for on one chain, with Safes owned by modules and one governor without a timelock. */
const everything = (): PlanInput =>
  planInput({
    modules: sampleModules({
      safeTreasury: [safe('', [ALICE, moduleKey('governor', 'Main'), BOB], 2)],
      bondingEngine: [safe('', [moduleKey('safeTreasury')])],
      workingGroup: [safe('Grants', [CAROL]), safe('Grants', [CAROL])],
      governor: [
        sampleGovernor({ preVotingTimelock: 'min', refundMechanism: true }),
        sampleGovernor({
          governorName: 'Council',
          preVotingTimelock: 'min',
          preExecutionTimelock: 0,
          quorumThreshold: 12.5,
          votingPeriod: 'min',
          refundMechanism: true,
        }),
      ],
      preVoteVeto: [guardian('Main', [ALICE, BOB], 2), { ...guardian('Council', [CAROL]), isMultisig: false }],
      preExecutionVeto: [guardian('Main', [BOB, CAROL], 2)],
    }),
    token: sampleToken({ authority: [safe('', [ALICE, BOB, CAROL], 3)] }),
  });

const OTHER_CHAIN = 31338;
const plainOn = (chainId: number) => ({ chainId, name: '', isMultisig: false, addresses: [ALICE], threshold: 1 });

/** Governors here and on another chain that count each other's votes, a quadratic one, and tokens that vest. */
const acrossChains = (): PlanInput => ({
  ...planInput(
    {
      modules: sampleModules({
        protocolUpgrades: plainOn(CHAIN_ID),
        governor: [
          sampleGovernor({ votingChainIds: [CHAIN_ID, OTHER_CHAIN], preExecutionTimelock: 0 }),
          sampleGovernor({
            governorName: 'People',
            isQuadratic: true,
            quadraticThreshold: 51,
            passportScoreRanges: ['0', '25', '75', '100'],
            preExecutionTimelock: 0,
          }),
          sampleGovernor({ governorName: 'Away', chainId: OTHER_CHAIN, votingChainIds: [CHAIN_ID] }),
        ],
      }),
      token: sampleToken({
        chainIds: [CHAIN_ID, OTHER_CHAIN],
        initialReceivers: [
          ...sampleToken().initialReceivers,
          { chainId: OTHER_CHAIN, receivers: [{ tempId: '1', address: CAROL, amount: '10' }] },
        ],
        authority: [plainOn(CHAIN_ID), plainOn(OTHER_CHAIN)],
        vesting: [
          {
            chainId: CHAIN_ID,
            isFlexVoting: true,
            schedules: [
              {
                vestingType: 'linear',
                startDate: '2027-01-01T00:00:00.000Z',
                endDate: '2028-01-01T00:00:00.000Z',
                receivers: [
                  { tempId: '1', address: BOB, amount: '1000' },
                  { tempId: '2', address: CAROL, amount: '2000.5' },
                ],
              },
              {
                vestingType: 'milestone',
                milestoneDates: ['2027-06-01T00:00:00.000Z', '2027-12-01T00:00:00.000Z', '2028-06-01T00:00:00.000Z'],
                receivers: [{ tempId: '1', address: BOB, amount: '300' }],
              },
            ],
          },
        ],
      }),
    },
    { [CHAIN_ID]: localAccount(0).address, [OTHER_CHAIN]: localAccount(0).address },
  ),
  messageControllers: { [CHAIN_ID]: CAROL, [OTHER_CHAIN]: BOB },
});

const someAccount = (index: number): Address => getAddress(keccak256(numberToHex(index, { size: 32 })).slice(0, 42));

/** Ten governors of each kind, long names, as many receivers as the form takes: more than one transaction can hold. */
function largest(): PlanInput {
  const receivers = Array.from({ length: 500 }, (_, i) => ({
    tempId: String(i),
    address: someAccount(i),
    amount: '1234567.000000000000000001',
  }));
  const governors = Array.from({ length: 20 }, (_, i) => sampleGovernor({ governorName: `${i}`.padStart(60, 'ö') }));
  return planInput({
    modules: sampleModules({
      governor: governors,
      safeTreasury: [
        safe(
          '',
          Array.from({ length: 50 }, (_, i) => someAccount(i)),
        ),
      ],
    }),
    token: sampleToken({ initialReceivers: [{ chainId: CHAIN_ID, receivers }], authority: [safe('', [ALICE])] }),
  });
}

const planOf = (input: PlanInput): ChainPlan => plan(input).chains[0]!;

async function send({ to, data, value }: Pick<Transaction, 'to' | 'data' | 'value'>) {
  const hash = await client.sendTransaction({ to, data, value, gas: 16_777_216n });
  const receipt = await client.waitForTransactionReceipt({ hash });
  expect(receipt.status).toBe('success');
  return receipt;
}

const checksOf = ({ steps }: ChainPlan): Check[] => steps.flatMap((step) => step.checks);
const failing = async (chainPlan: ChainPlan) => (await runChecks(client, checksOf(chainPlan))).filter(({ ok }) => !ok);
const isAsReviewed = async ({ checks }: Step): Promise<boolean> => (await runChecks(client, checks)).every(({ ok }) => ok);

/** Ids of the steps whose every check holds. */
async function asReviewed({ steps }: ChainPlan): Promise<string[]> {
  const holds = await Promise.all(steps.map(isAsReviewed));
  return steps.filter((_, i) => holds[i]).map(({ id }) => id);
}

async function withoutCode(contracts: readonly { address: Address }[]): Promise<Address[]> {
  const codes = await Promise.all(contracts.map(({ address }) => client.getCode({ address })));
  return contracts.map(({ address }) => address).filter((_, i) => codes[i] === undefined);
}

describe('the planned transaction on a real chain', () => {
  it('finds the platform at its computed addresses', async () => {
    expect(await withoutCode(platformDeployments())).toEqual([]);
  });

  it('deploys everything in one confirmation, at the predicted addresses, exactly as reviewed', async () => {
    const chainPlan = planOf(everything());
    expect(chainPlan.transactions).toHaveLength(1);
    expect(await asReviewed(chainPlan)).toEqual([]);

    await send(chainPlan.transactions[0]!);

    expect(await withoutCode(chainPlan.steps)).toEqual([]);
    expect(await failing(chainPlan)).toEqual([]);
    expect(checksOf(chainPlan).length).toBeGreaterThan(100);
  });

  it('deploys a quadratic governor, vesting, and votes from and for another chain, exactly as reviewed', async () => {
    const chainPlan = planOf(acrossChains());
    const kinds = chainPlan.steps.map(({ kind }) => kind);
    expect(kinds).toEqual(['proxyAdmin', 'token', 'tokenVesting', 'governorSpoke', 'governor', 'governor']);
    const { gasUsed } = await send(chainPlan.transactions[0]!);
    expect(await withoutCode(chainPlan.steps)).toEqual([]);
    expect(await failing(chainPlan)).toEqual([]);
    const estimate = batchGas(decodeDeployOrganisation(chainPlan.transactions[0]!.data));
    expect(estimate).toBeGreaterThanOrEqual(gasUsed);
    expect(Number(estimate) / Number(gasUsed)).toBeLessThan(1.35);
  });

  it('deploys in several confirmations what no block would take, each within the cap and below its estimate', async () => {
    const chainPlan = planOf(largest());
    expect(chainPlan.transactions.length).toBeGreaterThan(1);
    for (const transaction of chainPlan.transactions) {
      const { gasUsed } = await send(transaction);
      const estimate = batchGas(decodeDeployOrganisation(transaction.data));
      expect(estimate).toBeGreaterThanOrEqual(gasUsed);
      expect(Number(estimate) / Number(gasUsed)).toBeLessThan(1.35);
    }
    expect(await failing(chainPlan)).toEqual([]);
  });

  it('estimates the gas of ordinary organisations from above and not by more than a third', async () => {
    for (const input of [
      everything(),
      planInput(),
      planInput({ token: null, modules: sampleModules({ governor: [], safeTreasury: [safe('', [ALICE])] }) }),
    ]) {
      const [transaction] = planOf({ ...input, salt: keccak256(numberToHex(checksOf(planOf(input)).length)) }).transactions;
      const { gasUsed } = await send(transaction!);
      const estimate = batchGas(decodeDeployOrganisation(transaction!.data));
      expect(estimate).toBeGreaterThanOrEqual(gasUsed);
      expect(Number(estimate) / Number(gasUsed)).toBeLessThan(1.35);
    }
  });

  it('is not hindered by somebody who creates one of its Safes first', async () => {
    const chainPlan = planOf(everything());
    const batch = decodeDeployOrganisation(chainPlan.transactions[0]!.data);
    const treasury = batch.safes.find(({ owners }) => owners.length === 3 && owners.includes(CAROL))!;
    const stranger = createWalletClient({ account: localAccount(5), chain: client.chain, transport: http(chain.url) });
    const hash = await stranger.sendTransaction(encodeCreateSafe({ ...treasury, threshold: Number(treasury.threshold) }));
    await client.waitForTransactionReceipt({ hash });

    await send(chainPlan.transactions[0]!);
    expect(await failing(chainPlan)).toEqual([]);
  });

  it('leaves out of the remaining transaction what stands already', async () => {
    const whole = plan(everything());
    const batch = decodeDeployOrganisation(whole.chains[0]!.transactions[0]!.data);
    const done = whole.chains[0]!.steps.find(({ kind }) => kind === 'tokenAuthority')!;
    const setup = batch.safes.find(({ owners }) => owners.length === 3 && owners.includes(CAROL))!;
    await send(encodeCreateSafe({ ...setup, threshold: Number(setup.threshold) }));
    expect(await isAsReviewed(done)).toBe(true);

    const standing = await asReviewed(whole.chains[0]!);
    expect(standing).toEqual([done.id]);
    const rest = planRemaining(whole, ({ id }) => standing.includes(id));
    expect(decodeDeployOrganisation(rest.chains[0]!.transactions[0]!.data).safes).toHaveLength(batch.safes.length - 1);
    await send(rest.chains[0]!.transactions[0]!);
    expect(await failing(whole.chains[0]!)).toEqual([]);
  });

  it('gives nobody else the predicted addresses', async () => {
    const chainPlan = planOf(everything());
    const [transaction] = chainPlan.transactions;
    const stranger = createWalletClient({ account: localAccount(5), chain: client.chain, transport: http(chain.url) });
    const hash = await stranger.sendTransaction({ to: transaction!.to, data: transaction!.data, gas: 16_000_000n });
    await client.waitForTransactionReceipt({ hash });

    const mine = chainPlan.steps.filter(({ kind }) => ['proxyAdmin', 'token', 'governor', 'timelock'].includes(kind));
    expect(await withoutCode(mine)).toEqual(mine.map(({ address }) => address));
    await send(transaction!);
    expect(await failing(chainPlan)).toEqual([]);
  });
});

describe('a deployment that is not what was reviewed', () => {
  const reviewed = everything();
  const { organisation } = reviewed;
  const withModules = (change: Partial<PlanInput['organisation']['modules']>): PlanInput => ({
    ...reviewed,
    organisation: { ...organisation, modules: { ...organisation.modules, ...change } },
  });
  const withToken = (change: Partial<NonNullable<PlanInput['organisation']['token']>>): PlanInput => ({
    ...reviewed,
    organisation: { ...organisation, token: { ...organisation.token!, ...change } },
  });
  const [main, council] = organisation.modules.governor;

  const tampered: [string, PlanInput, string][] = [
    ['another upgrade owner', withModules({ protocolUpgrades: safe('', [ALICE, CAROL], 2) }), 'Owner'],
    ['a lower threshold', withModules({ safeTreasury: [safe('', [ALICE, moduleKey('governor', 'Main'), BOB])] }), 'Safe proxy code'],
    ['another token name', withToken({ name: 'Acne' }), 'Name'],
    ['another symbol', withToken({ symbol: 'ACNE' }), 'Symbol'],
    ['another token owner', withToken({ authority: [safe('', [BOB])] }), 'Owner'],
    ['a longer voting period', withModules({ governor: [{ ...main!, votingPeriod: 8 }, council!] }), 'Voting period'],
    ['a voting delay', withModules({ governor: [{ ...main!, preVotingTimelock: 1 }, council!] }), 'Voting delay'],
    ['a higher proposal threshold', withModules({ governor: [{ ...main!, proposalThreshold: 1.01 }, council!] }), 'Proposal threshold'],
    ['another quorum', withModules({ governor: [{ ...main!, quorumThreshold: 20.01 }, council!] }), 'Quorum numerator'],
    ['a longer timelock', withModules({ governor: [{ ...main!, preExecutionTimelock: 1 }, council!] }), 'Delay'],
  ];

  it.each(tampered)('is noticed: %s', async (_, input, label) => {
    await send(planOf(input).transactions[0]!);
    const labels = (await failing(planOf(reviewed))).map((result) => result.label);
    expect(labels).toContain(label);
  });

  it('is noticed when the timelock has another canceller', async () => {
    const chainPlan = planOf(reviewed);
    const batch = decodeDeployOrganisation(chainPlan.transactions[0]!.data);
    const governors = batch.governors.map((item, i) => (i === 0 ? { ...item, canceller: CAROL } : item));
    const { blockNumber } = await send(encodeDeployOrganisation({ ...batch, governors }));
    const unreviewed = ['Roles given at creation', 'The vetoer may cancel', 'Veto before execution'];
    expect((await failing(chainPlan)).map(({ label }) => label)).toEqual(unreviewed);
    const atBlock = await runChecks(client, checksOf(chainPlan), { blockNumber });
    expect(atBlock.filter(({ ok }) => !ok).map(({ label }) => label)).toEqual(unreviewed);
  });

  it('is noticed when somebody may mint from the beginning', async () => {
    const chainPlan = planOf(reviewed);
    const batch = decodeDeployOrganisation(chainPlan.transactions[0]!.data);
    const tokens = batch.tokens.map((item) => ({ ...item, bridges: [{ bridge: CAROL, minting: 1n, burning: 0n }] }));
    await send(encodeDeployOrganisation({ ...batch, tokens }));
    expect((await failing(chainPlan)).map(({ label }) => label)).toEqual(['Limits of minting and burning given at creation']);
  });

  it('is noticed when one receiver gets more and another less, though the supply is the same', async () => {
    const receivers = [
      { tempId: '1', address: ALICE, amount: '600001' },
      { tempId: '2', address: moduleKey('governor', 'Main'), amount: '399999.5' },
    ];
    await send(planOf(withToken({ initialReceivers: [{ chainId: CHAIN_ID, receivers }] })).transactions[0]!);
    const labels = (await failing(planOf(reviewed))).map((result) => result.label);
    expect(labels).toHaveLength(2);
    expect(labels[0]).toContain(ALICE);
  });

  it('is noticed when a Safe runs other code, has another handler, a guard or a module', async () => {
    const chainPlan = planOf(reviewed);
    await send(chainPlan.transactions[0]!);
    const { address, checks, ...group } = chainPlan.steps.find(({ id }) => id === 'workingGroup|Grants')!;
    const modulesHead = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [SAFE_SENTINEL, 1n]));
    const slots: [string, Hex][] = [
      ['Singleton', SAFE_SINGLETON_SLOT],
      ['Fallback handler', SAFE_FALLBACK_HANDLER_SLOT],
      ['Guard (none)', SAFE_GUARD_SLOT],
      ['Modules (none)', modulesHead],
    ];
    for (const [label, slot] of slots) {
      const before = (await client.getStorageAt({ address, slot }))!;
      await client.setStorageAt({ address, index: slot, value: pad(CAROL) });
      const result = (await runChecks(client, checks)).find((candidate) => candidate.label === label);
      expect(result).toMatchObject({ label, ok: false });
      await client.setStorageAt({ address, index: slot, value: before });
    }
    expect(await isAsReviewed({ address, checks, ...group })).toBe(true);
  });
});

describe('the organisation that was deployed', () => {
  it('passes a proposal and moves its money', async () => {
    const input = planInput({ modules: sampleModules({ governor: [sampleGovernor({ votingPeriod: 'min' })] }) });
    const chainPlan = planOf(input);
    await send(chainPlan.transactions[0]!);
    const addressOf = (kind: Step['kind']): Address => chainPlan.steps.find((step) => step.kind === kind)!.address;
    const [governorAddress, timelock, tokenAddress] = [addressOf('governor'), addressOf('timelock'), addressOf('token')];
    const alice = createWalletClient({ account: localAccount(1), chain: client.chain, transport: http(chain.url) });
    const settled = async (hash: Promise<Hex>) => {
      const receipt = await client.waitForTransactionReceipt({ hash: await hash });
      expect(receipt.status).toBe('success');
    };

    await client.setBalance({ address: timelock, value: parseEther('3') });
    const content: ProposalContent = {
      actions: [
        contractCall({ address: tokenAddress, abi: tokenAbi, functionName: 'transfer', args: [CAROL, parseEther('1000')] }),
        { to: BOB, value: parseEther('2'), data: '0x' },
      ],
      description: reserveDescription('# Pay Carol\nFor her work.', ALICE),
    };
    const proposal = { governor: governorAddress, ...content };
    const proposalId = hashProposal(content);
    const state = () => readState(client, { governor: governorAddress, proposalId });

    const refused = await sendCall(alice, encodePropose(proposal)).catch((error: unknown) => error);
    expect(decodeRevert(revertDataOf(refused)!).name).toBe('GovernorInsufficientProposerVotes');

    await settled(sendCall(alice, encodeDelegateVotes({ token: tokenAddress, delegatee: ALICE })));
    await client.increaseTime({ seconds: 1 });
    await client.mine({ blocks: 1 });
    await settled(sendCall(alice, encodePropose(proposal)));
    expect(await state()).toBe('pending');
    const { snapshot: start, deadline } = await readTimes(client, { governor: governorAddress, proposalId });
    expect(deadline - start).toBe(300n);

    await client.increaseTime({ seconds: 2 });
    await client.mine({ blocks: 1 });
    expect(await state()).toBe('active');
    expect(await getPastVotes(client, { token: tokenAddress, account: ALICE, timepoint: start })).toBe(parseEther('600000'));
    await settled(sendCall(alice, encodeCastVote({ governor: governorAddress, proposalId, choice: 'for' })));
    const again = await sendCall(alice, encodeCastVote({ governor: governorAddress, proposalId, choice: 'against' })).catch(
      (error: unknown) => error,
    );
    expect(decodeRevert(revertDataOf(again)!).sentence).toBe('This account has voted on this proposal already.');
    expect(await readVotes(client, { governor: governorAddress, proposalId })).toEqual({
      against: 0n,
      for: parseEther('600000'),
      abstain: 0n,
    });

    await client.increaseTime({ seconds: 301 });
    await client.mine({ blocks: 1 });
    expect(await state()).toBe('succeeded');
    await settled(sendCall(alice, encodeQueueProposal(proposal)));
    expect(await state()).toBe('pendingexecution');
    const operation = { timelock, id: hashOperationBatch(proposal) };
    expect(await readOperation(client, operation)).toBe('waiting');
    const early = await sendCall(alice, encodeExecuteProposal(proposal)).catch((error: unknown) => error);
    expect(decodeRevert(revertDataOf(early)!).name).toBe('TimelockUnexpectedOperationState');

    await client.increaseTime({ seconds: 601 });
    await client.mine({ blocks: 1 });
    expect(await readOperation(client, operation)).toBe('ready');
    const before = await client.getBalance({ address: BOB });
    await settled(sendCall(alice, encodeExecuteProposal(proposal)));
    expect(await state()).toBe('executed');
    expect(await readOperation(client, operation)).toBe('done');
    expect(await getTokenBalance(client, { token: tokenAddress, account: CAROL })).toBe(parseEther('1000'));
    expect((await client.getBalance({ address: BOB })) - before).toBe(parseEther('2'));

    const drift = (await runChecks(client, checksOf(chainPlan))).filter(({ ok }) => !ok).map(({ label }) => label);
    expect(drift.every((label) => label.startsWith('Initial balance of'))).toBe(true);
    expect(drift).toHaveLength(1);
  });
});
