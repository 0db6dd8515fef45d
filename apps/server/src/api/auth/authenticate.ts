import type { Address } from '@althing/domain/units';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { User, Users } from '../../store/users.ts';
import { unauthenticated } from '../errors.ts';
import type { Claims } from './token.ts';

/** Who sends a request, and through which session. */
export interface Caller {
  user: User;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Sets `request.caller` or answers 401. Use it in `preParsing`: before that, in `onRequest`, the rate limit would not count requests with
 * invalid tokens; after that, the bodies of strangers would be read.
 */
export const authenticate = (
  users: Users,
  readToken: (request: FastifyRequest) => Claims | undefined,
  { now, isAllowed }: { now: Clock; isAllowed: (address: Address) => boolean },
) =>
  async function authenticateRequest(request: FastifyRequest): Promise<void> {
    const claims = readToken(request);
    const user = claims && (await users.findBySession(claims.jti, now()));
    // An account that was taken off the allowlist is refused at once, whichever process issued its session.
    if (!user || user.id !== claims.sub || !isAllowed(user.address)) throw unauthenticated();
    request.caller = { user, sessionId: claims.jti };
  };
