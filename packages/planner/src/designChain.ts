import {
  passportDecoderOf,
  predictGovernor,
  predictRefundGas,
  predictTimelock,
  predictToken,
  predictUpgradeAuthority,
} from '@althing/bindings';
import type { Governor, TokenInput } from '@althing/domain/organisation';
import { type Address, type ChainId, type Hex, TOKEN_DECIMALS } from '@althing/domain/units';
import { parseUnits } from 'viem';
import type { ChainDesign, GovernorDesign, Party, QuadraticDesign, TokenDesign } from './design.ts';
import { designCrossChain, designSpokes } from './designSpokes.ts';
import { designVesting, vestingAllocation } from './designVesting.ts';
import { PlanError } from './errors.ts';
import { type Parties, partiesOf } from './parties.ts';
import type { PlanInput } from './types.ts';
import { durationSeconds, MINIMUM_TIMELOCK, MINIMUM_VOTING_PERIOD, percentToBasisPoints, shareOf } from './quantities.ts';
import { refundSettings } from './refundSettings.ts';
import { deriveSalt } from './salts.ts';
import { stepId } from './stepId.ts';
import { chainWallets, type WalletEntry } from './wallets.ts';

/** Bound of the token's vote history: a supply is stored in 176 bits. */
const MAXIMUM_SUPPLY = (1n << 176n) - 1n;

interface Site {
  chainId: ChainId;
  deployer: Address;
  organisationSalt: Hex;
}

/** What the form can describe but nothing could carry out must not be dropped silently. */
function refuseUnavailable({ governor, preVoteVeto, preExecutionVeto }: PlanInput['organisation']['modules']): void {
  for (const { governorName, chainId } of governor) {
    if (!chainId) throw new PlanError('governor-without-chain', governorName);
  }
  for (const veto of [...preVoteVeto, ...preExecutionVeto]) {
    const guards = governor.some(({ governorName, chainId }) => governorName === veto.governorName && chainId === veto.chainId);
    if (!guards) throw new PlanError('veto-without-governor', veto.governorName);
  }
}

/** Addresses come from names, so a name may occur only once on a chain. */
function refuseDuplicates(governors: readonly Governor[]): void {
  const names = new Set(governors.map(({ governorName }) => governorName));
  if (names.size < governors.length) throw new PlanError('governor-duplicated', governors.map((g) => g.governorName).join(', '));
}

type GovernorAccounts = Pick<GovernorDesign, 'id' | 'name' | 'address' | 'salt' | 'timelock'>;

/** Who may veto in the governor of that name on this chain. */
type Guardians = (kind: 'preVoteVeto' | 'preExecutionVeto', governorName: string) => Party | null;

/** The accounts of a governor depend on its name only, so that everything else may refer to them. */
function governorAccounts(governor: Governor, { deployer, organisationSalt }: Site): GovernorAccounts {
  const { governorName, preExecutionTimelock } = governor;
  const id = stepId('governor', governorName);
  const salt = deriveSalt(organisationSalt, id);
  const timelockId = stepId('timelock', governorName);
  const timelockSalt = deriveSalt(organisationSalt, timelockId);
  const delay = durationSeconds(preExecutionTimelock, MINIMUM_TIMELOCK);
  const timelock = { id: timelockId, address: predictTimelock({ deployer, salt: timelockSalt }), salt: timelockSalt, delay };
  return { id, name: governorName, salt, address: predictGovernor({ deployer, salt }), timelock: delay > 0 ? timelock : null };
}

/** Its address depends on its settings, hence on the supply; nothing else refers to it. */
function designRefund(
  { governorName, isQuadratic, refundMechanism }: Governor,
  governor: Address,
  supply: bigint,
  { deployer, organisationSalt }: Site,
): GovernorDesign['refund'] {
  if (!refundMechanism) return null;
  const id = stepId('refundGas', governorName);
  const salt = deriveSalt(organisationSalt, id);
  const settings = refundSettings(isQuadratic, supply);
  return { id, salt, address: predictRefundGas({ deployer, salt }, { governor, settings }), settings };
}

/** One line per account: the token takes each account once, and only with an amount. */
function allocationsOf(token: TokenInput, { chainId }: Site, parties: Parties): TokenDesign['allocations'] {
  const byAccount = new Map<Address, TokenDesign['allocations'][number]>();
  const receivers = token.initialReceivers.filter((entry) => entry.chainId === chainId).flatMap((entry) => entry.receivers);
  for (const receiver of receivers) {
    const to = parties.resolve(receiver.address, 'receiver-missing');
    const before = byAccount.get(to.address);
    const amount = (before?.amount ?? 0n) + parseUnits(receiver.amount, TOKEN_DECIMALS);
    if (amount > 0n) byAccount.set(to.address, { to: before && before.to.role ? before.to : to, amount });
  }
  return [...byAccount.values()];
}

