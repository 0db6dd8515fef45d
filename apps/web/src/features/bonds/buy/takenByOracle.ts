import type { PriceAttestation } from '@althing/bindings';
import { priceWay, type TakenPrice } from '@althing/domain/bonds';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';

/** A signed price, with what the oracle has of its pair. */
export interface SignedPrice {
  attestation: Hex;
  claim: PriceAttestation;
  taken: TakenPrice;
}

/** What may be brought to the chain at once: one price that the oracle refuses would keep it from taking the others. */
export interface Bringable {
  /** Signed prices that the oracle takes from anybody. */
  attestations: readonly Hex[];
  /** Why that of the token that is sold is not among them; undefined where it is. */
  held: string | undefined;
}

const UNSIGNED = 'Signers confirm no price of this token now.';

/** @param payoutToken - whose price the market needs; that of the other direction only goes along. */
export function takenByOracle(signed: readonly SignedPrice[], payoutToken: Address): Bringable {
  const ways = signed.map((price) => ({ ...price, ...priceWay(price.claim, price.taken) }));
  const own = ways.find(({ claim }) => sameAddress(claim.base, payoutToken));
  return {
    attestations: ways.filter(({ way }) => way === 'anybody').map(({ attestation }) => attestation),
    held: own === undefined ? UNSIGNED : own.way === 'anybody' ? undefined : own.why,
  };
}

/** Why signed prices cannot be brought to the chain now; undefined where they can. */
export function renewalReason(bringable: Bringable | undefined, error: Error | null): string | undefined {
  if (error) return 'No signed price can be had now.';
  if (bringable === undefined) return 'The signed price is being fetched.';
  return bringable.held === undefined ? undefined : 'The oracle does not take the signed price from anybody.';
}
