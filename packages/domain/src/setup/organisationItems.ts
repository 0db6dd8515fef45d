import { type OrganisationInput, ORGANISATION, type ReviewSection } from '../organisation/schema.ts';
import type { DisplayContext } from '../schema/field.ts';
import { type Item, itemsOf } from '../schema/itemsOf.ts';

export type OrganisationItem = Item & { section: ReviewSection };

/** An organisation split into items for a reviewer, without what is marked for deletion. */
export const organisationItems = (input: OrganisationInput, chains: DisplayContext['chains']): OrganisationItem[] =>
  itemsOf(ORGANISATION, input, chains) as OrganisationItem[];
