import type { BridgeTransaction } from '@althing/domain/http';
import { type Address, sameAddress } from '@althing/domain/units';
import type { Pair } from '../pair.ts';

/** Milliseconds within which the same transfer again is more likely a mistake than meant. */
const A_MOMENT = 10 * 60_000;

/** A transfer that is about to be sent; the amount in units, with what is taken of it on the way. */
export interface Wanted extends Pair {
  sender: Address;
  recipient: Address;
  grossAmount: string;
}

/** The transfer that left a moment ago and is the same; undefined where none is. A page that was closed too early does not know of it. `now`: milliseconds. */
export const justSent = (transfers: readonly BridgeTransaction[], wanted: Wanted, now: number): BridgeTransaction | undefined =>
  transfers.find(
    (each) =>
      !each.isResend &&
      sameAddress(each.originFromAddress, wanted.sender) &&
      each.originChainId === wanted.from &&
      each.destinationChainId === wanted.to &&
      sameAddress(each.originControllerAddress, wanted.controller) &&
      each.originTokenGrossAmount === wanted.grossAmount &&
      sameAddress(each.transfer?.recipient, wanted.recipient) &&
      now - Date.parse(each.createdAt) < A_MOMENT,
  );
