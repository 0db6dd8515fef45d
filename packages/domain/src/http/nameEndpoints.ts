import { z } from 'zod';
import { MOST_NAMED_ACCOUNTS, MAX_NAME_LENGTH } from '../names/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const accounts = z
  .string()
  .max(MOST_NAMED_ACCOUNTS * 43)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(s.address).min(1).max(MOST_NAMED_ACCOUNTS));

/** ENS names of accounts, as the chain on which they stand tells them. */
export const nameEndpoints = {
  'GET /api/v1/names': {
    summary:
      `Primary ENS names of accounts (comma-separated addresses, at most ${MOST_NAMED_ACCOUNTS}) whose forward record names the account too. Who has none, or ` +
      'of whom nothing could be read in time, is left out',
    tag: 'names',
    auth: 'none',
    query: z.strictObject({ accounts }),
    response: z.object({ items: z.array(z.object({ account: s.address, name: z.string().nullable() })) }),
  },
  'GET /api/v1/names/:name': {
    summary:
      'The account of an ENS name, and the name as it is written (ENSIP-15); refused where names are off, 404 where it leads nowhere',
    tag: 'names',
    auth: 'none',
    params: z.strictObject({ name: z.string().max(MAX_NAME_LENGTH) }),
    response: z.object({ account: s.address, name: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
