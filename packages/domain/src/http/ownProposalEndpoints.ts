import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const ownProposal = z
  .object({
    organisation: z.object({ slug: z.string(), name: z.string() }),
    tokenSymbol: z.string(),
    hasTimelock: z.boolean(),
    proposal: s.proposal.omit({ description: true, actions: true }),
    /** The caller's, on the governor's chain, in the token's smallest unit. */
    power: z.object({
      balance: s.amount,
      now: s.amount,
      /** When the vote opened; null before. */
      atSnapshot: s.amount.nullable(),
      delegate: s.address.nullable(),
    }),
    /** On the governor's chain, with `power`. Where votes can be split, some may be left. */
    hasVoted: z.boolean(),
    /** What of `power` was cast, in the token's smallest unit. */
    usedVotes: s.amount,
    /** With what else the caller votes: tokens that vest, on the governor's chain, and holdings on other chains, from which bridges carry votes. */
    otherWays: z.array(
      z.object({
        type: z.enum(['vesting', 'chain']),
        chainId: s.chainId,
        /** When the vote opened; null before. */
        votes: s.amount.nullable(),
        hasVoted: z.boolean(),
      }),
    ),
    /** Of the governor's chain, when this was answered. */
    chainTime: s.timestamp,
  })
  .meta({ id: 'OwnProposal' });

export type OwnProposal = z.infer<typeof ownProposal>;

export const ownProposalEndpoints = {
  'GET /api/v1/users/me/proposals': {
    summary:
      'Proposals that have not ended, of organisations whose token the signed-in user holds, votes with or gets by vesting, on any of their chains, the vote that ends first first. ' +
      'Of each governor the newest ten of the last 400 days whose vote ended at most 30 days ago, at most 100 in all, tokens that the user has delegated before others',
    tag: 'governance',
    auth: 'user',
    response: z.object({ items: z.array(ownProposal) }),
  },
} as const satisfies Record<string, Endpoint>;
