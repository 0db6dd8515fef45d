import { organisationChainIds } from '@althing/domain/organisation';
import type { ChainDesign, SpokeDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { type Edited, editsOf, type HolderEdit, successor } from './holderEdit.ts';
import { asFounded } from './identity.ts';
import { spokeStep } from './modules/multi-bridge/spokeStep.ts';
import { authorityStep } from './modules/protocol-upgrades/authorityStep.ts';
import { handOver, ownership } from './modules/shared/ownerActions.ts';
import { AS_REVIEWED, ownerAsItIs, type Present } from './presentValues.ts';
import type { PlanInput } from './types.ts';

type Handed = Pick<Edited, 'kind' | 'address' | 'by' | 'checks'> & { to: SpokeDesign['owner'] };

const handed = ({ to, ...edit }: Handed): Edited => ({
  ...edit,
  next: successor(edit.by, to, ownership(edit.address, to)),
  actions: handOver(edit.address, edit.by, to),
});

function spokeEdits(before: ChainDesign, desired: ChainDesign): Edited[] {
  return before.spokes.flatMap(({ address, owner: by }) => {
    const after = desired.spokes.find((spoke) => spoke.address === address);
    return after ? [handed({ kind: 'governorSpoke', address, by, to: after.owner, checks: spokeStep(after, desired).checks })] : [];
  });
}

function authorityEdit({ chainId, upgradeAuthority: { address, owner } }: ChainDesign, desired: ChainDesign, present: Present): Edited {
  const isEdited = owner.address !== desired.upgradeAuthority.owner.address;
  const by = isEdited || present.restores ? ownerAsItIs(owner, present.on[chainId]) : owner;
  return handed({ kind: 'proxyAdmin', address, by, to: desired.upgradeAuthority.owner, checks: authorityStep(desired).checks });
}

/**
 * What has to be done so that the protocol upgrades belong to whom the edited form names: upgrade authorities, and the spokes that have the same owner. The
 * present owner offers each, the next one accepts it. They come after what `planAdditions` says, which is the present owner's to send. The heir stays
 * who it was (docs/decisions/022).
 *
 * @param before the form that was deployed, with the deployers and the salt of that time.
 * @param after the same with an edited form.
 * @param present what the chains say.
 */
export function upgradeOwnerEdits(before: PlanInput, after: PlanInput, present: Present = AS_REVIEWED): HolderEdit[] {
  const standing = asFounded(before, after);
  return organisationChainIds(before.organisation).flatMap((chainId) => {
    const [founded, desired] = [designChain(before, chainId), designChain(standing, chainId)];
    return [...spokeEdits(founded, desired), authorityEdit(founded, desired, present)].flatMap((edit) => editsOf(chainId, edit));
  });
}
