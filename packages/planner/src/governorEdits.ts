import type { Call, Check } from '@althing/bindings';
import { organisationChainIds } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import type { ChainDesign, GovernorDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { PlanError } from './errors.ts';
import { asFounded } from './identity.ts';
import { delayActions, settingActions } from './modules/1token1vote/governorActions.ts';
import { governorStep } from './modules/1token1vote/governorStep.ts';
import { timelockStep } from './modules/1token1vote/timelockStep.ts';
import { votingChainActions, votingChainChecks } from './modules/multi-bridge/votingChainActions.ts';
import { preExecutionVetoerActions } from './modules/pre-execution-veto/preExecutionVetoActions.ts';
import { preVoteVetoerComes, preVoteVetoerLeaves } from './modules/pre-vote-veto/preVoteVetoActions.ts';
import { quadraticActions } from './modules/quadratic/quadraticActions.ts';
import { refundStep } from './modules/refund/refundStep.ts';
import { type GovernorActions, lasting, same } from './modules/shared/edits.ts';
import { AS_REVIEWED, asItStands, type Present } from './presentValues.ts';
import type { PlanInput } from './types.ts';

/** What one governor has to decide so that it has the settings of the edited form. */
export interface GovernorEdit {
  chainId: ChainId;
  governorName: string;
  /** The governor in which the proposal is made. */
  governor: Address;
  /** The actions of the proposal, in an order that the contracts accept. They are executed together. */
  actions: Call[];
  /** Checks that hold after the execution, at any later block. */
  checks: Check[];
}

/** Throws where a setting changes that a governor cannot change; a new governor would have to be founded. */
function refuseUneditable(before: GovernorDesign, after: GovernorDesign): void {
  const isSame =
    same(before.token.address, after.token.address) &&
    same(before.timelock?.address, after.timelock?.address) &&
    same(before.refund, after.refund) &&
    same(before.quadratic === null, after.quadratic === null);
  if (!isSame) throw new PlanError('governor-not-editable', before.name);
}

/**
 * In an order that the contracts accept: a delay becomes short only after the guardians that need it were removed, and long before they are added.
 */
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
 * The proposals that governors have to pass so that they have the settings of the edited form: one for each governor that changes. New contracts
 * (such as the Safe of a new guardian) come from `diffPlan` and have to be deployed before. Throws `PlanError` where only a new governor could
 * have the requested settings.
 *
 * @param before - the form that was deployed, with its deployers and salt.
 * @param after - the same with an edited form.
 */
export const governorEdits = (before: PlanInput, after: PlanInput): GovernorEdit[] =>
  governorChanges(before, after).filter(({ actions }) => actions.length > 0);

/**
 * As `governorEdits`, from what the governors say of themselves. Those that say already what they are to say have no actions.
 *
 * @param present what the chains say.
 */
export function governorChanges(before: PlanInput, after: PlanInput, present: Present = AS_REVIEWED): GovernorEdit[] {
  const edited = asFounded(before, after);
  return organisationChainIds(before.organisation).flatMap((chainId) => {
    const desired = designChain(edited, chainId);
    return designChain(before, chainId).governors.flatMap((governor) => {
      const next = desired.governors.find(({ name }) => name === governor.name);
      if (!next) return [];
      const isEdited = editOf(governor, next, desired).actions.length > 0;
      const values = present.on[chainId];
      return isEdited || (present.restores && values) ? [editOf(asItStands(governor, values), next, desired)] : [];
    });
  });
}

/**
 * The proposals, one per governor, that add the voting chains of governors that were just founded. An address only proves who may deploy to it, not
 * what is
 * deployed there, so these are made after the plan's checks have passed on the other chains.
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
