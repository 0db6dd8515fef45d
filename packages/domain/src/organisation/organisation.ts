import { zodOf } from '../schema/zodOf.ts';
import { TOKEN } from './parts/token.ts';
import { MODULES_PART, type OrganisationInput, ORGANISATION, PROFILE } from './schema.ts';

/** The wire shapes of an organisation, made from its description. Structure and bounds; the rules with their sentences are in `setup/`. */

/** What `POST /organisations` takes. */
export const organisationInputSchema = zodOf(ORGANISATION, 'request');

/** What an organisation says of itself, but for its name, category and logo, by which it is found or which are kept elsewhere. */
export const profileSchema = zodOf(PROFILE, 'answer').omit({ name: true, categoryId: true, logoId: true });
export type Profile = Omit<OrganisationInput, 'name' | 'categoryId' | 'logoId' | 'modules' | 'token'>;

export const modulesSchema = zodOf(MODULES_PART, 'answer');
export const tokenSchema = zodOf(TOKEN, 'answer');
