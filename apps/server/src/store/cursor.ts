import { z } from 'zod';

/** Position after the last row of a page: its sort key and its id. */
export interface Cursor {
  key: string;
  id: string;
}

/** Text that Postgres can compare: without NUL and without unpaired surrogates. */
const key = z
  .string()
  .max(200)
  .refine((text) => text.isWellFormed() && !text.includes('\0'));
const shape = z.tuple([key, z.uuid()]);

export const encodeCursor = ({ key, id }: Cursor): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** The cursor, or undefined where the text is not one of ours. */
export function decodeCursor(text: string): Cursor | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? { key: parsed.data[0], id: parsed.data[1] } : undefined;
  } catch {
    return undefined;
  }
}
