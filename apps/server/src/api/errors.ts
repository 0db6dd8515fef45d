/** An answer other than 2xx that the caller can act upon; `message` may be shown to a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/** The caller sent something that cannot be right. */
export const invalid = (message: string, code = 'bad-request') => new ApiError(400, code, message);
/** File 1 §8: the web removes the session and goes home. */
export const unauthenticated = () => new ApiError(401, 'unauthenticated', 'User is not authenticated');
export const forbidden = (message: string, code = 'forbidden') => new ApiError(403, code, message);
export const notFound = (what: string) => new ApiError(404, 'not-found', `${what} not found`);
/** Possible in another state, not in this one. */
export const conflict = (message: string, code = 'conflict') => new ApiError(409, code, message);
export const rateLimited = (after: string) => new ApiError(429, 'rate-limited', `Too many requests. Please try again in ${after}.`);
export const tooLarge = (message: string) => new ApiError(413, 'payload-too-large', message);
export const unsupportedMedia = (message: string) => new ApiError(415, 'unsupported-media-type', message);
/** Nobody's fault; the same request may succeed later. */
export const unavailable = (message: string, code = 'server-unreachable') => new ApiError(503, code, message);
