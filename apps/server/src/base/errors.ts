/** What a failure means for whoever made the request. */
export type Consequence =
  /** The request itself is wrong. */
  | 'invalid'
  /** A correct request, but this account may not make it. */
  | 'forbidden'
  | 'missing'
  /** Possible in another state, but not in the current one. */
  | 'conflict'
  /** Neither the request nor our code is wrong, and the same request may succeed later. */
  | 'unavailable';

/** A failure that the client can do something about; `message` may be shown to a person. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly consequence: Consequence;
  readonly code: string;

  constructor(consequence: Consequence, code: string, message: string) {
    super(message);
    this.consequence = consequence;
    this.code = code;
  }
}

export const invalid = (message: string, code = 'bad-request') => new Refusal('invalid', code, message);
export const forbidden = (message: string, code = 'forbidden') => new Refusal('forbidden', code, message);
export const notFound = (what: string) => new Refusal('missing', 'not-found', `${what} not found`);
export const conflict = (message: string, code = 'conflict') => new Refusal('conflict', code, message);
export const unavailable = (message: string, code = 'server-unreachable') => new Refusal('unavailable', code, message);
