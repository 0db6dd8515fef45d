import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

/** Existing tokens, for adding one to an organisation. */
export const tokenEndpoints = {
  'GET /api/v1/tokens/:chainId/:address': {
    summary:
      'What a token says of itself, and whether bridges can be given limits of it (ERC-7281); refused where it is no whole ERC-20 token',
    tag: 'tokens',
    auth: 'none',
    params: z.strictObject({ chainId: s.chainIdParam, address: s.address }),
    response: z.object({
      chainId: s.chainId,
      address: s.address,
      /** At most 100 characters. Characters that hide something or change the writing direction are marked. */
      name: z.string(),
      symbol: z.string(),
      decimals: z.number().int().min(0).max(255),
      isXERC20: z.boolean(),
      /** Whether an organisation of this installation deployed it. */
      isOrganisationToken: z.boolean(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
