import type { FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

/** An answer of ours does not match its schema. That is a bug of ours, so the client only reads "Something went wrong". */
class UnfitAnswerError extends Error {
  override name = 'UnfitAnswerError';
}

/** Answers are written through their schema, so a column that the schema does not name never leaves the server. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const result = schema.safeParse(data);
    if (!result.success) throw new UnfitAnswerError(`${method} ${url}: ${result.error.message}`);
    return JSON.stringify(result.data);
  };
