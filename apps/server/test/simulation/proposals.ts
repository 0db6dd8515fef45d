import {
  bridgeAdaptersOf,
  CONTROLLER_ROLES,
  governorAbi,
  localTokenAbi,
  messageControllerAbi,
  platformAddresses,
  SAFE_CONTRACTS,
  safeAbi,
  TIMELOCK_ROLES,
  timelockAbi,
  tokenAbi,
  upgradeAuthorityAbi,
} from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData, maxUint256, parseEther, zeroHash } from 'viem';
import type { ProposedCall } from '../../src/simulation/expandCalls.ts';
import { TEST_CHAIN_ID } from '../indexer/services.ts';
import { batch, call, DAY, NOBODY, OTHER_CHAIN, type SimulationSite, STRANGER } from './site.ts';

type Calls = (site: SimulationSite) => ProposedCall[];
type Executor = 'timelock' | 'safe';

export interface DangerousProposal {
  name: string;
  by: Executor;
  calls: Calls;
  /** What has to be said. */
  says: RegExp;
}

export type HarmlessProposal = Omit<DangerousProposal, 'says'>;

const YEARS = 10 * 365 * DAY;
const GOLD = platformAddresses.localGold;
const { proposer, admin, canceller, executor } = TIMELOCK_ROLES;

const token = ({ organisation }: SimulationSite, data: Hex) => call(organisation.token, data);
const governor = ({ organisation }: SimulationSite, data: Hex) => call(organisation.governor, data);
const timelock = (site: SimulationSite, data: Hex) => call(site.timelock, data);
const safe = ({ organisation }: SimulationSite, data: Hex) => call(organisation.safe, data);
const controller = ({ controller: address }: SimulationSite, data: Hex) => call(address, data);

const ownership = (to: Address) => encodeFunctionData({ abi: tokenAbi, functionName: 'transferOwnership', args: [to] });
const approval = (spender: Address, amount: bigint) =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, amount] });
const transfer = (to: Address, amount: bigint) => encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] });
const upgrade = (proxy: Address, implementation: Address) =>
  encodeFunctionData({ abi: upgradeAuthorityAbi, functionName: 'upgrade', args: [[{ proxy, implementation, data: '0x' }]] });
const setting = (functionName: 'setVotingPeriod' | 'setVotingDelay', value: number) =>
  encodeFunctionData({ abi: governorAbi, functionName, args: [value] });
const share = (value: bigint) => encodeFunctionData({ abi: governorAbi, functionName: 'updateQuorumNumerator', args: [value] });
const leastVotes = (value: bigint) => encodeFunctionData({ abi: governorAbi, functionName: 'setProposalThreshold', args: [value] });
const office = (
  functionName: 'updateTimelock' | 'updatePreVoteVetoer' | 'updatePreExecutionVetoer' | 'updateMessageController',
  account: Address,
) => encodeFunctionData({ abi: governorAbi, functionName, args: [account] });
const delay = (seconds: number) => encodeFunctionData({ abi: timelockAbi, functionName: 'updateDelay', args: [BigInt(seconds)] });
const limits = (bridge: Address, minting: bigint) =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'setLimits', args: [bridge, minting, minting] });
const taxTo = (treasury: Address) => encodeFunctionData({ abi: tokenAbi, functionName: 'setTreasury', args: [treasury] });
const taxed = (share: bigint) => encodeFunctionData({ abi: tokenAbi, functionName: 'setBridgeTaxTiers', args: [[0n], [share]] });
const lockbox = (address: Address) => encodeFunctionData({ abi: tokenAbi, functionName: 'setLockbox', args: [address] });
const signers = (threshold: number) => encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [BigInt(threshold)] });
const newOwner = (owner: Address, threshold: number) =>
  encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [owner, BigInt(threshold)] });
const controllerRole = (functionName: 'grantRole' | 'revokeRole', role: Hex, account: Address) =>
  encodeFunctionData({ abi: messageControllerAbi, functionName, args: [role, account] });
