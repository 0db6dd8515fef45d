/** Characters of a note. Services keep 500 of everything that the proposer says beside the transaction. */
export const MAX_NOTE_LENGTH = 200;
const MOST_KEPT = 500;
const NAME = 'Althing';

const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** What its proposer says beside a Safe's transaction, in the form that Safe's own pages use. Not part of what owners sign. */
export function originWithNote(note: string): string {
  const text = oneLine(note).slice(0, MAX_NOTE_LENGTH);
  if (text === '') return NAME;
  const origin = JSON.stringify({ name: NAME, note: text });
  return origin.length <= MOST_KEPT ? origin : NAME;
}

/** The note in what a proposer said; undefined where there is none. Anybody may have written it, so pages show it by `shownText`. */
export function noteOf(origin: string): string | undefined {
  try {
    const { note } = JSON.parse(origin) as { note?: unknown };
    return typeof note === 'string' && note.trim() !== '' ? oneLine(note).slice(0, MAX_NOTE_LENGTH) : undefined;
  } catch {
    return undefined;
  }
}
