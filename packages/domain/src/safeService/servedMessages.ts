import { z } from 'zod';
import { address, bytes, hash, origin, page, type ServedPage, time } from './answerParts.ts';

const confirmation = z
  .object({ owner: address, signature: bytes, created: time })
  .transform(({ created, ...rest }) => ({ ...rest, at: created }));

const message = z
  .object({
    messageHash: hash,
    // A service may have taken what is not taken here, which should not hide the others.
    message: z.union([z.string(), z.record(z.string(), z.unknown())]),
    proposedBy: address,
    created: time,
    origin,
    confirmations: z
      .array(confirmation)
      .max(1_000)
      .nullish()
      .transform((list) => list ?? []),
    preparedSignature: bytes,
  })
  .transform(({ messageHash, proposedBy, created, preparedSignature, ...rest }) => ({
    ...rest,
    /** What the owners sign. */
    hash: messageHash,
    proposer: proposedBy,
    /** ISO 8601. */
    proposedAt: created,
    /** All confirmations as one; `0x` where there is none. */
    signature: preparedSignature,
  }));

export type ServedMessage = z.output<typeof message>;

/** Reads a list of messages. Throws a `ZodError` where it has another shape. */
export function readServedMessages(answer: unknown): ServedPage<ServedMessage> {
  const { count, results } = page.parse(answer);
  return { count, entries: results.map((each) => message.parse(each)) };
}
