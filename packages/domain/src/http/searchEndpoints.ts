import { z } from 'zod';
import { CONTRACT_KINDS } from '../organisation/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const organisation = z.object({ slug: z.string(), name: z.string() });

export const searchEndpoints = {
  'GET /api/v1/search': {
    summary:
      'What the words or the address name: organisations whose names have words that begin so, proposals whose titles do, and contracts at an address; ' +
      'at most five of each',
    tag: 'organisations',
    auth: 'none',
    query: z.strictObject({ query: z.string().trim().min(2).max(80) }),
    response: z.object({
      organisations: z.array(organisation.extend({ logo: z.string().nullable() })),
      /** The newest first, of five thousand where more have the words. */
      proposals: z.array(z.object({ organisation, chainId: s.chainId, governor: s.address, proposalId: z.string(), title: z.string() })),
      contracts: z.array(
        z.object({ organisation, chainId: s.chainId, address: s.address, kind: z.enum(CONTRACT_KINDS), name: z.string() }),
      ),
    }),
  },
} as const satisfies Record<string, Endpoint>;
