import { numberToHex } from 'viem';
import type { MeasureFacts, MeasureKind, RemoteFacts, RemoteWay } from '../governance/index.ts';
import type { Address } from '../units.ts';

export const GOVERNOR: Address = '0x1000000000000000000000000000000000000001';
export const EXECUTOR: Address = '0x2000000000000000000000000000000000000002';
export const TOKEN: Address = '0x3000000000000000000000000000000000000003';
export const AUTHORITY: Address = '0x4000000000000000000000000000000000000004';
export const REFUND: Address = '0x5000000000000000000000000000000000000005';
export const ANN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const BEN: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const ETHER = 10n ** 18n;
const GWEI = 10n ** 9n;

export const CONTROLLER: Address = '0x6000000000000000000000000000000000000006';
export const PORTAL: Address = '0x9000000000000000000000000000000000000009';
export const OTHER_TIMELOCK: Address = '0xA00000000000000000000000000000000000000A';
export const OTHER_GOVERNOR: Address = '0xb00000000000000000000000000000000000000b';
export const DECODER: Address = '0xC00000000000000000000000000000000000000C';
export const THERE: Address = '0x7000000000000000000000000000000000000007';

/** A bridge tax that nobody pays. */
const UNTAXED = { treasury: null, tiers: [] };

/** Messages go to Beta, where two of three bridges have to agree and Ann has an hour to cancel. */
export const sampleWay = (way: Partial<RemoteWay> = {}): RemoteWay => ({
  executor: THERE,
  required: 2,
  delay: 3600,
  vetoer: ANN,
  bridges: (['hyperlane', 'layerzero', 'axelar'] as const).map((bridge, index) => ({
    bridge,
    adapter: `0x80000000000000000000000000000000000000${index}8`,
    durationSeconds: 60 * (index + 1),
  })),
  token: { address: TOKEN, symbol: 'TING', supply: 50n * ETHER, isOwn: true, owner: THERE, next: null, tax: UNTAXED, lockbox: null },
  upgrades: { authority: AUTHORITY, owner: THERE, next: null, contracts: [] },
  controllers: [{ address: CONTROLLER, name: 'Message controller', kind: 'messages', owner: THERE }],
  nameOf: (account) => ({ [ANN]: 'Ann', [THERE]: 'the executor there' })[account] ?? account,
  ...way,
});

export const sampleRemote = (remote: Partial<RemoteFacts> = {}): RemoteFacts => ({
  controller: CONTROLLER,
  chains: [{ chainId: 31338, name: 'Beta', coin: { symbol: 'ETH', decimals: 18 }, way: sampleWay() }],
  quotes: new Map(),
  optionsOf: (_, gasLimit) => numberToHex(gasLimit, { size: 32 }),
  ...remote,
});

/** A governor that may do everything: it owns its token, its upgrades and its refunds, and was offered what it can accept. */
export const sampleFacts = (facts: Partial<MeasureFacts> = {}): MeasureFacts => ({
  governor: GOVERNOR,
  executor: EXECUTOR,
  timelock: EXECUTOR,
  coin: { symbol: 'ETH', decimals: 18 },
  votingDelay: 86_400,
  votingPeriod: 604_800,
  proposalThreshold: 10n * ETHER,
  quorum: 400,
  timelockDelay: 172_800,
  preVoteGuardian: ANN,
  preExecutionGuardian: ANN,
  isQuadratic: false,
  quadratic: undefined,
  refund: {
    address: REFUND,
    owner: EXECUTOR,
    terms: {
      maxPriorityFee: 2n * GWEI,
      maxBaseFee: 200n * GWEI,
      baseGas: 15_000n,
      maxGasUsed: 200_000n,
      minWeight: ETHER,
      proposalCap: ETHER / 2n,
      periodCap: 4n * ETHER,
      minProposerVotes: 10n * ETHER,
    },
  },
  token: { address: TOKEN, symbol: 'TING', supply: 1000n * ETHER, isOwn: true, owner: EXECUTOR, next: null, tax: UNTAXED, lockbox: null },
  upgrades: { authority: AUTHORITY, owner: EXECUTOR, next: null, contracts: [{ address: TOKEN, name: 'Token Ting' }] },
  votingChains: { names: ['Beta'], calls: [{ target: GOVERNOR, value: 0n, calldata: '0x' }] },
  countedChains: [{ chainId: 31338, name: 'Beta' }],
  controllers: [
    { address: CONTROLLER, name: 'Message controller', kind: 'messages', owner: EXECUTOR },
    { address: PORTAL, name: 'Portal', kind: 'portal', owner: EXECUTOR },
  ],
  timelocks: [{ address: OTHER_TIMELOCK, name: 'Timelock Second', delay: 3600, takesGovernor: true, letsCancel: true }],
  governors: [{ address: OTHER_GOVERNOR, name: 'Governor Second', preExecutionGuardian: BEN }],
  remote: sampleRemote(),
  nameOf: (account) => ({ [ANN]: 'Ann', [TOKEN]: 'Token Ting' })[account] ?? account,
  ...facts,
});

