import { type Call, type Check, governorAbi, quadraticGovernorAbi, timelockAbi, TIMELOCK_ROLES } from '@althing/bindings';
import { organisationChainIds } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import { encodeFunctionData, zeroAddress } from 'viem';
import type { ChainDesign, GovernorDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { PlanError } from './errors.ts';
import { governorSteps } from './steps/governorSteps.ts';
import type { PlanInput } from './types.ts';

/** What one governor has to decide so that it becomes what the edited form says. */
export interface GovernorEdit {
  chainId: ChainId;
  governorName: string;
  /** Where the proposal is made. */
  governor: Address;
  /** The proposal's actions, in an order that the contracts accept; they are carried out together. */
  actions: Call[];
  /** What holds once it has been executed; read them at any later block. */
  checks: Check[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a, bigintAsText) === JSON.stringify(b, bigintAsText);
const bigintAsText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** These are part of what a governor is; another one has to be founded instead. */
function refuseUneditable(before: GovernorDesign, after: GovernorDesign): void {
  const isSame =
    same(before.token.address, after.token.address) &&
    same(before.timelock?.address, after.timelock?.address) &&
    same(before.refund, after.refund) &&
    same(before.quadratic === null, after.quadratic === null);
  if (!isSame) throw new PlanError('governor-not-editable', before.name);
}

function settingActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  const { votingDelay, votingPeriod, proposalThreshold, quorum } = after;
  const abi = governorAbi;
  const changes = [
    before.votingDelay !== votingDelay && encodeFunctionData({ abi, functionName: 'setVotingDelay', args: [votingDelay] }),
    before.votingPeriod !== votingPeriod && encodeFunctionData({ abi, functionName: 'setVotingPeriod', args: [votingPeriod] }),
    before.proposalThreshold !== proposalThreshold &&
      encodeFunctionData({ abi, functionName: 'setProposalThreshold', args: [proposalThreshold] }),
    before.quorum !== quorum && encodeFunctionData({ abi, functionName: 'updateQuorumNumerator', args: [BigInt(quorum)] }),
  ];
  return changes.filter((data) => data !== false).map((data) => ({ to: after.address, data, value: 0n }));
}

function delayActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  if (!after.timelock || before.timelock?.delay === after.timelock.delay) return [];
  const data = encodeFunctionData({ abi: timelockAbi, functionName: 'updateDelay', args: [BigInt(after.timelock.delay)] });
  return [{ to: after.timelock.address, data, value: 0n }];
}

function roleAction(timelock: Address, functionName: 'grantRole' | 'revokeRole', account: Address): Call {
  const data = encodeFunctionData({ abi: timelockAbi, functionName, args: [TIMELOCK_ROLES.canceller, account] });
  return { to: timelock, data, value: 0n };
}

/** The governor refuses a vetoer whose roles in the timelock do not fit, so they change first. */
function cancellerActions(timelock: Address, governor: Address, before: Address, after: Address): Call[] {
  const leaves = before === zeroAddress ? [] : [before, ...(after === zeroAddress ? [governor] : [])];
  const comes = after === zeroAddress ? [] : [after, ...(before === zeroAddress ? [governor] : [])];
  return [
    ...comes.map((account) => roleAction(timelock, 'grantRole', account)),
    ...leaves.map((account) => roleAction(timelock, 'revokeRole', account)),
  ];
}

const updateVetoer = (functionName: 'updatePreVoteVetoer' | 'updatePreExecutionVetoer', governor: Address, vetoer: Address): Call => ({
  to: governor,
  data: encodeFunctionData({ abi: governorAbi, functionName, args: [vetoer] }),
  value: 0n,
});

const addressOf = (party: GovernorDesign['preVoteVetoer']): Address => party?.address ?? zeroAddress;

/** Before the voting delay, which may become short only when nobody needs it. */
function preVoteVetoerLeaves(before: GovernorDesign, after: GovernorDesign): Call[] {
  const leaves = before.preVoteVetoer && !after.preVoteVetoer;
  return leaves ? [updateVetoer('updatePreVoteVetoer', after.address, zeroAddress)] : [];
}

