import { z } from 'zod';
import { CONTRACT_KINDS } from '../organisation/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const organisation = z.object({ slug: z.string(), name: z.string() });

export const searchEndpoints = {
  'GET /api/v1/search': {
    summary:
      'What the words or the address name: organisations whose names have words that begin so, proposals whose titles do, upgrade proposals whose names do, Safes of organisations by their ' +
      'name and that of the organisation, contracts at an address, and the organisations of which it is a member; at most five of each',
    tag: 'organisations',
    auth: 'none',
    query: z.strictObject({ query: z.string().trim().min(2).max(80) }),
    response: z.object({
      organisations: z.array(organisation.extend({ logo: z.string().nullable() })),
      /** The newest first, of five thousand where more have the words. */
      proposals: z.array(z.object({ organisation, chainId: s.chainId, governor: s.address, proposalId: z.string(), title: z.string() })),
      /** Upgrade proposals by their names, the newest first. */
      upgrades: z.array(z.object({ organisation, id: z.string(), name: z.string() })),
      /** At the address, or Safes by words of which at least one is of the organisation's name. */
      contracts: z.array(
        z.object({ organisation, chainId: s.chainId, address: s.address, kind: z.enum(CONTRACT_KINDS), name: z.string() }),
      ),
      /** Where an address holds the organisation's token or votes for others, the oldest organisation first. */
      members: z.array(z.object({ organisation, chainId: s.chainId, account: s.address })),
    }),
  },
} as const satisfies Record<string, Endpoint>;
