import type { Call, Check } from '@althing/bindings';
import { organisationChainIds } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import type { ChainDesign, GovernorDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { PlanError } from './errors.ts';
import { delayActions, settingActions } from './modules/1token1vote/governorActions.ts';
import { governorStep } from './modules/1token1vote/governorStep.ts';
import { timelockStep } from './modules/1token1vote/timelockStep.ts';
import { votingChainActions, votingChainChecks } from './modules/multi-bridge/votingChainActions.ts';
import { preExecutionVetoerActions } from './modules/pre-execution-veto/preExecutionVetoActions.ts';
import { preVoteVetoerComes, preVoteVetoerLeaves } from './modules/pre-vote-veto/preVoteVetoActions.ts';
import { quadraticActions } from './modules/quadratic/quadraticActions.ts';
import { refundStep } from './modules/refund/refundStep.ts';
import { type GovernorActions, same } from './modules/shared/edits.ts';
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

/** These are part of what a governor is; another one has to be founded instead. */
function refuseUneditable(before: GovernorDesign, after: GovernorDesign): void {
  const isSame =
    same(before.token.address, after.token.address) &&
    same(before.timelock?.address, after.timelock?.address) &&
    same(before.refund, after.refund) &&
    same(before.quadratic === null, after.quadratic === null);
  if (!isSame) throw new PlanError('governor-not-editable', before.name);
}

/** What was true only at creation, or of the proxies' code, cannot be asked of an edited governor. */
const lasting = ({ type, when }: Check): boolean => when === 'always' && type !== 'events';

/** In an order that the contracts accept: a delay may become short only when no guardians need it, and is long before they come. */
const ACTIONS: readonly GovernorActions[] = [
  preVoteVetoerLeaves,
  settingActions,
  delayActions,
  quadraticActions,
  votingChainActions,
  preVoteVetoerComes,
  preExecutionVetoerActions,
];

function editOf(before: GovernorDesign, after: GovernorDesign, chain: ChainDesign): GovernorEdit {
  refuseUneditable(before, after);
  const steps = [...timelockStep(after, chain), ...refundStep(after, chain), governorStep(after, chain)];
  return {
    chainId: chain.chainId,
    governorName: after.name,
    governor: after.address,
    actions: ACTIONS.flatMap((actions) => actions(before, after)),
    checks: [...steps.flatMap(({ checks }) => checks).filter(lasting), ...votingChainChecks(after)],
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

/**
 * What governors that were just founded have to decide before holders on other chains can vote in them: one proposal each. An address commits
 * to who may put something there and not to what, so it is made once the plan's checks hold on the other chains too.
 */
export function votingChainEdits(input: PlanInput): GovernorEdit[] {
  return organisationChainIds(input.organisation).flatMap((chainId) => {
    const chain = designChain(input, chainId);
    return chain.governors.flatMap((governor) => {
      if (!governor.crossChain) return [];
      const founded = { ...governor, crossChain: { ...governor.crossChain, votingChains: [] } };
      return [editOf(founded, governor, chain)];
    });
  });
}
