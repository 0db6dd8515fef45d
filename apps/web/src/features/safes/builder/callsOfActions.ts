import { type Call, encodeSafeOwnerChange } from '@althing/bindings';
import { toActionCall } from '@althing/domain/governance';
import { isOwnerDraft, type OwnerDraft, type SafeActionDraft } from '@althing/domain/safes';
import { type Address, NATIVE, parseAddress } from '@althing/domain/units';

/**
 * The calls of actions without errors, in order.
 *
 * @param owners - of the Safe now, in its own order.
 */
export function callsOfActions(actions: readonly SafeActionDraft[], safe: Address, owners: readonly Address[]): Call[] {
  let present = owners;
  return actions.map((action) => {
    if (!isOwnerDraft(action)) {
      const { target, value, calldata } = toActionCall(action);
      return { to: target, value, data: calldata };
    }
    const change = encodeSafeOwnerChange(safe, toChange(action), present);
    present = change.owners;
    return change.call;
  });
}

function toChange(action: OwnerDraft) {
  const threshold = Number(action.threshold);
  if (action.type === 'changeThreshold') return { type: action.type, threshold };
  return { type: action.type, owner: parseAddress(action.owner.trim()) ?? NATIVE, threshold };
}
