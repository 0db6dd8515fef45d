import { type OrganisationForm, type OrganisationInput, ORGANISATION } from '../organisation/schema.ts';
import { toDraft } from '../schema/toDraft.ts';

/** The draft for editing an existing organisation. */
export const fromOrganisationInput = (input: OrganisationInput): OrganisationForm => toDraft(ORGANISATION, input);
