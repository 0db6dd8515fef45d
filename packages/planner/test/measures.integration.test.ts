import {
  ASSET_CONTROLLER_ROLES,
  assetControllerAbi,
  type Call,
  CONTROLLER_ROLES,
  contractCall,
  encodeCastVote,
  encodeDelegateVotes,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  governorAbi,
  hashProposal,
  lockboxCreationCodeOf,
  messageControllerAbi,
  platformAddresses,
  readOwnership,
  readPowers,
  reserveDescription,
  TIMELOCK_ROLES,
  timelockAbi,
  tokenAbi,
} from '@althing/bindings';
import { type LocalChain, type LocalClient, localClient, passSeconds, startPlatformChain, untakenPort } from '@althing/devnet';
import { MEASURE_KINDS, type MeasureDraft, type MeasureFacts, type MeasureKind, MEASURES, toCalls } from '@althing/domain/governance';
import { moduleKey } from '@althing/domain/modules';
import {
  ALICE,
  BOB,
  CAROL,
  sampleAssetPortals,
  sampleGovernor,
  sampleModules,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  samplePortalAdmin,
  sampleRemote,
  sampleToken,
  sampleWallet,
} from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { getContract, parseEther, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plan, type PlanInput, votingChainEdits } from '../src/index.ts';
import { readGovernor } from './chainReads.ts';
import { DEPLOYER, planInput } from './planInput.ts';

/* Each measure of the proposal builder, decided by vote and carried out, on an organisation whose governor holds everything. */

const [HOME, AWAY] = [31337, 31338] as const;
const MINUTES_5 = 300;
type GovernorName = 'Main' | 'Second' | 'People';

const byGovernor = { isGovernor: true, governorName: 'Main' } as const;
const one = (address: string) => sampleWallet(HOME, [address]);

function input(): PlanInput {
  const governor = moduleKey('governor', 'Main');
  return planInput(
    {
      modules: sampleModules({
        protocolUpgrades: { isMultisig: false, addresses: [CAROL], threshold: 1 },
        governor: [
          sampleGovernor({ votingPeriod: 'min', preVotingTimelock: 'min', refundMechanism: true, votingChainIds: [HOME, AWAY] }),
          sampleGovernor({ tempId: 'second', governorName: 'Second', votingPeriod: 'min' }),
          sampleGovernor({
            tempId: 'people',
            governorName: 'People',
            isQuadratic: true,
            quadraticThreshold: 51,
            votingPeriod: 'min',
            preExecutionTimelock: 0,
          }),
        ],
        preVoteVeto: [{ ...one(CAROL), governorName: 'Main' }],
        preExecutionVeto: [{ ...one(CAROL), governorName: 'Main' }],
        multiBridge: [sampleMultiBridge()],
        multiBridgeSettings: [
          sampleMultiBridgeSettings(HOME, [], { owner: { isMultisig: false, addresses: [], threshold: 1, ...byGovernor } }),
          sampleMultiBridgeSettings(AWAY, [CAROL]),
        ],
        assetPortals: sampleAssetPortals([{ ...samplePortalAdmin(HOME, []), ...byGovernor }, samplePortalAdmin(AWAY, [CAROL])]),
      }),
      token: sampleToken({
        chainIds: [HOME, AWAY],
        initialReceivers: [
          {
            chainId: HOME,
            receivers: [
              { tempId: '1', address: ALICE, amount: '6000' },
              { tempId: '2', address: governor, amount: '100' },
            ],
          },
          { chainId: AWAY, receivers: [{ tempId: '1', address: BOB, amount: '1000' }] },
        ],
        authority: [sampleWallet(HOME, [governor]), sampleWallet(AWAY, [BOB])],
      }),
    },
    { [HOME]: DEPLOYER, [AWAY]: DEPLOYER },
  );
}

const organisation = input();
const { steps, transactions } = plan(organisation).chains.find(({ chainId }) => chainId === HOME)!;
const addressOf = (id: string): Address => {
  const step = steps.find((each) => each.id === id);
  if (!step) throw new Error(`${id} is none of ${steps.map((each) => each.id).join(', ')}`);
  return step.address;
};
const of = (kind: (typeof steps)[number]['kind']): Address => steps.find((step) => step.kind === kind)!.address;
const [TOKEN, AUTHORITY, REFUND] = [addressOf('token|'), of('proxyAdmin'), addressOf('refundGas|Main')];
const [CONTROLLER, PORTAL] = [of('messageController'), of('assetController')];
const [MAIN, SECOND] = [addressOf('timelock|Main'), addressOf('timelock|Second')];

let chain: LocalChain;
let client: LocalClient;
let founded: Hex;

