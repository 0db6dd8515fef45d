import { z } from 'zod';
import { ACTIVITY_KINDS, PROPOSAL_STEPS } from '../activity/kinds.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const proposal = z.object({ governor: s.address, governorName: z.string(), proposalId: z.string(), title: z.string() });
const place = {
  /** Unique in the list. */
  id: z.string(),
  at: s.timestamp,
};
const onChain = { ...place, chainId: s.chainId, transactionHash: s.hash };

const activity = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('proposal'), ...onChain, step: z.enum(PROPOSAL_STEPS), proposal, proposer: s.address }),
    z.object({
      kind: z.literal('vote'),
      ...onChain,
      proposal,
      voter: s.address,
      /** 0 against, 1 for, 2 abstain; null where the weight was split. */
      support: z.number().int().nullable(),
      weight: s.amount,
      /** Whether the weight is hundredths of a vote instead of units of the token. */
      isQuadratic: z.boolean(),
      reason: z.string(),
    }),
    /** `token` is null for the chain's currency; from null: created, to null: destroyed. */
    z.object({
      kind: z.literal('transfer'),
      ...onChain,
      token: s.address.nullable(),
      from: s.address.nullable(),
      to: s.address.nullable(),
      amount: s.amount,
      /** Of tokens that a controller of the organisation took to send them over bridges, or gave as they arrived: the other chain, and who sent or got them. */
      bridge: z.object({ way: z.enum(['sent', 'arrived']), chainId: s.chainId, account: s.address }).nullable(),
    }),
    /** `to` is null where nobody votes for the delegator any more. */
    z.object({ kind: z.literal('delegation'), ...onChain, delegator: s.address, to: s.address.nullable() }),
    z.object({
      kind: z.literal('safe'),
      ...onChain,
      safe: s.address,
      safeTxHash: s.hash,
      isSuccess: z.boolean(),
      /** Null where the Safe does not tell. */
      call: z.object({ nonce: z.number().int(), to: s.address, value: s.amount }).nullable(),
    }),
    z.object({
      kind: z.literal('upgrade'),
      ...place,
      step: z.enum(['proposed', 'registered']),
      upgrade: z.object({ id: z.string(), name: z.string() }),
      proposer: s.address,
    }),
  ])
  .meta({ id: 'Activity' });

export type Activity = z.infer<typeof activity>;

export const activityEndpoints = {
  'GET /api/v1/organisations/:id/activity': {
    summary:
      'What happened in an organisation on all its chains, newest first: proposals, votes, transfers of its token and coins to its Safes, ' +
      'delegations, executions of its Safes, and changes of its record',
    tag: 'governance',
    auth: 'optional',
    params: z.strictObject({ id: z.string().max(64) }),
    query: s.listQuery.extend({ kind: z.enum(ACTIVITY_KINDS).optional() }),
    response: s.listOf(activity),
  },
} as const satisfies Record<string, Endpoint>;
