import { type Address, NATIVE, parseAddress, sameAddress } from '../units.ts';

const SHAPE = /^0x[\da-f]{40}$/i;

/**
 * What is wrong with a recipient that is typed, in a sentence; undefined of none and of one to whom tokens can be sent.
 *
 * @param contracts - the token's own contracts on the destination, which could never give it back.
 */
export function recipientProblem(text: string, contracts: readonly Address[]): string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const address = parseAddress(typed);
  if (!address)
    return SHAPE.test(typed)
      ? 'A letter of this address is wrong or in the wrong case. Copy it again.'
      : 'This is no address: it begins with 0x and has 40 letters and digits more.';
  if (address === NATIVE) return 'This address belongs to nobody: what is sent there is lost.';
  if (contracts.some((contract) => sameAddress(contract, address)))
    return 'This is a contract of the token itself: what is sent there is lost.';
  return undefined;
}
