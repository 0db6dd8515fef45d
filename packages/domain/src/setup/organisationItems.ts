import { type OrganisationInput, ORGANISATION, type ReviewSection } from '../organisation/schema.ts';
import type { DisplayContext } from '../schema/field.ts';
import { type Item, itemsOf } from '../schema/itemsOf.ts';

export type OrganisationItem = Item & { section: ReviewSection };

/** An organisation taken apart, for a reviewer. What is marked for deletion is no part of it any more. */
export const organisationItems = (input: OrganisationInput, chains: DisplayContext['chains']): OrganisationItem[] =>
  itemsOf(ORGANISATION, input, chains) as OrganisationItem[];
