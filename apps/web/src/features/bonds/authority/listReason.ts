import { type Address, sameAddress } from '@althing/domain/units';

interface ListFacts {
  isEmpty: boolean;
  vault: Address | undefined;
  /** Whether the token that is sold is the vault's first; null where it is neither, undefined while it is not known. */
  side: boolean | null | undefined;
  isError: boolean;
  present: Address | undefined;
  /** What buyers pay with. */
  quoteToken: Address;
  payout: string;
}

/** Why the vault cannot be set; undefined where it can. */
export function listReason({ isEmpty, vault, side, isError, present, quoteToken, payout }: ListFacts): string | undefined {
  if (isEmpty) return present === undefined ? 'The pair has no vault.' : undefined;
  if (vault === undefined) return 'This is no address.';
  if (present !== undefined && sameAddress(vault, present)) return 'This is the present vault.';
  if (!sameAddress(vault, quoteToken)) return 'Buyers would not pay with the share of this vault, so no signer gives the pair a price.';
  if (isError) return 'There is no vault at this address.';
  if (side === null) return `${payout} is neither of the two tokens of this vault.`;
  return side === undefined ? 'The chain is being asked about this vault.' : undefined;
}
