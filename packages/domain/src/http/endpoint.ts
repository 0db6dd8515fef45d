import type { z } from 'zod';

/**
 * One entry of the table of endpoints. `auth` says who may call: anyone; the bearer of a session; one who has signed the
 * citizenship statement of the terms in force besides; or anyone, where the bearer of a session may be told more.
 */
export interface Endpoint {
  summary: string;
  tag: string;
  auth: 'none' | 'user' | 'citizen' | 'optional';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  status?: 200 | 201 | 204;
}
