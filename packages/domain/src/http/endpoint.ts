import type { z } from 'zod';

/**
 * One entry of the endpoint table. `auth` says who may call it: `none`: anybody; `user`: a signed-in user; `citizen`: a user who has signed the
 * citizenship statement under the current terms; `optional`: anybody, but signed-in users may be told more.
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
