import { callsOfSafeBatch } from '@althing/bindings';
import { type Hex, NATIVE } from '@althing/domain/units';
import type { TransferChange } from '../../../store/chain/transferChanges.ts';

interface SafeCall {
  to: Hex;
  value: bigint;
  data: Hex;
  operation: number;
}

const DELEGATED_CALL = 1;

/** The calls of a Safe's transaction that may carry value; what other code than a batch does, when the Safe runs it as itself, is not known. */
const callsOf = (call: SafeCall): readonly { to: Hex; value: bigint }[] =>
  call.operation === DELEGATED_CALL ? callsOfSafeBatch(call).filter(({ isDelegated }) => isDelegated !== true) : [call];

/** What a Safe pays in the chain's own coin with a transaction that it is about to make. */
export function paymentsOf(safe: Hex, call: SafeCall): TransferChange[] {
  return callsOf(call).flatMap(({ to, value }, part) => (value === 0n ? [] : [payment(safe, to, value, part)]));
}

const payment = (holder: Hex, to: Hex, value: bigint, part: number): TransferChange => ({
  table: 'transfer',
  holder,
  direction: 'out',
  counterparty: to.toLowerCase() as Hex,
  token: NATIVE,
  value,
  part,
  isAnnounced: true,
});
