import { type Call, contractCall, tokenAbi } from '@althing/bindings';
import { organisationChainIds } from '@althing/domain/organisation';
import { type Address, sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { ChainDesign, Party, TokenDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { type Edited, editsOf, type HolderEdit, successor } from './holderEdit.ts';
import { asFounded } from './identity.ts';
import { closedController, controllerActions, formerControllerChecks } from './modules/multi-bridge/controllerActions.ts';
import { controllerStep } from './modules/multi-bridge/controllerStep.ts';
import {
  allowanceActions,
  closedPortal,
  formerAllowanceChecks,
  formerPortalChecks,
  portalActions,
} from './modules/portals/portalActions.ts';
import { portalStep } from './modules/portals/portalStep.ts';
import { adminship } from './modules/shared/holderActions.ts';
import { handOver, ownership } from './modules/shared/ownerActions.ts';
import { taxActions } from './modules/token/tokenActions.ts';
import { tokenStep } from './modules/token/tokenStep.ts';
import { AS_REVIEWED, type Present, type PresentValues, tokenAsItStands, type TokenValues, valuesOf } from './presentValues.ts';
import type { PlanInput } from './types.ts';

/** A controller, whose next holder has to accept it. */
const controllerEdited = (
  kind: 'messageController' | 'assetController',
  address: Address,
  [by, next]: readonly [Party, Party],
  edit: Pick<Edited, 'actions' | 'checks'>,
): Edited => ({ kind, address, by, next: successor(by, next, adminship(address, next)), ...edit });

function controllerEdit({ controller: before }: ChainDesign, desired: ChainDesign): Edited[] {
  if (!before) return [];
  const after = desired.controller ?? closedController(before);
  const checks = [...controllerStep(after, desired).checks, ...formerControllerChecks(before, after)];
  const holders = [before.owner, after.owner] as const;
  return [controllerEdited('messageController', before.address, holders, { actions: controllerActions(before, after), checks })];
}

function portalEdit({ portal: before }: ChainDesign, desired: ChainDesign): Edited[] {
  if (!before) return [];
  const after = desired.portal ?? closedPortal(before);
  const checks = [...portalStep(after, desired).checks, ...formerPortalChecks(before, after)];
  const holders = [before.admin, after.admin] as const;
  return [controllerEdited('assetController', before.address, holders, { actions: portalActions(before, after), checks })];
}

/** What the owner of a token calls; last what hands it over, as all of the others take its owner. */
const tokenActions = (before: TokenDesign, after: TokenDesign): Call[] => [
  ...allowanceActions(before, after),
  ...taxActions(before, after),
  ...handOver(before.address, before.owner, after.owner),
];

/** An offer that the record knows nothing of is taken back. */
const withdrawal = ({ address, owner }: TokenDesign, after: TokenDesign, values: TokenValues | undefined): Call[] =>
  values && values.pendingOwner !== null && sameAddress(owner.address, after.owner.address)
    ? [contractCall({ address, abi: tokenAbi, functionName: 'transferOwnership', args: [zeroAddress] })]
    : [];

function tokenEdit(
  { token: reviewed }: ChainDesign,
  desired: ChainDesign,
  present: PresentValues | undefined,
  restores: boolean,
): Edited[] {
  const { token: after } = desired;
  if (!reviewed || !after) return [];
  const isAsked = restores || tokenActions(reviewed, after).length > 0;
  const values = isAsked ? valuesOf(reviewed, present) : undefined;
  const before = values ? tokenAsItStands(reviewed, values) : reviewed;
  const { address, owner: by } = before;
  const actions = [...tokenActions(before, after), ...withdrawal(before, after, values)];
  const checks = [...tokenStep(after, desired).checks, ...formerAllowanceChecks(before, after)];
  const next = successor(by, after.owner, ownership(address, after.owner));
  return [{ kind: 'token', address, by, next, actions, checks, isInPlace: values !== undefined && actions.length === 0 }];
}

/**
 * What has to be done so that message controllers, asset controllers and the organisation's tokens become what the edited form says: another
 * limit, bridge, chain, minimum, delay, vetoer, bridge tax or holder. In this order; whoever accepts a controller does so in a later second than
 * it was offered. New contracts (those on a further chain, a new holder's Safe) are a matter of `diffPlan` and come first. Throws `PlanError`
 * where only other contracts could be what is asked for.
 *
 * @param before the form that was deployed, with the deployers and the salt of that time.
 * @param after the same with an edited form.
 * @param present what the chains say of tokens; controllers count as they were reviewed.
 */
export function bridgeEdits(before: PlanInput, after: PlanInput, present: Present = AS_REVIEWED): HolderEdit[] {
  const standing = asFounded(before, after);
  return organisationChainIds(before.organisation).flatMap((chainId) => {
    const [founded, desired] = [designChain(before, chainId), designChain(standing, chainId)];
    const token = tokenEdit(founded, desired, present.on[chainId], present.restores);
    const edited = [...token, ...portalEdit(founded, desired), ...controllerEdit(founded, desired)];
    return edited.flatMap((edit) => editsOf(chainId, edit));
  });
}
