import { type OrganisationForm, ORGANISATION } from '../organisation/schema.ts';
import { readDraft } from '../schema/readDraft.ts';

/** Keys of the browser storage: docs/requirements.md#drafts. */
export const FORM_STORAGE_KEY = 'organisationFormState';
export const STEP_STORAGE_KEY = 'organisationFormCurrentStep';

/** Grows when the shape of the draft changes so that an older one cannot simply be read field by field. */
const FORM_VERSION = 1;

export const serialiseForm = (form: OrganisationForm): string => JSON.stringify({ version: FORM_VERSION, form });

/**
 * The draft that the browser kept; undefined where there is none. Whatever is missing, of another type or from
 * another version falls back to its default, field by field: a user loses what cannot be read, not the rest.
 */
export function parseForm(stored: string | null): OrganisationForm | undefined {
  const content = parseJson(stored);
  if (!isRecord(content) || content['version'] !== FORM_VERSION || !isRecord(content['form'])) return undefined;
  return readDraft(ORGANISATION, content['form']);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Half-written or foreign content is the same as none.
    return undefined;
  }
}
