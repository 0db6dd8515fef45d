import { type OrganisationForm, type OrganisationInput, ORGANISATION } from '../organisation/schema.ts';
import { toDraft } from '../schema/toDraft.ts';

/** The draft of an organisation that exists: the start of an edit. */
export const fromOrganisationInput = (input: OrganisationInput): OrganisationForm => toDraft(ORGANISATION, input);
