/** What follows from a failure for whoever asked. */
export type Consequence =
  /** What was sent cannot be right. */
  | 'invalid'
  /** Right, but not for this account. */
  | 'forbidden'
  | 'missing'
  /** Possible in another state, not in this one. */
  | 'conflict'
  /** Neither the request nor our code is wrong; the same request may succeed later. */
  | 'unavailable';

/** A failure that the one who asked can act upon; `message` may be shown to a person. */
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