const origin = (minimum: number, seconds: number) =>
  encodeFunctionData({
    abi: messageControllerAbi,
    functionName: 'updateOrigin',
    args: [{ chainId: OTHER_CHAIN, minimum, delay: seconds }],
  });
const scheduled = (inner: ProposedCall) =>
  encodeFunctionData({
    abi: timelockAbi,
    functionName: 'schedule',
    args: [inner.to, inner.value, inner.data, zeroHash, zeroHash, BigInt(2 * DAY)],
  });
const delegateTo = (account: Address) => encodeFunctionData({ abi: tokenAbi, functionName: 'delegate', args: [account] });

export const LIMITS_FOR_STRANGER: Calls = (s) => [token(s, limits(STRANGER, parseEther('5')))];

export const DANGEROUS: readonly DangerousProposal[] = [
  {
    name: 'offers ownership of the token to a stranger',
    by: 'timelock',
    calls: (s) => [token(s, ownership(STRANGER))],
    says: /Gives ownership of Token TKN away: .*DeaDBeef.* as soon as it accepts/,
  },
  {
    name: 'gives up ownership of the token',
    by: 'timelock',
    calls: (s) => [token(s, encodeFunctionData({ abi: tokenAbi, functionName: 'renounceOwnership' }))],
    says: /Nobody owns Token TKN any more/,
  },
  {
    name: 'offers the upgrade authority to a stranger',
    by: 'timelock',
    calls: (s) => [call(s.authority, ownership(STRANGER))],
    says: /Gives ownership of Upgrade authority away/,
  },
  {
    name: 'upgrades the governor to an unknown program',
    by: 'timelock',
    calls: (s) => [call(s.authority, upgrade(s.organisation.governor, GOLD))],
    says: /Replaces the program of Governor Guild by .*, which is not of this platform/,
  },
  {
    name: 'upgrades the token to the program of a timelock',
    by: 'timelock',
    calls: (s) => [call(s.authority, upgrade(s.organisation.token, platformAddresses.timelockImplementation))],
    says: /program of Token TKN by that of another kind of contract \(Timelock\)/,
  },
  {
    name: 'lets a stranger queue in the timelock',
    by: 'timelock',
    calls: (s) => [timelock(s, s.timelockData('grantRole', proposer, STRANGER))],
    says: /DeaDBeef, which is not of this organisation, may have anything carried out, without a vote, by Timelock Guild/,
  },
  {
    name: 'lets a stranger give the roles of the timelock',
    by: 'timelock',
    calls: (s) => [timelock(s, s.timelockData('grantRole', admin, STRANGER))],
    says: /may give and take every role of Timelock Guild/,
  },
  {
    name: 'lets a stranger cancel in the timelock',
    by: 'timelock',
    calls: (s) => [timelock(s, s.timelockData('grantRole', canceller, STRANGER))],
    says: /may cancel whatever is queued in Timelock Guild/,
  },
  {
    name: 'takes the governor’s place in its timelock',
    by: 'timelock',
    calls: (s) => [timelock(s, s.timelockData('revokeRole', proposer, s.organisation.governor))],
    says: /Lock-out: the governor could queue nothing in Timelock Guild any more/,
  },
  {
    name: 'gives up the timelock’s power over its roles',
    by: 'timelock',
    calls: (s) => [timelock(s, s.timelockData('renounceRole', admin, s.timelock))],
    says: /Lock-out: the organisation could give and take no role of Timelock Guild any more/,
  },
  {
    name: 'leaves nobody who may execute',
    by: 'timelock',
    calls: (s) => [timelock(s, s.timelockData('revokeRole', executor, NOBODY))],
    says: /Lock-out: nobody could execute in Timelock Guild any more/,
  },
  {
    name: 'approves a stranger without a limit',
    by: 'timelock',
    calls: () => [call(GOLD, approval(STRANGER, maxUint256))],
    says: /Unlimited approval: .*DeaDBeef may take all token .* of Timelock Guild/,
  },
  {
    name: 'hides an unlimited approval in a batch of a Safe',
    by: 'safe',
    calls: (s) => [
      batch([token(s, transfer(s.owners[0]!, 1n)), token(s, approval(STRANGER, parseEther('1000000')))], SAFE_CONTRACTS.multiSend.address),
    ],
    says: /Unlimited approval: .*DeaDBeef may take all TKN of Safe treasury/,
  },
  {
    name: 'calls where there is no contract',
    by: 'timelock',
    calls: () => [call(STRANGER, transfer(NOBODY, 1n))],
    says: /is called, but there is no contract there: nothing would happen/,
  },
  {
    name: 'leaves a minute to vote',
    by: 'timelock',
    calls: (s) => [governor(s, setting('setVotingPeriod', 60))],
    says: /Governor Guild leaves only 1 minute to vote/,
  },
  {
    name: 'has people wait ten years for a vote',
    by: 'timelock',
    calls: (s) => [governor(s, setting('setVotingDelay', YEARS))],
    says: /Lock-out: the wait for a vote in Governor Guild would take 3650 days/,
  },
  {
    name: 'asks everybody to vote',
    by: 'timelock',
    calls: (s) => [governor(s, share(10_000n))],
    says: /Lock-out: 100 % of all tokens would have to vote in Governor Guild/,
  },
  {
    name: 'asks more votes of a proposer than there are',
    by: 'timelock',
    calls: (s) => [governor(s, leastVotes(parseEther('1000000')))],
    says: /Lock-out: nobody could propose in Governor Guild any more/,
  },
  {
    name: 'removes the guardian',
    by: 'timelock',
    calls: (s) => [governor(s, office('updatePreVoteVetoer', NOBODY))],
    says: /Governor Guild has no guardian any more/,
  },
  {
    name: 'has a stranger’s timelock act for the governor',
    by: 'timelock',
    calls: (s) => [
      timelock(s, s.timelockData('revokeRole', canceller, s.owners[0]!)),
      governor(s, office('updatePreExecutionVetoer', NOBODY)),
      governor(s, office('updateTimelock', s.foreign.timelock!)),
    ],
    says: /which is not of this organisation, would carry out what Governor Guild decides/,
  },
  {
    name: 'lets decisions wait for ten years',
    by: 'timelock',
    calls: (s) => [timelock(s, delay(YEARS))],
    says: /Lock-out: every decision of Timelock Guild would take 3650 days/,
  },
  {
    name: 'lets a stranger create tokens',
    by: 'timelock',
    calls: LIMITS_FOR_STRANGER,
    says: /DeaDBeef, which is not of this organisation, could create new tokens of Token TKN every day/,
  },
  {
    name: 'pays out the whole treasury',
    by: 'timelock',
    calls: () => [call(STRANGER, '0x', parseEther('10'))],
    says: /Timelock Guild gives away all of its ETH/,
  },
  {
    name: 'lets a single owner sign for a Safe, and a stranger act without one',
    by: 'safe',
    calls: (s) => [safe(s, signers(1)), safe(s, encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [STRANGER] }))],
    says: /A single owner could do anything as Safe treasury[\s\S]*|DeaDBeef may do anything as Safe treasury/,
  },
  {
    name: 'believes a single bridge',
    by: 'timelock',
    calls: (s) => [controller(s, origin(1, DAY))],
    says: /A single bridge could make up messages from chain 31338 to Message controller/,
  },
  {
    name: 'lets a stranger send messages',
    by: 'timelock',
    calls: (s) => [controller(s, controllerRole('grantRole', CONTROLLER_ROLES.originator, STRANGER))],
    says: /may send calls to other chains in the name of the organisation, through Message controller/,
  },
  {
    name: 'believes a bridge of a stranger',
    by: 'timelock',
    calls: (s) => [controller(s, encodeFunctionData({ abi: messageControllerAbi, functionName: 'updateAdapter', args: [GOLD, true] }))],
    says: /would believe .*, which is no bridge of this platform/,
  },
  {
    name: 'lets a stranger bring votes',
    by: 'timelock',
    calls: (s) => [governor(s, office('updateMessageController', s.foreign.safe))],
    says: /could bring any number of votes to Governor Guild/,
  },
  {
    name: 'has code of a stranger run as a Safe',
    by: 'safe',
    calls: () => [{ ...call(GOLD, transfer(STRANGER, 1n)), isDelegated: true }],
    says: /Runs code of .* as the executing account, with all its powers/,
  },
  {
    name: 'schedules a grant to a stranger for later',
    by: 'timelock',
    calls: (s) => [
      timelock(s, s.timelockData('grantRole', proposer, s.timelock)),
      timelock(s, scheduled(timelock(s, s.timelockData('grantRole', admin, STRANGER)))),
    ],
    says: /may give and take every role of Timelock Guild/,
  },
  {
    name: 'has a stranger get the bridge tax',
    by: 'timelock',
    calls: (s) => [token(s, taxTo(STRANGER)), token(s, taxed(100n))],
    says: /deadbeef, which is not of this organisation, would get the tax of what bridges bring of Token TKN/i,
  },
  {
    name: 'takes most of what bridges bring',
    by: 'timelock',
    calls: (s) => [token(s, taxTo(s.organisation.safe)), token(s, taxed(9_000n))],
    says: /Takes 90 % of what bridges bring of Token TKN/,
  },
  {
    name: 'names a stranger’s lockbox',
    by: 'timelock',
    calls: (s) => [token(s, lockbox(s.lockbox))],
    says: /which is not of this organisation, could create any amount of Token TKN, for ever/,
  },
  {
    name: 'hands the treasury’s votes to a stranger',
    by: 'timelock',
    calls: (s) => [token(s, delegateTo(STRANGER))],
    says: /Hands the votes of Timelock Guild to .*DeaDBeef/,
  },
  {
    name: 'sends tokens to their own contract',
    by: 'timelock',
    calls: (s) => [token(s, transfer(s.organisation.token, parseEther('5')))],
    says: /Sends 5 TKN to the token’s own contract, from where it does not come back/,
  },
];

