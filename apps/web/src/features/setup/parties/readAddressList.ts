import { type Address, parseAddress, sameAddress } from '@althing/domain/units';

export interface AddressList {
  /** Checksummed, in the order of the text, without repetitions. */
  addresses: Address[];
  /** Parts of the text that are no addresses. */
  rejected: string[];
  /** Number of addresses left out because they were there already. */
  repeated: number;
}

/** Reads addresses from pasted text, separated by anything that cannot be part of one. `present` are in the list already. */
export function readAddressList(text: string, present: readonly string[] = []): AddressList {
  const list: AddressList = { addresses: [], rejected: [], repeated: 0 };
  for (const word of text.split(/[\s,;"'[\]]+/).filter(Boolean)) {
    const address = parseAddress(word);
    const isPresent = [...present, ...list.addresses].some((other) => sameAddress(other, address));
    if (!address) list.rejected.push(word);
    else if (isPresent) list.repeated += 1;
    else list.addresses.push(address);
  }
  return list;
}
