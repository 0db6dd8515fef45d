import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler as zodValidator } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** Validates requests by their schema. A missing body arrives as null and is treated as absent, so that defaults apply. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = zodValidator(route);
  return route.httpPart === 'body' ? (data) => validate(data ?? undefined) : validate;
};