beforeAll(async () => {
  chain = await startPlatformChain({ chainId: HOME, port: await untakenPort() });
  client = localClient(chain);
  for (const { to, data, value } of transactions) await act(DEPLOYER, { to, data, value });
  await act(ALICE, encodeDelegateVotes({ token: TOKEN, delegatee: ALICE }));
  await act(DEPLOYER, { to: MAIN, data: '0x', value: parseEther('5') });
  await act(DEPLOYER, { to: REFUND, data: '0x', value: parseEther('1') });
  await passSeconds(client, 1);
  // No governor of one chain can hold the upgrades of another one from the beginning.
  await act(CAROL, contractCall({ address: AUTHORITY, abi: tokenAbi, functionName: 'transferOwnership', args: [MAIN] }));
  await carryOut('Main', draft('takeUpgrades'));
  founded = await client.snapshot();
}, 120_000);

beforeEach(async () => {
  await client.revert({ id: founded });
  founded = await client.snapshot();
});

afterAll(() => chain.stop());

async function act(from: Address, { to, data, value }: Call): Promise<void> {
  await client.impersonateAccount({ address: from });
  await client.setBalance({ address: from, value: from === MAIN ? await client.getBalance({ address: MAIN }) : parseEther('100') });
  const hash = await client.sendTransaction({ account: from, to, data, value, gas: 16_000_000n, chain: client.chain });
  const { status } = await client.waitForTransactionReceipt({ hash });
  expect(status).toBe('success');
}

let proposals = 0;

/** Alice, who has most votes, has a governor do it. */
async function decide(name: GovernorName, calls: readonly { target: Address; value: bigint; calldata: Hex }[]): Promise<void> {
  const actions = calls.map(({ target, value, calldata }): Call => ({ to: target, value, data: calldata }));
  const content = { actions, description: reserveDescription(`# ${++proposals}`, ALICE) };
  const governor = addressOf(`governor|${name}`);
  const proposal = { governor, ...content };
  const { votingDelay, timelock } = await readGovernor(client, governor);
  await act(ALICE, encodePropose(proposal));
  await passSeconds(client, votingDelay + 2);
  await act(ALICE, encodeCastVote({ governor, proposalId: hashProposal(content), choice: 'for' }));
  await passSeconds(client, MINUTES_5 + 1);
  if (timelock !== zeroAddress) {
    await act(ALICE, encodeQueueProposal(proposal));
    const delay = await client.readContract({ address: timelock, abi: timelockAbi, functionName: 'getMinDelay' });
    await passSeconds(client, Number(delay) + 1);
  }
  await act(ALICE, encodeExecuteProposal(proposal));
}

/** What the builder knows of a governor, as the chain says it now. */
async function readFacts(name: GovernorName): Promise<MeasureFacts> {
  const governor = addressOf(`governor|${name}`);
  const at = getContract({ address: governor, abi: governorAbi, client });
  const { timelock, votingDelay, votingPeriod, proposalThreshold, quorumPercent } = await readGovernor(client, governor);
  const executor = timelock === zeroAddress ? governor : timelock;
  const somebody = (account: Address) => (account === zeroAddress ? null : account);
  const [preVoteGuardian, preExecutionGuardian] = (await Promise.all([at.read.preVoteVetoer(), at.read.preExecutionVetoer()])).map(
    somebody,
  );
  const refund = name === 'Main' ? REFUND : undefined;
  const owned = await readOwnership(client, { token: TOKEN, authority: AUTHORITY, refund });
  const powers = await readPowers(client, {
    governor,
    isQuadratic: name === 'People',
    preExecutionGuardian: preExecutionGuardian!,
    chains: [{ chainId: AWAY, name: 'Beta' }],
    controllers: [
      { address: CONTROLLER, name: 'Message controller', kind: 'messages' },
      { address: PORTAL, name: 'Asset controller', kind: 'portal' },
    ],
    timelocks: [
      { address: MAIN, name: 'Timelock Main' },
      { address: SECOND, name: 'Timelock Second' },
    ].filter(({ address }) => address !== timelock),
  });
  const delay =
    timelock === zeroAddress ? null : await client.readContract({ address: timelock, abi: timelockAbi, functionName: 'getMinDelay' });
  const [edit] = votingChainEdits(organisation);
  return {
    governor,
    executor,
    timelock: somebody(timelock),
    coin: { symbol: 'ETH', decimals: 18 },
    votingDelay,
    votingPeriod,
    proposalThreshold,
    quorum: Math.round(quorumPercent * 100),
    timelockDelay: delay === null ? null : Number(delay),
    preVoteGuardian: preVoteGuardian!,
    preExecutionGuardian: preExecutionGuardian!,
    isQuadratic: name === 'People',
    refund: refund ? { address: refund, owner: owned.refundOwner, terms: owned.refundTerms } : null,
    token: {
      address: TOKEN,
      symbol: 'ACME',
      isOwn: true,
      supply: owned.supply,
      owner: owned.tokenOwner,
      next: owned.tokenNext,
      tax: owned.tax,
      lockbox: owned.lockbox,
    },
    upgrades: { authority: AUTHORITY, owner: owned.upgradeOwner, next: owned.upgradeNext, contracts: [{ address: TOKEN, name: 'Token' }] },
    votingChains: {
      names: ['Beta'],
      calls: edit!.actions.map(({ to, value, data }) => ({ target: to, value, calldata: data })),
    },
    ...powers,
    governors: (['Main', 'Second', 'People'] as const)
      .filter((other) => other !== name)
      .map((other) => ({ address: addressOf(`governor|${other}`), name: other, preExecutionGuardian: other === 'Main' ? CAROL : null })),
    remote: sampleRemote(),
    nameOf: (account) => account,
  };
}

