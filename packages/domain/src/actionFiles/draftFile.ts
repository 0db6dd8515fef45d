import { z } from 'zod';
import { MAX_PROPOSAL_ACTIONS, MEASURE_KINDS, type ProposalForm } from '../governance/index.ts';
import { MAX_BATCH_FILE_LENGTH } from '../safes/index.ts';

/** Characters of a draft's file that are read. */
export const MAX_DRAFT_FILE_LENGTH = MAX_BATCH_FILE_LENGTH;
export const MAX_DRAFT_NAME_LENGTH = 60;
const FORMAT = 'althing proposal draft';
/** Texts in a draft may be wrong or too long: the form says so. This only keeps a file from filling the browser's storage. */
const MOST_TEXT = 200_000;

const text = z.string().max(MOST_TEXT);
const payment = { tempId: text, decimals: z.number().int().min(0).max(77), recipient: text, amount: text };
const action = z.discriminatedUnion('type', [
  z.object({ ...payment, type: z.literal('sendNative') }),
  z.object({ ...payment, type: z.literal('sendToken'), token: text }),
  z.object({
    tempId: text,
    type: z.literal('custom'),
    decimals: z.number().int().min(0).max(77),
    target: text,
    value: text,
    signature: text,
    args: z.array(text).max(100),
    calldata: text,
  }),
  z.object({ tempId: text, type: z.literal('measure'), kind: z.enum(MEASURE_KINDS), values: z.record(z.string().max(40), text) }),
]);

const file = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  name: z.string().max(MAX_DRAFT_NAME_LENGTH).default(''),
  governor: z.string().max(80),
  form: z.object({ title: text, body: text, actions: z.array(action).max(2 * MAX_PROPOSAL_ACTIONS) }),
});

export interface SharedDraft {
  name: string;
  /** `chainId:address` of the governor. */
  governor: string;
  form: ProposalForm;
}

export const writeDraftFile = ({ name, governor, form }: SharedDraft): string =>
  JSON.stringify({ format: FORMAT, version: 1, name: name.slice(0, MAX_DRAFT_NAME_LENGTH), governor, form }, null, 2);

/** Reads a draft that somebody has saved as a file; or why it cannot be read. */
export function readDraftFile(source: string): { draft: SharedDraft; problem?: undefined } | { draft?: undefined; problem: string } {
  if (source.length > MAX_DRAFT_FILE_LENGTH)
    return { problem: `A file may have ${MAX_DRAFT_FILE_LENGTH.toLocaleString('en-GB')} characters at most` };
  const json = parsed(source);
  if (typeof json !== 'object' || json === null || (json as { format?: unknown }).format !== FORMAT)
    return { problem: 'This is not a draft of a proposal that was saved here' };
  const { data, error } = file.safeParse(json);
  if (!data)
    return { problem: `The draft was saved by another version, or changed: ${error.issues[0]?.path.join('.') || 'it'} cannot be read` };
  return { draft: { name: data.name, governor: data.governor, form: data.form } };
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    // Not JSON at all.
    return undefined;
  }
}
