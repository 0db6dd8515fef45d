import type { z } from 'zod';

/**
 * One entry of the table of endpoints. `auth` says who may call: anyone; the bearer of a session; or anyone, where the bearer
 * of a session may be told more.
 */
export interface Endpoint {
  summary: string;
  tag: string;
  auth: 'none' | 'user' | 'optional';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  status?: 200 | 201 | 204;
}
