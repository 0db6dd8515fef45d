import { safeMessageHash } from '@althing/bindings';
import { type SafeMessage, typedMessage } from '@althing/domain/safeService';
import { SAFE_MESSAGE_LIMITS } from '@althing/domain/safes';
import type { MessageDraft } from './messageDraft.ts';
import { typedProblem } from './typedData.ts';

export type ReadMessage = { message: SafeMessage; problem?: undefined } | { message?: undefined; problem: string };

const PARTS = ['types', 'domain', 'primaryType', 'message'] as const;

function readText(text: string): ReadMessage {
  if (text.trim() === '') return { problem: 'Write what the Safe is to sign.' };
  const { text: most } = SAFE_MESSAGE_LIMITS;
  return text.length > most ? { problem: `At most ${most} characters; these are ${text.length}.` } : { message: text };
}

function parsed(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `This is no JSON. ${error instanceof Error ? error.message : ''}`.trim() };
  }
}

function readTyped(text: string): ReadMessage {
  if (text.trim() === '') return { problem: 'Paste the typed data that the Safe is to sign.' };
  const json = parsed(text);
  if ('problem' in json) return json;
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: `Typed data is an object with ${PARTS.join(', ')}.` };
  const missing = PARTS.filter((part) => !Object.hasOwn(value, part));
  if (missing.length > 0) return { problem: `Typed data needs ${missing.join(', ')} too.` };
  const read = typedMessage.safeParse(value);
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    return { problem: `${path.join('.')}: ${message}.` };
  }
  const problem = typedProblem(read.data);
  if (problem !== undefined) return { problem };
  try {
    safeMessageHash(read.data);
    return { message: read.data };
  } catch (error) {
    return { problem: `A value is not of its type. ${firstLine(error)}` };
  }
}

/** Errors of viem have what is wrong in their first line. */
const firstLine = (error: unknown): string => String((error as { message?: unknown }).message ?? '').split('\n')[0]!;

/** What is written, as it would be signed; or what is wrong with it. */
export const readMessage = ({ kind, text, typed }: MessageDraft): ReadMessage => (kind === 'text' ? readText(text) : readTyped(typed));