/** Answers to the questions of each kind, which change something of the sample. */
export const SAMPLE_VALUES: Readonly<Record<MeasureKind, Record<string, string>>> = {
  votingDelay: { delay: '2 days' },
  votingPeriod: { period: '3 days' },
  proposalThreshold: { votes: '20' },
  quorum: { share: '10' },
  timelockDelay: { delay: '4 days' },
  quadraticSettings: { band1: '0', band2: '25', band3: '75', band4: '100', threshold: '60', decoder: DECODER },
  timelock: { timelock: OTHER_TIMELOCK },
  shareTimelock: { governor: OTHER_GOVERNOR },
  preVoteGuardian: { guardian: BEN },
  endPreVoteGuardian: {},
  preExecutionGuardian: { guardian: BEN },
  endPreExecutionGuardian: {},
  refundSettings: {
    proposalCap: '1',
    periodCap: '4',
    minProposerVotes: '10',
    minWeight: '1',
    maxBaseFee: '200',
    maxPriorityFee: '2',
    maxGasUsed: '200000',
    baseGas: '15000',
  },
  fillRefundPot: { amount: '2' },
  emptyRefundPot: { to: EXECUTOR, amount: '1' },
  mintTokens: { to: BEN, amount: '500' },
  mintingLimits: { bridge: BEN, minting: '100', burning: '0' },
  tokenOwner: { owner: BEN },
  takeToken: {},
  bridgeTax: { treasury: BEN, tiers: '0:1;100:2.5' },
  lockbox: { lockbox: BEN },
  upgradeContract: { proxy: TOKEN, implementation: BEN, data: '' },
  upgradeOwner: { owner: BEN },
  takeUpgrades: {},
  votingChains: {},
  endVotingChain: { chain: '31338' },
  delegateTreasury: { delegate: BEN },
  giveRole: { role: `${CONTROLLER} originator`, account: BEN },
  takeRole: { role: `${PORTAL} manager`, account: BEN },
};

/** What has to be different of the sample for those that a governor cannot do twice. */
const SAMPLE_CHANGES: Partial<Record<MeasureKind, (facts: MeasureFacts) => Partial<MeasureFacts>>> = {
  takeToken: ({ token, executor }) => ({ token: { ...token, owner: ANN, next: executor } }),
  quadraticSettings: () => ({
    isQuadratic: true,
    quadratic: { decoder: DECODER, bandPercentages: [0, 50, 100, 100], threshold: 5000 },
  }),
  takeUpgrades: ({ upgrades, executor }) => ({ upgrades: upgrades && { ...upgrades, owner: ANN, next: executor } }),
};

/** The sample as it has to be for a measure of this kind. */
export function factsFor(kind: MeasureKind): MeasureFacts {
  const facts = sampleFacts();
  return { ...facts, ...SAMPLE_CHANGES[kind]?.(facts) };
}
