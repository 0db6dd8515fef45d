import { KnownAddress } from './KnownAddress.tsx';

const ADDRESS = /(0x[0-9a-fA-F]{40})(?![0-9a-fA-F])/;

interface WithAddressesProps {
  text: string;
  /** The chain on whose explorer an address of the text is looked up. */
  chainOf: (address: string) => number;
}

/** A sentence in which each address can be copied and looked up, and the reader's own is shown as "You". */
export function WithAddresses({ text, chainOf }: WithAddressesProps) {
  return text
    .split(ADDRESS)
    .map((part, index) => (ADDRESS.test(part) ? <KnownAddress key={index} address={part} chainId={chainOf(part)} /> : part));
}
