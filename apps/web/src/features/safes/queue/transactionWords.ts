import type { DecodedCall } from '@althing/bindings';
import { isResolution } from '@althing/domain/governance';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { type CoinLabels, paymentOf } from '../../governance/index.ts';
import type { NameAddress } from '../../transactions/index.ts';
import { callSentence } from './callWords.ts';

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
  const [only] = calls;
  if (calls.length > 1) {
    return calls.every((each) => paymentOf(each, words.labels) !== undefined) ? `${calls.length} payments` : `${calls.length} calls`;
  }
  return only ? callTitle(only, safe, words) : 'Nothing';
}

/** What one call does, with those that it contains. */
function callTitle(call: DecodedCall, safe: string, words: Words): string {
  const { to, value, data, isDelegated, functionName } = call;
  if (!isDelegated && isResolution([{ target: to, value, calldata: data }])) return 'a decision in words';
  const payment = paymentOf(call, words.labels);
  if (payment) return `${payment.text} to ${words.nameAddress(payment.recipient) ?? shortenHex(payment.recipient)}`;
  const sentence =
    ownerSentence(call, to.toLowerCase() === safe.toLowerCase(), words.nameAddress) ??
    callSentence(call, words.nameAddress, (inner) => callTitle(inner, safe, words));
  if (sentence) return sentence;
  const where = words.nameAddress(to) ?? (call.certainty === 'known' ? call.contract : null) ?? shortenHex(to);
  if (isDelegated) return `Run code of ${where}`;
  return functionName ? `${functionName} on ${where}` : `Call ${where}`;
}
