import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

/** A token on one of the chains that it travels between. */
const travellingToken = z.object({
  chainId: s.chainId,
  address: s.address,
  /** Safe to show: hidden characters are marked. */
  name: z.string(),
  symbol: z.string(),
  decimals: z.number().int().min(0).max(255),
  /** Keeps an existing token here and gives this one out for it, one for one; null where the organisation has none. */
  lockbox: s.address.nullable(),
  /** Whether the organisation created it or its record names it. What else its portal carries is said by the portal alone. */
  isOrganisationToken: z.boolean(),
  /** Whether the operator has closed it until it is upgraded: docs/requirements.md#bridge-page. */
  isPendingUpgrade: z.boolean(),
});

/** What can be moved between chains (docs/decisions/018-portals.md). */
export const travellingTokenEndpoints = {
  'GET /api/v1/bridge/tokens': {
    summary:
      'Tokens of deployed organisations that have portals, those of the newest organisations first, each on the chains whose token has told what it is. ' +
      '`search` finds by the name of the organisation and by name and symbol of the token',
    tag: 'bridge',
    auth: 'none',
    query: s.listQuery.extend({
      search: z.string().trim().max(80).optional(),
      organisationId: z.uuid().optional(),
      controllerAddress: s.address.optional(),
    }),
    response: s.listOf(
      z
        .object({
          organisation: z.object({ id: z.string(), slug: z.string(), name: z.string(), logo: z.string().nullable() }),
          /** At the same address on each of the chains. */
          controllerAddress: s.address,
          chains: z.array(travellingToken),
        })
        .meta({ id: 'TravellingToken' }),
    ),
  },
} as const satisfies Record<string, Endpoint>;
