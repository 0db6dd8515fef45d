import { zodOf } from '../schema/zodOf.ts';
import { LINK } from './parts/link.ts';
import { TOKEN } from './parts/token.ts';
import { MODULES_PART, ORGANISATION } from './schema.ts';

/** The wire shapes of an organisation, made from its description. Structure and bounds; the rules with their sentences are in `setup/`. */

/** What `POST /organisations` takes. */
export const organisationInputSchema = zodOf(ORGANISATION, 'request');

export const linkSchema = zodOf(LINK, 'answer');
export const modulesSchema = zodOf(MODULES_PART, 'answer');
export const tokenSchema = zodOf(TOKEN, 'answer');
