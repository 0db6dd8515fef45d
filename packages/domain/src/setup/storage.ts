import { type OrganisationForm, ORGANISATION } from '../organisation/schema.ts';
import { readDraft } from '../schema/readDraft.ts';

/** Keys in the browser's storage: docs/requirements.md#drafts. */
export const FORM_STORAGE_KEY = 'organisationFormState';
export const STEP_STORAGE_KEY = 'organisationFormCurrentStep';

/** Increase it when the draft changes so much that older drafts cannot be read field by field. */
const FORM_VERSION = 1;

export const serialiseForm = (form: OrganisationForm): string => JSON.stringify({ version: FORM_VERSION, form });

/**
 * The draft that the browser stored; undefined where there is none. Parts that are missing, of another type or from another version get their
 * default,
 * field by field, so that users keep everything that can be read.
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
    // Incomplete or foreign content counts as none.
    return undefined;
  }
}