function designToken(
  token: TokenInput,
  site: Site,
  parties: Parties,
  wallets: readonly WalletEntry[],
  held: TokenDesign['allocations'],
): TokenDesign {
  const authority = wallets.find(({ kind }) => kind === 'tokenAuthority');
  if (!authority) throw new PlanError('token-owner-missing', `chain ${site.chainId}`);
  const allocations = [...allocationsOf(token, site, parties), ...held];
  const supply = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  if (supply > MAXIMUM_SUPPLY) throw new PlanError('supply-too-large', `chain ${site.chainId}`);
  const id = stepId('token');
  const salt = deriveSalt(site.organisationSalt, id);
  return {
    id,
    salt,
    address: predictToken({ deployer: site.deployer, salt }),
    name: token.name,
    symbol: token.symbol,
    allocations,
    supply,
    owner: parties.account(authority, 'token-owner-address-missing'),
  };
}

function designQuadratic({ chainId, governorName, passportScoreRanges, quadraticThreshold }: Governor): QuadraticDesign {
  const decoder = passportDecoderOf(chainId);
  if (!decoder) throw new PlanError('quadratic-unavailable', governorName);
  const [lowest, low, high, highest] = passportScoreRanges.map(Number) as [number, number, number, number];
  return { decoder, bandPercentages: [lowest, low, high, highest], threshold: percentToBasisPoints(quadraticThreshold) };
}

function designGovernor(
  governor: Governor,
  accounts: GovernorAccounts,
  token: TokenDesign | null,
  guardians: Guardians,
  crossChain: GovernorDesign['crossChain'],
  site: Site,
): GovernorDesign {
  if (!token) throw new PlanError('token-missing', `chain ${governor.chainId}`);
  const votingPeriod = durationSeconds(governor.votingPeriod, MINIMUM_VOTING_PERIOD);
  if (votingPeriod <= 0) throw new PlanError('voting-period-zero', governor.governorName);
  const design = {
    ...accounts,
    token: { address: token.address, symbol: token.symbol },
    votingDelay: durationSeconds(governor.preVotingTimelock, MINIMUM_TIMELOCK),
    votingPeriod,
    proposalThreshold: shareOf(token.supply, governor.proposalThreshold),
    quorum: percentToBasisPoints(governor.quorumThreshold),
    preVoteVetoer: guardians('preVoteVeto', governor.governorName),
    preExecutionVetoer: guardians('preExecutionVeto', governor.governorName),
    refund: designRefund(governor, accounts.address, token.supply, site),
    quadratic: governor.isQuadratic ? designQuadratic(governor) : null,
    crossChain,
  };
  refuseIneffective(design, token.supply);
  return design;
}

/** What the contracts would refuse: a guard without time to act, a quorum of nothing. */
function refuseIneffective({ name, votingDelay, timelock, quorum, ...design }: GovernorDesign, supply: bigint): void {
  if (timelock && timelock.delay < MINIMUM_TIMELOCK) throw new PlanError('timelock-too-short', name);
  if (design.preVoteVetoer && votingDelay < MINIMUM_TIMELOCK) throw new PlanError('pre-vote-veto-without-delay', name);
  if (design.preExecutionVetoer && !timelock) throw new PlanError('pre-execution-veto-without-timelock', name);
  if (quorum === 0 || supply === 0n) throw new PlanError('quorum-without-base', name);
}

/** Works out everything that the organisation will be on one chain; throws `PlanError` where the form does not allow it. */
export function designChain(input: PlanInput, chainId: ChainId): ChainDesign {
  const { organisation, salt, deployers } = input;
  refuseUnavailable(organisation.modules);
  const deployer = deployers[chainId];
  if (!deployer) throw new PlanError('deployer-missing', `chain ${chainId}`);
  const site: Site = { chainId, deployer, organisationSalt: salt };
  const governors = organisation.modules.governor.filter((governor) => governor.chainId === chainId);
  refuseDuplicates(governors);
  const accounts = governors.map((governor) => ({ governor, accounts: governorAccounts(governor, site) }));
  const wallets = chainWallets(organisation, chainId);
  const parties = partiesOf({ deployer, organisationSalt: salt, wallets, governors: accounts.map((entry) => entry.accounts) });
  const tokenForm = organisation.token?.chainIds.includes(chainId) ? organisation.token : null;
  const held = tokenForm && designVesting(tokenForm, site, parties);
  const token = tokenForm && designToken(tokenForm, site, parties, wallets, held ? [vestingAllocation(held)] : []);
  const vesting = token && held ? { ...held, token: { address: token.address, symbol: token.symbol } } : null;
  const guardians: Guardians = (kind, governorName) => {
    const wallet = wallets.find((candidate) => candidate.kind === kind && candidate.name === governorName);
    return wallet ? parties.account(wallet, 'owner-missing') : null;
  };
  const upgrades = wallets.find(({ kind }) => kind === 'protocolUpgrades');
  if (!upgrades) throw new PlanError('upgrade-owner-missing', `chain ${chainId}`);
  const owner = parties.account(upgrades, 'upgrade-owner-missing');
  return {
    chainId,
    deployer,
    salt,
    upgradeAuthority: { id: stepId('proxyAdmin'), address: predictUpgradeAuthority({ deployer, salt }), owner },
    safes: parties.safes(),
    token,
    vesting,
    spokes: token ? designSpokes(input, { chainId, deployer, token, vesting, owner }) : [],
    governors: accounts.map((entry) =>
      designGovernor(entry.governor, entry.accounts, token, guardians, designCrossChain(input, entry.governor), site),
    ),
  };
}
