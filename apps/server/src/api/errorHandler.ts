import { fieldInWords } from '@althing/domain/http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { Refusal } from '../base/errors.ts';
import { isDatabaseAway } from '../store/databaseFailure.ts';
import { ApiError, STATUS_OF } from './errors.ts';

/** Errors of Fastify and its plugins, by their codes, in our own words. */
const FOREIGN: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'payload-too-large', 'The request is too large'],
  FST_REQ_FILE_TOO_LARGE: [413, 'payload-too-large', 'The file is larger than 10,485,760 bytes'],
  FST_FILES_LIMIT: [400, 'bad-request', 'Send one file'],
  FST_PARTS_LIMIT: [400, 'bad-request', 'Send one file'],
  FST_FIELDS_LIMIT: [400, 'bad-request', 'Send one file'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'unsupported-media-type', 'Send the file as multipart/form-data'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'Send JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-request', 'The length of the request is not as announced'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-json', 'The request is not valid JSON'],
  FST_ERR_BAD_URL: [400, 'bad-request', 'The address of the request is malformed'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not-found', 'Not found'],
};

const BY_STATUS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad-request', 'The request is malformed'],
  404: ['not-found', 'Not found'],
  413: ['payload-too-large', 'The request is too large'],
  415: ['unsupported-media-type', 'This kind of content is not accepted'],
};

/** Default messages of the schema library, put so that somebody who has not written the schema understands them. */
const PLAIN: readonly (readonly [stock: RegExp, plain: string])[] = [
  [/^Invalid input: expected .*, received undefined$/, 'this is missing'],
  [/^Invalid (input|option): expected/, 'this is of another kind than what can stand here'],
  [/^Invalid string: must match pattern/, 'this has not the form that it needs'],
];

/** Describes one invalid field. An unknown field is named first, because it is often a misspelt one and explains the others. */
function invalidField(problems: readonly ZodFastifySchemaValidationError[]): string {
  const problem = problems.find(({ keyword }) => keyword === 'unrecognized_keys') ?? problems[0]!;
  const path = problem.instancePath.split('/').filter(Boolean);
  const [unknown] = 'keys' in problem.params ? (problem.params['keys'] as string[]) : [];
  if (unknown !== undefined) return `There is no field "${[...path, unknown].join('.').slice(0, 200)}"`;
  const [, plain] = PLAIN.find(([stock]) => stock.test(problem.message ?? '')) ?? [];
  return [fieldInWords(path), plain ?? problem.message].filter(Boolean).join(': ');
}

function describe(error: FastifyError): readonly [status: number, code: string, message: string] {
  if (error instanceof Refusal) return [STATUS_OF[error.consequence], error.code, error.message];
  if (error instanceof ApiError) return [error.status, error.code, error.message];
  if (hasZodFastifySchemaValidationErrors(error)) {
    return [400, 'bad-request', invalidField(error.validation)];
  }
  const foreign = FOREIGN[error.code];
  if (foreign) return foreign;
  // Busboy complains about broken multipart framing without a code or a status.
  if (/multipart|Unexpected end of form|Malformed part header/i.test(error.message) && !error.statusCode) {
    return [400, 'bad-request', 'The upload is malformed'];
  }
  if (isDatabaseAway(error)) return [503, 'server-unreachable', 'The server cannot reach its database at the moment. Please try again.'];
  // A 403 without one of our codes comes from the static file plugin only. It becomes a 404, so that nobody learns which hidden files exist.
  const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
  const known = status < 500 ? (BY_STATUS[status] ?? BY_STATUS[400]) : undefined;
  return known ? [status, ...known] : [500, 'internal-error', 'Something went wrong'];
}

interface ErrorBody {
  message: string;
  code: string;
  requestId: string;
}

/**
 * The one place where an error becomes an answer. A 5xx never tells anything of our internals.
 *
 * @param shape - what else clients of this part of the API expect in the body.
 */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  shape: (body: ErrorBody) => object = (body) => body,
): FastifyReply {
  const [status, code, message] = describe(error);
  if (status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error, code }, 'request refused');
  // The same request may succeed later, so no cache may keep the refusal.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(shape({ message, code, requestId: request.id }));
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => handleError(error, request, reply));
}
