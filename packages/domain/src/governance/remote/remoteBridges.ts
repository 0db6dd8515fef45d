import type { Bridge } from '../../bridges/index.ts';
import type { RemoteWay } from '../measures/chainFacts.ts';
import type { RemoteDraft } from '../proposalForm.ts';

/** How many bridges have to agree: what a message asks counts only if it is more than the other chain asks. */
export const agreeing = ({ threshold }: Pick<RemoteDraft, 'threshold'>, { required }: Pick<RemoteWay, 'required'>): number =>
  Math.max(threshold, required);

/** The bridges that carry it, the fastest first. Unless others were chosen, one more than have to agree, so that one may fail. */
export function chosenBridges(
  draft: Pick<RemoteDraft, 'bridges' | 'threshold'>,
  way: Pick<RemoteWay, 'bridges' | 'required'>,
): readonly Bridge[] {
  const all = way.bridges.map(({ bridge }) => bridge);
  const { bridges } = draft;
  return bridges === null ? all.slice(0, agreeing(draft, way) + 1) : all.filter((bridge) => bridges.includes(bridge));
}