const draft = (kind: MeasureKind, values: Record<string, string> = {}): MeasureDraft => ({ tempId: kind, type: 'measure', kind, values });

async function carryOut(name: GovernorName, measure: MeasureDraft): Promise<void> {
  await decide(name, toCalls([measure], await readFacts(name)));
}

const tokenAt = () => getContract({ address: TOKEN, abi: tokenAbi, client });
const hasRole = (address: Address, role: Hex, account: Address) =>
  client.readContract({ address, abi: messageControllerAbi, functionName: 'hasRole', args: [role, account] });

async function newLockbox(): Promise<Address> {
  const data = lockboxCreationCodeOf({ token: TOKEN, kept: platformAddresses.localGold });
  const hash = await client.sendTransaction({ data, gas: 5_000_000n });
  return (await client.waitForTransactionReceipt({ hash })).contractAddress!;
}

/** Another address with the token's own program. */
const PROGRAM: Address = '0x00000000000000000000000000000000000Bee01';
async function newProgram(): Promise<Address> {
  const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
  const word = (await client.getStorageAt({ address: TOKEN, slot }))!;
  const bytecode = (await client.getCode({ address: `0x${word.slice(-40)}` }))!;
  await client.setCode({ address: PROGRAM, bytecode });
  return PROGRAM;
}

interface Case {
  by?: GovernorName;
  /** What has to be before. */
  before?: () => Promise<unknown>;
  values?: Record<string, string> | (() => Promise<Record<string, string>>);
  /** What it has done, beyond what `MEASURES` says the governor is afterwards. */
  done?: (facts: MeasureFacts) => unknown;
}

/** Bob, who was given it by a vote, offers it to the timelock. */
const offered = (address: Address) => async () => {
  const give = (to: Address) => contractCall({ address, abi: tokenAbi, functionName: 'transferOwnership', args: [to] });
  const { to, value, data } = give(BOB);
  await decide('Main', [{ target: to, value, calldata: data }]);
  await act(BOB, contractCall({ address, abi: tokenAbi, functionName: 'acceptOwnership' }));
  await act(BOB, give(MAIN));
};

