import { z } from 'zod';
import { type Address, type Hex, parseAddress } from '../units.ts';

/** Shapes of which the answers of transaction services are made. */

export const address = z.string().transform((text, context): Address => {
  const parsed = parseAddress(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'No address' });
  return z.NEVER;
});
export const hash = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform((text) => text.toLowerCase() as Hex);
export const bytes = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .nullish()
  .transform((text) => (text ?? '0x').toLowerCase() as Hex);
export const time = z.string().max(50);
export const origin = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
export const page = z.object({ count: z.number().int().nonnegative(), results: z.array(z.unknown()).max(1_000) });

/** A part of a list, and how many entries the whole list has. */
export interface ServedPage<Entry> {
  count: number;
  entries: Entry[];
}
