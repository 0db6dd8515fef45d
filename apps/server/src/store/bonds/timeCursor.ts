import { InvalidCursorError } from '../chain/keyset.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';

/** Reads a cursor of a time (whole number) and an id; both are null at the beginning of a list. */
export function decodeTimeCursor(cursor: string | undefined): [time: string | null, id: string | null] {
  if (cursor === undefined) return [null, null];
  const decoded = decodeCursor(cursor);
  if (!decoded || !/^\d{1,15}$/.test(decoded.key)) throw new InvalidCursorError('The cursor is not one of this list');
  return [decoded.key, decoded.id];
}

export const encodeTimeCursor = (time: string, id: string): string => encodeCursor({ key: time, id });
