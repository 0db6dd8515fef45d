import type { OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import type { Opening } from '../saleDraftStore.ts';
import type { SaleToCreate } from './saleCalls.ts';

/** What the steps of opening a sale get. */
export interface OpeningProps {
  organisation: OrganisationDetail;
  sale: SaleToCreate;
  /** Account that will own the market. */
  seller: Address;
  opening: Opening;
  /** Undefined: back to the form. */
  onOpening: (opening: Opening | undefined) => void;
}