/** After the voting delay, which has to be long enough first. */
function preVoteVetoerComes(before: GovernorDesign, after: GovernorDesign): Call[] {
  const comes = after.preVoteVetoer && addressOf(before.preVoteVetoer) !== after.preVoteVetoer.address;
  return comes ? [updateVetoer('updatePreVoteVetoer', after.address, addressOf(after.preVoteVetoer))] : [];
}

function preExecutionVetoerActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  const [old, next] = [addressOf(before.preExecutionVetoer), addressOf(after.preExecutionVetoer)];
  if (old === next) return [];
  const roles = after.timelock ? cancellerActions(after.timelock.address, after.address, old, next) : [];
  return [...roles, updateVetoer('updatePreExecutionVetoer', after.address, next)];
}

function quadraticActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  if (!after.quadratic || same(before.quadratic, after.quadratic)) return [];
  const data = encodeFunctionData({ abi: quadraticGovernorAbi, functionName: 'updateQuadraticSettings', args: [after.quadratic] });
  return [{ to: after.address, data, value: 0n }];
}

function votingChainActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  const call = (data: Call['data']): Call => ({ to: after.address, data, value: 0n });
  const [old, next] = [before.crossChain?.votingChains ?? [], after.crossChain?.votingChains ?? []];
  const update = (chainId: number, token: Address) =>
    call(encodeFunctionData({ abi: governorAbi, functionName: 'updateVotingChain', args: [{ chainId: BigInt(chainId), token }] }));
  const controller = after.crossChain?.messageController ?? zeroAddress;
  const isSameController = (before.crossChain?.messageController ?? zeroAddress) === controller;
  return [
    ...(isSameController
      ? []
      : [call(encodeFunctionData({ abi: governorAbi, functionName: 'updateMessageController', args: [controller] }))]),
    ...old.filter(({ chainId }) => !next.some((other) => other.chainId === chainId)).map(({ chainId }) => update(chainId, zeroAddress)),
    ...next.filter((chain) => !old.some((other) => same(other, chain))).map(({ chainId, token }) => update(chainId, token)),
  ];
}

/** What was true only at creation, or of the proxies' code, cannot be asked of an edited governor. */
const lasting = ({ type, when }: Check): boolean => when === 'always' && type !== 'events';

function editOf(before: GovernorDesign, after: GovernorDesign, chain: ChainDesign): GovernorEdit {
  refuseUneditable(before, after);
  const parts = [
    preVoteVetoerLeaves,
    settingActions,
    delayActions,
    quadraticActions,
    votingChainActions,
    preVoteVetoerComes,
    preExecutionVetoerActions,
  ];
  return {
    chainId: chain.chainId,
    governorName: after.name,
    governor: after.address,
    actions: parts.flatMap((part) => part(before, after)),
    checks: governorSteps(after, chain)
      .flatMap(({ checks }) => checks)
      .filter(lasting),
  };
}

/**
 * What the governors of an organisation have to decide so that they become what the edited form says: one proposal each, and
 * nothing for those that stay as they are. New contracts (a new guardian's Safe among them) are a matter of `diffPlan` and come
 * first. Throws `PlanError` where only another governor could be what is asked for.
 *
 * @param before the form that was deployed, with the deployers and the salt of that time.
 * @param after the same with an edited form.
 */
export function governorEdits(before: PlanInput, after: PlanInput): GovernorEdit[] {
  return organisationChainIds(before.organisation).flatMap((chainId) => {
    const desired = designChain(after, chainId);
    return designChain(before, chainId).governors.flatMap((governor) => {
      const next = desired.governors.find(({ name }) => name === governor.name);
      const edit = next && editOf(governor, next, desired);
      return edit && edit.actions.length > 0 ? [edit] : [];
    });
  });
}