export const HARMLESS: readonly HarmlessProposal[] = [
  { name: 'pays somebody', by: 'timelock', calls: () => [call(STRANGER, '0x', parseEther('1'))] },
  { name: 'pays three people', by: 'timelock', calls: (s) => s.owners.map((owner) => call(owner, '0x', parseEther('0.5'))) },
  { name: 'pays in tokens', by: 'timelock', calls: (s) => [token(s, transfer(s.owners[1]!, parseEther('12')))] },
  { name: 'pays in somebody else’s tokens', by: 'timelock', calls: () => [call(GOLD, transfer(STRANGER, parseEther('3')))] },
  {
    name: 'moves everything to the organisation’s Safe',
    by: 'timelock',
    calls: (s) => [call(s.organisation.safe, '0x', parseEther('10')), token(s, transfer(s.organisation.safe, parseEther('100')))],
  },
  {
    name: 'approves an exact amount',
    by: 'timelock',
    calls: () => [call(GOLD, approval(platformAddresses.feeCollector, parseEther('5')))],
  },
  { name: 'ends an approval', by: 'timelock', calls: () => [call(GOLD, approval(STRANGER, 0n))] },
  {
    name: 'approves the organisation’s own Safe without a limit',
    by: 'timelock',
    calls: (s) => [token(s, approval(s.organisation.safe, maxUint256))],
  },
  { name: 'lengthens voting', by: 'timelock', calls: (s) => [governor(s, setting('setVotingPeriod', 7 * DAY))] },
  { name: 'shortens voting to two days', by: 'timelock', calls: (s) => [governor(s, setting('setVotingPeriod', 2 * DAY))] },
  { name: 'changes the voting delay', by: 'timelock', calls: (s) => [governor(s, setting('setVotingDelay', 2 * DAY))] },
  { name: 'raises the quorum to 51 %', by: 'timelock', calls: (s) => [governor(s, share(5_100n))] },
  { name: 'asks one vote in a hundred of a proposer', by: 'timelock', calls: (s) => [governor(s, leastVotes(parseEther('30')))] },
  {
    name: 'changes three settings at once',
    by: 'timelock',
    calls: (s) => [governor(s, setting('setVotingPeriod', 5 * DAY)), governor(s, share(3_000n)), governor(s, leastVotes(1n))],
  },
  {
    name: 'makes the Safe the pre-vote guardian',
    by: 'timelock',
    calls: (s) => [governor(s, office('updatePreVoteVetoer', s.organisation.safe))],
  },
  {
    name: 'makes the Safe the pre-execution guardian',
    by: 'timelock',
    calls: (s) => [
      timelock(s, s.timelockData('grantRole', canceller, s.organisation.safe)),
      timelock(s, s.timelockData('revokeRole', canceller, s.owners[0]!)),
      governor(s, office('updatePreExecutionVetoer', s.organisation.safe)),
    ],
  },
  { name: 'lengthens the timelock to a week', by: 'timelock', calls: (s) => [timelock(s, delay(7 * DAY))] },
  {
    name: 'upgrades the token to the platform’s program',
    by: 'timelock',
    calls: (s) => [call(s.authority, upgrade(s.organisation.token, platformAddresses.tokenImplementation))],
  },
  { name: 'offers the token to the organisation’s Safe', by: 'timelock', calls: (s) => [token(s, ownership(s.organisation.safe))] },
  {
    name: 'gives limits to a bridge of the platform',
    by: 'timelock',
    calls: (s) => [token(s, limits(bridgeAdaptersOf(TEST_CHAIN_ID)!.hyperlane, parseEther('5')))],
  },
  { name: 'ends the limits of a bridge', by: 'timelock', calls: (s) => [token(s, limits(STRANGER, 0n))] },
  {
    name: 'lets the Safe send messages',
    by: 'timelock',
    calls: (s) => [controller(s, controllerRole('grantRole', CONTROLLER_ROLES.originator, s.organisation.safe))],
  },
  {
    name: 'taxes what bridges bring for the Safe',
    by: 'timelock',
    calls: (s) => [token(s, taxTo(s.organisation.safe)), token(s, taxed(250n))],
  },
  { name: 'lets messages wait longer', by: 'timelock', calls: (s) => [controller(s, origin(2, 3 * DAY))] },
  { name: 'delegates the treasury’s votes to the Safe', by: 'timelock', calls: (s) => [token(s, delegateTo(s.organisation.safe))] },
  { name: 'adds an owner to a Safe of two signatures', by: 'safe', calls: (s) => [safe(s, newOwner(s.world.accounts[4]!, 2))] },
  {
    name: 'replaces one owner of a Safe',
    by: 'safe',
    calls: (s) => [
      safe(s, encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [s.owners[2]!, s.owners[1]!, s.world.accounts[5]!] })),
    ],
  },
  {
    name: 'pays by a batch of a Safe',
    by: 'safe',
    calls: (s) => [
      batch(
        [token(s, transfer(s.owners[0]!, parseEther('2'))), call(s.owners[1]!, '0x', parseEther('1'))],
        SAFE_CONTRACTS.multiSend.address,
      ),
    ],
  },
  {
    name: 'mints play money',
    by: 'timelock',
    calls: () => [call(GOLD, encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [STRANGER, 5n] }))],
  },
  { name: 'decides in words only', by: 'timelock', calls: () => [call(NOBODY, '0x')] },
];
