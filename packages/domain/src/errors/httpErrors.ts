import { type ErrorCode, isErrorCode, SIGN_UPS_CLOSED_MESSAGE } from './catalogue.ts';

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'bad-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  422: 'bad-request',
  429: 'rate-limited',
  502: 'server-unreachable',
  503: 'server-unreachable',
  504: 'server-unreachable',
};

/** The catalogue's code for a failed answer. docs/requirements.md#error-reactions: a 401 ends the session, whatever its body says. */
export function codeOfResponse(status: number, body: { message?: string; code?: string } = {}): ErrorCode {
  if (body.message === SIGN_UPS_CLOSED_MESSAGE) return 'sign-ups-closed';
  if (status === 401) return 'unauthenticated';
  if (body.code !== undefined && isErrorCode(body.code)) return body.code;
  return BY_STATUS[status] ?? (status >= 500 ? 'internal-error' : 'something-went-wrong');
}

/** docs/requirements.md#error-reactions: the message in the body where there is one, otherwise "Something went wrong". */
export function messageOfResponse(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' ? message : 'Something went wrong';
}
