import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const SESSION_SECONDS = 24 * 3600;
const ISSUER = 'althing';
const AUDIENCE = 'althing-web';

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sub: string; jti: string };
    user: { sub: string; jti: string };
  }
}

/** Only HS256, with our issuer and audience and every claim that we use: unsigned tokens and tokens of others are refused. */
export async function installTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, expiresIn: SESSION_SECONDS },
    verify: { algorithms: ['HS256'], allowedIss: ISSUER, allowedAud: AUDIENCE, requiredClaims: ['sub', 'jti', 'iat', 'exp'] },
  });
}

const BEARER = /^Bearer ([\w.-]+)$/i;

export interface Claims {
  /** Id of the user. */
  sub: string;
  /** Id of the session. */
  jti: string;
  /** Seconds since 1970. */
  exp: number;
}

/** The signature only proves who made a token: claims may still have any type, and the issue time may lie in the future. */
function isClaims(claims: Record<string, unknown>): claims is Record<string, unknown> & Claims {
  const { sub, jti, exp, iat } = claims;
  const isIssued = typeof iat === 'number' && iat <= Date.now() / 1000 + MAX_CLOCK_SKEW_SECONDS;
  return typeof sub === 'string' && typeof jti === 'string' && typeof exp === 'number' && isIssued;
}

/** How far the clocks of two processes may differ. */
const MAX_CLOCK_SKEW_SECONDS = 5;
const MAX_KEPT = 10_000;

/**
 * Reads the claims of a request's token; undefined where there is no valid one. Verified tokens are remembered until they expire, by the same
 * clock that the plugin uses. The plugin's own cache hashes each token, which costs as much as verifying it.
 */
export function createTokenReader(app: FastifyInstance): (request: FastifyRequest) => Claims | undefined {
  const verified = new Map<string, Claims>();
  function verify(token: string): Claims | undefined {
    try {
      const claims = app.jwt.verify<Record<string, unknown>>(token);
      return isClaims(claims) ? claims : undefined;
    } catch {
      return undefined;
    }
  }

  return ({ headers }) => {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const known = verified.get(token);
    if (known) return known.exp * 1000 > Date.now() ? known : undefined;
    const claims = verify(token);
    if (!claims) return undefined;
    if (verified.size >= MAX_KEPT) verified.clear();
    verified.set(token, claims);
    return claims;
  };
}
