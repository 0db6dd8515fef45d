import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';
import { usedLimit } from './transferLimitEndpoints.ts';

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
      /** In whole tokens. */
      totalSupply: z.string(),
      isXERC20: z.boolean(),
      /** Whether a governor can count it as it is: it has past votes by time (ERC-5805, ERC-6372). */
      countsVotes: z.boolean(),
      /** Whether an organisation of this installation deployed it. */
      isOrganisationToken: z.boolean(),
    }),
  },
  'GET /api/v1/tokens/:chainId/:address/bridges': {
    summary:
      'A token as it stands on its chain now: who owns it, its bridge tax, its lockbox, and who may mint and burn how much. Of an organisation’s own ' +
      'token everybody with limits is told, the newest 50 at most; of any other the controller that is named',
    tag: 'tokens',
    auth: 'none',
    params: z.strictObject({ chainId: s.chainIdParam, address: s.address }),
    query: z.strictObject({
      /** An asset controller, which is told whether or not it has limits. */
      controllerAddress: s.address.optional(),
    }),
    response: z.object({
      chainId: s.chainId,
      address: s.address,
      /** Null where there is none, or the token does not say; as all of these. */
      owner: s.address.nullable(),
      pendingOwner: s.address.nullable(),
      lockbox: s.address.nullable(),
      bridgeTax: z
        .object({ treasury: s.address.nullable(), tiers: z.array(z.object({ threshold: s.amount, basisPoints: z.number().int() })) })
        .nullable(),
      minters: z.array(z.object({ address: s.address, minting: usedLimit.nullable(), burning: usedLimit.nullable() })),
      /** In words, where the owner has yet to give the named controller its limits. */
      controllerProblem: z.string().nullable(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
