import type { Address } from '@althing/domain/units';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { User, Users } from '../../store/users.ts';
import { unauthenticated } from '../errors.ts';
import type { Claims } from './token.ts';

/** Who sends a request, and the session by which we know. */
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
 * Fills `request.caller` or answers 401. Belongs into `preParsing`: rate limits run in `onRequest`, and a guard there
 * would let bad tokens through uncounted; later, and strangers would have their bodies read.
 */
export const authenticate = (
  users: Users,
  readToken: (request: FastifyRequest) => Claims | undefined,
  { now, isAllowed }: { now: Clock; isAllowed: (address: Address) => boolean },
) =>
  async function authenticateRequest(request: FastifyRequest): Promise<void> {
    const claims = readToken(request);
    const user = claims && (await users.findBySession(claims.jti, now()));
    // Whoever was taken off the list since is out, whichever process had let them in.
    if (!user || user.id !== claims.sub || !isAllowed(user.address)) throw unauthenticated();
    request.caller = { user, sessionId: claims.jti };
  };
