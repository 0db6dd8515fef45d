import { z } from 'zod';
import { SAFE_MESSAGE_LIMITS } from '../safes/limits.ts';

/** How many objects and lists a value contains, itself included. */
function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + objectsIn(inner), 1);
}

const { text, objects, typeCharacters, fields } = SAFE_MESSAGE_LIMITS;

/** Typed data (EIP-712) as JSON tells it. Whether its values are of its types is for whoever hashes it. */
export const typedMessage = z.object({
  domain: z.record(z.string().max(30), z.union([z.string().max(200), z.number()])),
  types: z
    .record(z.string().min(1).max(100), z.array(z.strictObject({ name: z.string().max(100), type: z.string().max(100) })).max(fields))
    .refine((types) => JSON.stringify(types).length <= typeCharacters, `At most ${typeCharacters} characters of types`),
  message: z
    .record(z.string().max(100), z.unknown())
    .refine((message) => objectsIn(message) <= objects, `At most ${objects} objects and lists`),
  primaryType: z.string().max(100),
});

/** What owners may sign as their Safe: a text, or typed data. */
export const safeMessage = z.union([z.string().max(text), typedMessage]);

export type TypedMessage = z.output<typeof typedMessage>;
export type SafeMessage = z.output<typeof safeMessage>;