const CASES: Readonly<Record<MeasureKind, Case>> = {
  votingDelay: { values: { delay: '20 minutes' } },
  votingPeriod: { values: { period: '1 hours' } },
  proposalThreshold: { values: { votes: '20' } },
  quorum: { values: { share: '10' } },
  timelockDelay: { values: { delay: '1 hours' } },
  quadraticSettings: {
    by: 'People',
    values: { band1: '10', band2: '20', band3: '60', band4: '90', threshold: '66.5', decoder: PROGRAM },
    before: newProgram,
  },
  timelock: {
    before: () => carryOut('Second', draft('shareTimelock', { governor: addressOf('governor|Main') })),
    values: { timelock: SECOND },
    done: () => expect(hasRole(MAIN, TIMELOCK_ROLES.proposer, SECOND)).resolves.toBe(true),
  },
  shareTimelock: {
    by: 'Second',
    values: { governor: addressOf('governor|Main') },
    done: async () => {
      expect((await readFacts('Main')).timelocks).toMatchObject([{ address: SECOND, takesGovernor: true, letsCancel: true }]);
      await expect(hasRole(SECOND, TIMELOCK_ROLES.canceller, CAROL)).resolves.toBe(true);
    },
  },
  preVoteGuardian: { values: { guardian: BOB } },
  endPreVoteGuardian: {},
  preExecutionGuardian: { values: { guardian: BOB } },
  endPreExecutionGuardian: {},
  refundSettings: {
    values: {
      proposalCap: '0.1',
      periodCap: '1',
      minProposerVotes: '3',
      minWeight: '2',
      maxBaseFee: '100',
      maxPriorityFee: '1',
      maxGasUsed: '150000',
      baseGas: '10000',
    },
    done: ({ refund }) =>
      expect(refund?.terms).toMatchObject({ proposalCap: parseEther('0.1'), maxGasUsed: 150_000n, minWeight: parseEther('2') }),
  },
  fillRefundPot: {
    values: { amount: '2' },
    done: () => expect(client.getBalance({ address: REFUND })).resolves.toBeGreaterThan(parseEther('2.9')),
  },
  emptyRefundPot: {
    values: { to: PROGRAM, amount: '0.5' },
    done: () => expect(client.getBalance({ address: PROGRAM })).resolves.toBe(parseEther('0.5')),
  },
  mintTokens: {
    values: { to: BOB, amount: '500' },
    done: async () => {
      await expect(tokenAt().read.balanceOf([BOB])).resolves.toBe(parseEther('500'));
      await expect(tokenAt().read.mintingMaxLimitOf([MAIN])).resolves.toBe(0n);
    },
  },
  mintingLimits: {
    values: { bridge: BOB, minting: '100', burning: '50' },
    done: async () => {
      await expect(tokenAt().read.mintingMaxLimitOf([BOB])).resolves.toBe(parseEther('100'));
      await expect(tokenAt().read.burningMaxLimitOf([BOB])).resolves.toBe(parseEther('50'));
    },
  },
  tokenOwner: { values: { owner: BOB }, done: ({ token }) => expect(token.next).toBe(BOB) },
  takeToken: { before: offered(TOKEN) },
  bridgeTax: {
    values: { treasury: BOB, tiers: '0:1;100:2.5' },
    done: async () => {
      await expect(tokenAt().read.calculateBridgeTax([parseEther('200')])).resolves.toBe(parseEther('3.5'));
      await carryOut('Main', draft('bridgeTax', { treasury: CAROL, tiers: '0:1;100:2.5' }));
      await carryOut('Main', draft('bridgeTax', { treasury: '', tiers: '' }));
      expect((await readFacts('Main')).token.tax).toEqual({ treasury: null, tiers: [] });
    },
  },
  lockbox: {
    values: async () => ({ lockbox: await newLockbox() }),
    done: async ({ token }) => {
      await expect(tokenAt().read.mintingMaxLimitOf([token.lockbox!])).resolves.toBeGreaterThan(parseEther('1000000'));
      expect(MEASURES.lockbox.refusal!(await readFacts('Main'))).toContain('for ever');
    },
  },
  upgradeContract: {
    before: newProgram,
    values: { proxy: TOKEN, implementation: PROGRAM, data: '' },
    done: () => expect(tokenAt().read.symbol()).resolves.toBe('ACME'),
  },
  upgradeOwner: { values: { owner: BOB }, done: ({ upgrades }) => expect(upgrades?.next).toBe(BOB) },
  takeUpgrades: { before: offered(AUTHORITY) },
  votingChains: { done: ({ countedChains }) => expect(countedChains).toEqual([{ chainId: AWAY, name: 'Beta' }]) },
  endVotingChain: { before: () => carryOut('Main', draft('votingChains')), values: { chain: String(AWAY) } },
  delegateTreasury: { values: { delegate: BOB }, done: () => expect(tokenAt().read.delegates([MAIN])).resolves.toBe(BOB) },
  giveRole: {
    values: { role: `${CONTROLLER} originator`, account: BOB },
    done: () => expect(hasRole(CONTROLLER, CONTROLLER_ROLES.originator, BOB)).resolves.toBe(true),
  },
  takeRole: {
    before: () => carryOut('Main', draft('giveRole', { role: `${PORTAL} pauser`, account: BOB })),
    values: { role: `${PORTAL} pauser`, account: BOB },
    done: () =>
      expect(
        client.readContract({
          address: PORTAL,
          abi: assetControllerAbi,
          functionName: 'hasRole',
          args: [ASSET_CONTROLLER_ROLES.pauser, BOB],
        }),
      ).resolves.toBe(false),
  },
};

describe('a measure that is decided', { timeout: 60_000 }, () => {
  it.each(MEASURE_KINDS)('%s is carried out, and the governor is then what the builder says', async (kind) => {
    const { by = 'Main', before, values, done } = CASES[kind];
    await before?.();
    const measure = draft(kind, typeof values === 'function' ? await values() : values);
    const present = await readFacts(by);
    await decide(by, toCalls([measure], present));
    const facts = await readFacts(by);
    const after = MEASURES[kind].after?.(present, measure.values) ?? {};
    // The timelock that was left is another one then, which the builder asks about anew.
    expect(facts).toMatchObject({ ...after, ...('timelocks' in after ? { timelocks: [{ address: MAIN }] } : {}) });
    await done?.(facts);
  });
});
