import { type Address, sameAddress } from '../units.ts';
import { type SafeFacts, signaturesOf, strangerReason, type WaitingTransaction } from './queue.ts';

/** Why an account cannot sign a message of a Safe; undefined where it can. */
export function messageReason(
  message: Pick<WaitingTransaction, 'confirmedBy'>,
  safe: SafeFacts,
  account: Address | null,
): string | undefined {
  const { signed } = signaturesOf(message, safe);
  const isSigned = signed.some((owner) => sameAddress(owner, account ?? undefined));
  return strangerReason(safe, account) ?? (isSigned ? 'You have signed it.' : undefined);
}
