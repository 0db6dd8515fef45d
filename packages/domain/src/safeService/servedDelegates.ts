import { z } from 'zod';
import { address, page, type ServedPage } from './answerParts.ts';

const delegate = z.object({
  /** Null for every Safe of the delegator. */
  safe: address.nullish().transform((value) => value ?? null),
  delegate: address,
  delegator: address,
  label: z.string(),
});

export type ServedDelegate = z.output<typeof delegate>;

/** Reads a list of delegates. Throws a `ZodError` where it has another shape. */
export function readServedDelegates(answer: unknown): ServedPage<ServedDelegate> {
  const { count, results } = page.parse(answer);
  return { count, entries: results.map((each) => delegate.parse(each)) };
}
