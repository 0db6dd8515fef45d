import type { DecodedCall } from '@althing/bindings';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { type CoinLabels, paymentOf } from '../../governance/index.ts';
import type { NameAddress } from '../../transactions/index.ts';

/** What is needed to tell a Safe's calls. */
export interface Words {
  labels: CoinLabels;
  nameAddress: NameAddress;
}

/** The calls that a transaction makes: those of its batch, or its only one. */
export const callsOfTransaction = (call: DecodedCall): readonly DecodedCall[] =>
  call.isDelegated && call.warnings.length === 0 && call.calls.length > 0 ? call.calls : [call];

const argument = ({ args }: DecodedCall, index: number): string => {
  const value = args[index]?.value;
  return typeof value === 'string' ? value : '';
};
const mustSign = (count: string): string => `then ${count} must sign`;

/** What a change of owners does, in words; undefined for other calls. The Safe's own functions only: `safe` is its address. */
export function ownerSentence(call: DecodedCall, isOfSafe: boolean, nameAddress: NameAddress): string | undefined {
  if (!isOfSafe) return undefined;
  const named = (address: string): string => {
    const name = nameAddress(address);
    return name ? `${name} (${shortenHex(address)})` : shortenHex(address);
  };
  switch (call.signature) {
    case 'addOwnerWithThreshold(address,uint256)':
      return `Add the owner ${named(argument(call, 0))}; ${mustSign(argument(call, 1))}`;
    case 'removeOwner(address,address,uint256)':
      return `Remove the owner ${named(argument(call, 1))}; ${mustSign(argument(call, 2))}`;
    case 'swapOwner(address,address,address)':
      return `Replace the owner ${named(argument(call, 1))} by ${named(argument(call, 2))}`;
    case 'changeThreshold(uint256)':
      return `Change how many owners must sign to ${argument(call, 0)}`;
    default:
      return undefined;
  }
}

/** A title for a transaction, e.g. `Send 2 ETH to 0x1234…abcdef` or `50 payments`. */
export function transactionTitle(
  call: DecodedCall,
  { isRejection, nonce, safe }: { isRejection: boolean; nonce: number; safe: string },
  words: Words,
): string {
  if (isRejection) return `Rejection of nonce ${nonce}`;
  const calls = callsOfTransaction(call);
  const payments = calls.map((each) => paymentOf(each, words.labels));
  const [only] = calls;
  if (calls.length > 1) {
    return payments.every((payment) => payment !== undefined) ? `${calls.length} payments` : `${calls.length} calls`;
  }
  const [payment] = payments;
  if (payment) return `${payment.text} to ${words.nameAddress(payment.recipient) ?? shortenHex(payment.recipient)}`;
  if (!only) return 'Nothing';
  const owner = ownerSentence(only, only.to.toLowerCase() === safe.toLowerCase(), words.nameAddress);
  if (owner) return owner;
  const where = words.nameAddress(only.to) ?? (only.certainty === 'known' ? only.contract : null) ?? shortenHex(only.to);
  if (only.isDelegated) return `Run code of ${where}`;
  return only.functionName ? `${only.functionName} on ${where}` : `Call ${where}`;
}
