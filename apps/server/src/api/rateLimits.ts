import type { EndpointKey } from '@althing/domain/http';

/**
 * Requests per minute and client (see `clientOf`). What uses something that all processes share (rows, signatures, pictures, nodes) is counted
 * across all processes, and for all routes of the same kind together. Reads and requests to `/rpc` only use the process that answers
 * them, so each process counts its own, and two processes allow twice as many.
 */
const PER_MINUTE = {
  read: 600,
  write: 60,
  signIn: 60,
  upload: 20,
  quote: 120,
  names: 120,
  rpc: 1200,
  rpcCall: 6000,
  rpcKilobyte: 65_536,
} as const;
type Kind = keyof typeof PER_MINUTE;

/** Endpoints that cost more than a read: signatures are verified, rows written, chains asked. */
export const LIMITS: Partial<Record<EndpointKey, Kind>> = {
  'POST /api/v1/auth/challenge': 'signIn',
  'POST /api/v1/auth/login': 'signIn',
  'POST /api/v1/users/me/citizenship-confirmation': 'signIn',
  'POST /api/v1/users/me/feed': 'write',
  'DELETE /api/v1/users/me/feed': 'write',
  'PUT /api/v1/users/me/labels/:address': 'write',
  'DELETE /api/v1/users/me/labels/:address': 'write',
  'POST /api/v1/files': 'upload',
  'POST /api/v1/organisations': 'write',
  'POST /api/v1/organisations/:id/register': 'write',
  'POST /api/v1/organisations/:id/contracts': 'write',
  'POST /api/v1/organisations/:id/contracts/:contractId/reset': 'write',
  'PATCH /api/v1/organisations/:id/complete-deployment': 'write',
  'POST /api/v1/organisations/:id/receipt': 'write',
  'PUT /api/v1/organisations/:id/tally': 'write',
  'PUT /api/v1/organisations/:id/members/me/statement': 'write',
  'POST /api/v1/organisations/:slug/upgrade-proposals/preview': 'write',
  'POST /api/v1/organisations/:slug/upgrade-proposals': 'write',
  'POST /api/v1/organisations/upgrade-proposals/:id/sign': 'write',
  'POST /api/v1/organisations/upgrade-proposals/:id/execute': 'write',
  'POST /api/v1/organisations/upgrade-proposals/:id/register': 'write',
  'GET /api/v1/organisations/upgrade-proposals/:id': 'quote',
  'GET /api/v1/organisations/:id/drift': 'quote',
  'GET /api/v1/attestations/twap-attestation': 'write',
  'POST /api/v1/bonds/markets': 'write',
  'PUT /api/v1/bonds/markets/:id': 'write',
  'PUT /api/v1/bonds/markets/:id/close': 'write',
  'PUT /api/v1/bonds/markets/:id/close-propose': 'write',
  'PUT /api/v1/bonds/user/purchases/claim': 'write',
  'GET /api/v1/bonds/markets/:chainId/:marketId/access': 'quote',
  'GET /api/v1/bonds/markets/:id/buyers': 'quote',
  'GET /api/v1/bonds/markets/:id/permits': 'quote',
  'POST /api/v1/bonds/markets/:id/permits': 'write',
  'GET /api/v1/bonds/markets/:id/price': 'quote',
  'GET /api/v1/bonds/stats': 'quote',
  'GET /api/v1/bonds/organisations/:id/stats': 'quote',
  'GET /api/v1/bonds/user/purchases': 'quote',
  'GET /api/v1/bonds/markets/:id/chart-history': 'quote',
  'GET /api/v1/bonds/markets/:id/volume-history': 'quote',
  'GET /api/v1/bonds/user/claimable': 'quote',
  'POST /api/v1/bridge/relayer-fee': 'quote',
  'POST /api/v1/bridge/relayer-fees': 'quote',
  'POST /api/v1/bridge/message-simulation': 'quote',
  'POST /api/v1/organisations/proposal/simulate': 'quote',
  'GET /api/v1/bridge/limits/:address': 'quote',
  'GET /api/v1/bridge/transactions/:id/waiting': 'quote',
  'GET /api/v1/bridge/routes/quotes': 'quote',
  'POST /api/v1/bridge/routes/orders': 'quote',
  'POST /api/v1/bridge/routes/transfers': 'write',
  'GET /api/v1/organisations/governors/:chainId/:governor/name': 'quote',
  'GET /api/v1/tokens/:chainId/:address': 'quote',
  'GET /api/v1/tokens/:chainId/:address/bridges': 'quote',
  'GET /api/v1/names': 'names',
  'GET /api/v1/names/:name': 'names',
  'POST /api/v1/local/advance-time': 'write',
  'POST /api/v1/local/passport-scores': 'write',
  'PUT /api/v1/local/bridges/:bridge/faults': 'write',
  'PUT /api/v1/local/organisations/:id/demo': 'write',
};

/** What `@fastify/rate-limit` takes for a route; `false` switches it off. */
export type RateLimits = (kind: Kind) => { max: number; timeWindow: string; groupId?: string } | false;

/** Kinds that are counted across all processes, see `sharedLimitStore`. So are `rpcCall` and `rpcKilobyte`, by `createSharedBudget`. */
const SHARED: ReadonlySet<Kind> = new Set<Kind>(['write', 'signIn', 'upload', 'quote', 'names']);

export const rateLimits =
  (factor: number): RateLimits =>
  (kind) =>
    factor === 0
      ? false
      : {
          max: Math.max(1, Math.round(PER_MINUTE[kind] * factor)),
          timeWindow: '1 minute',
          ...(SHARED.has(kind) ? { groupId: kind } : {}),
        };
