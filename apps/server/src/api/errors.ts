import type { Consequence } from '../base/errors.ts';

/** An error that only makes sense in HTTP; `message` may be shown to a person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The HTTP status of each kind of refusal from the layers below. */
export const STATUS_OF: Readonly<Record<Consequence, number>> = {
  invalid: 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  unavailable: 503,
};

/** docs/requirements.md#session: on this error the web forgets the session and goes to the home page. */
export const unauthenticated = () => new ApiError(401, 'unauthenticated', 'User is not authenticated');
export const rateLimited = (after: string) => new ApiError(429, 'rate-limited', `Too many requests. Please try again in ${after}.`);
export const tooLarge = (message: string) => new ApiError(413, 'payload-too-large', message);
export const unsupportedMedia = (message: string) => new ApiError(415, 'unsupported-media-type', message);
export const requestTimeout = () => new ApiError(408, 'request-timeout', 'The request took too long to arrive. Please try again.');
