import { type Consequence, type ErrorCode, ERRORS } from './catalogue.ts';

/** An error of ours that is in the catalogue; its `message` is the catalogue's sentence. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly consequence: Consequence;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(ERRORS[code].sentence, options);
    this.code = code;
    this.consequence = ERRORS[code].consequence;
  }
}
