import { zodOf } from '../schema/zodOf.ts';
import { TOKEN } from './parts/token.ts';
import { MODULES_PART, type OrganisationInput, ORGANISATION, PROFILE } from './schema.ts';

/** The wire shapes of an organisation, generated from its description: structure and limits. Rules with their sentences are in `setup/`. */

/** What `POST /organisations` takes. */
export const organisationInputSchema = zodOf(ORGANISATION, 'request');

/** The part of the profile that is answered as it is. Name, category and logo are handled separately. */
export const profileSchema = zodOf(PROFILE, 'answer').omit({ name: true, categoryId: true, logoId: true });
export type Profile = Omit<OrganisationInput, 'name' | 'categoryId' | 'logoId' | 'modules' | 'token'>;

export const modulesSchema = zodOf(MODULES_PART, 'answer');
export const tokenSchema = zodOf(TOKEN, 'answer');

/** A whole organisation as it is answered, e.g. one that is proposed. */
export const organisationFormSchema = zodOf(ORGANISATION, 'answer');
