import type { ActionDraft } from '../governance/proposalForm.ts';
import { actionRules } from '../governance/actionRules.ts';
import { collectErrors, type FormErrors, type Rule } from '../formErrors.ts';
import { parseAmount } from '../token/index.ts';
import { type Address, NATIVE, parseAddress, sameAddress } from '../units.ts';

/** A change of the owners of a Safe while it is being written. `threshold`: how many must sign afterwards, as typed. */
export type OwnerDraft =
  | { tempId: string; type: 'addOwner'; owner: string; threshold: string }
  | { tempId: string; type: 'removeOwner'; owner: string; threshold: string }
  | { tempId: string; type: 'changeThreshold'; threshold: string };

/** Something that a Safe is to do. */
export type SafeActionDraft = ActionDraft | OwnerDraft;

/** Actions of one transaction: as many as a simulation looks into, and a block has room for. */
export const MAX_SAFE_ACTIONS = 100;

export const isOwnerDraft = (action: SafeActionDraft): action is OwnerDraft =>
  action.type === 'addOwner' || action.type === 'removeOwner' || action.type === 'changeThreshold';

const OWNER_TITLES: Record<OwnerDraft['type'], string> = {
  addOwner: 'Add an owner',
  removeOwner: 'Remove an owner',
  changeThreshold: 'Change how many must sign',
};
export const ownerActionTitle = (type: OwnerDraft['type']): string => OWNER_TITLES[type];

interface Ownership {
  owners: readonly Address[];
  threshold: number;
}

const thresholdOf = ({ threshold }: OwnerDraft): number => (/^\d{1,4}$/.test(threshold.trim()) ? Number(threshold.trim()) : Number.NaN);

/** The owners after a change that has no errors. */
function after({ owners, threshold }: Ownership, action: OwnerDraft): Ownership {
  const next = thresholdOf(action);
  const owner = action.type === 'changeThreshold' ? undefined : parseAddress(action.owner.trim());
  const changed =
    action.type === 'addOwner' && owner
      ? [owner, ...owners]
      : action.type === 'removeOwner'
        ? owners.filter((each) => !sameAddress(each, owner))
        : owners;
  return { owners: changed, threshold: Number.isNaN(next) ? threshold : next };
}

/** Owners and threshold once all actions are executed. */
export const ownershipAfter = (safe: Ownership, actions: readonly SafeActionDraft[]): Ownership =>
  actions.filter(isOwnerDraft).reduce(after, safe);

/** What is wrong with the actions of a Safe's transaction, by dotted path of the field (`actions.0.recipient`). */
export const validateSafeActions = (actions: readonly SafeActionDraft[], safe: Ownership & { address: Address }): FormErrors =>
  collectErrors(safeRules(actions, safe));

function* safeRules(actions: readonly SafeActionDraft[], safe: Ownership & { address: Address }): Iterable<Rule> {
  yield { field: 'actions', message: 'Please add an action', isBroken: actions.length === 0 };
  yield { field: 'actions', message: `At most ${MAX_SAFE_ACTIONS} actions`, isBroken: actions.length > MAX_SAFE_ACTIONS };
  let ownership: Ownership = safe;
  for (const [index, action] of actions.entries()) {
    const path = `actions.${index}`;
    if (!isOwnerDraft(action)) yield* actionRules(path, action);
    else {
      yield* ownerRules(path, action, ownership, safe.address);
      ownership = after(ownership, action);
    }
  }
}

/** Safes refuse the start of their list of owners as an owner. */
const SENTINEL = '0x0000000000000000000000000000000000000001';

function* ownerRules(path: string, action: OwnerDraft, ownership: Ownership, safe: Address): Iterable<Rule> {
  if (action.type !== 'changeThreshold') {
    const owner = parseAddress(action.owner.trim());
    const isKnown = ownership.owners.some((each) => sameAddress(each, owner));
    const field = `${path}.owner`;
    yield { field, message: 'Please enter an address', isBroken: action.owner.trim() === '' };
    yield { field, message: 'The address is invalid', isBroken: owner === undefined || owner === NATIVE || owner === SENTINEL };
    yield { field, message: 'A Safe cannot own itself', isBroken: action.type === 'addOwner' && sameAddress(owner, safe) };
    yield { field, message: 'This account is an owner already', isBroken: action.type === 'addOwner' && isKnown };
    yield { field, message: 'This account is no owner', isBroken: action.type === 'removeOwner' && !isKnown };
    yield {
      field,
      message: 'A Safe needs an owner',
      isBroken: action.type === 'removeOwner' && isKnown && ownership.owners.length === 1,
    };
  }
  const { owners } = after(ownership, action);
  const threshold = thresholdOf(action);
  const most = Math.max(owners.length, 1);
  yield { field: `${path}.threshold`, message: 'Please enter how many must sign', isBroken: action.threshold.trim() === '' };
  yield {
    field: `${path}.threshold`,
    message:
      most === 1 ? 'It has to be 1: there is one owner then' : `It has to be between 1 and ${most}, as many as there are owners then`,
    isBroken: !(threshold >= 1 && threshold <= most),
  };
  yield {
    field: `${path}.threshold`,
    message: `${ownership.threshold} must sign already`,
    isBroken: action.type === 'changeThreshold' && threshold === ownership.threshold,
  };
}

/** What the actions do to who decides; undefined where that stays. */
export function ownershipText(safe: Ownership, actions: readonly SafeActionDraft[]): string | undefined {
  const { owners, threshold } = ownershipAfter(safe, actions);
  if (!actions.some(isOwnerDraft)) return undefined;
  const now = `${safe.threshold} of ${safe.owners.length}`;
  const then = `${threshold} of ${owners.length}`;
  return now === then ? `${now} owners must sign, as now.` : `Afterwards ${then} owners must sign, instead of ${now}.`;
}

/** A sum that is paid in one currency or token. */
export interface PaymentTotal {
  /** The zero address means the chain's own currency. */
  token: Address;
  decimals: number;
  /** Smallest units. */
  amount: bigint;
  payments: number;
}

/** What the actions pay, by token, in the order in which they first stand. Calls count with the currency that they send. */
export function paymentTotals(actions: readonly SafeActionDraft[]): PaymentTotal[] {
  const totals = new Map<Address, PaymentTotal>();
  for (const action of actions) {
    if (isOwnerDraft(action)) continue;
    const token = action.type === 'sendToken' ? parseAddress(action.token.trim()) : NATIVE;
    const { value: amount } = parseAmount(action.type === 'custom' ? action.value : action.amount, action.decimals);
    if (token === undefined || amount === undefined) continue;
    const before = totals.get(token) ?? { token, decimals: action.decimals, amount: 0n, payments: 0 };
    totals.set(token, { ...before, amount: before.amount + amount, payments: before.payments + 1 });
  }
  return [...totals.values()];
}
