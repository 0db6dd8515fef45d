import { z } from 'zod';
import { MAX_LABEL_LENGTH } from '../labels/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const label = z.object({ address: s.address, label: z.string() }).meta({ id: 'AddressLabel' });
const params = z.strictObject({ address: s.address });

export const labelEndpoints = {
  'GET /api/v1/users/me/labels': {
    summary: 'What the signed-in user calls addresses; nobody else reads it. By name, all of them',
    tag: 'users',
    auth: 'user',
    response: z.object({ items: z.array(label) }),
  },
  'PUT /api/v1/users/me/labels/:address': {
    summary: 'Name an address for oneself, in the place of an earlier name',
    tag: 'users',
    auth: 'citizen',
    params,
    body: z.strictObject({ label: s.plainName(MAX_LABEL_LENGTH) }),
    response: label,
  },
  'DELETE /api/v1/users/me/labels/:address': {
    summary: 'Take back the name that one gave an address',
    tag: 'users',
    auth: 'citizen',
    params,
    response: z.object({}),
  },
} as const satisfies Record<string, Endpoint>;
