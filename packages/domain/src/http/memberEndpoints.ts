import { z } from 'zod';
import { MEMBER_LIMITS, MEMBER_SORTS, MEMBER_VOTE_FILTERS, statementProblem } from '../members/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const id = z.strictObject({ id: z.string().max(64) });
const account = id.extend({ chainId: s.chainIdParam, account: s.address });

const beginningOfAddress = z.string().regex(/^0x[0-9a-fA-F]{1,40}$/);

const statement = z.object({ text: z.string(), writtenAt: s.timestamp }).meta({ id: 'DelegateStatement' });

const memberDetail = z
  .object({
    member: s.member,
    /** Of the token on this chain, by which shares are worked out. */
    supply: s.amount,
    recentProposals: z.number().int(),
    /** How many accounts delegate to it, itself included; no more than `MEMBER_LIMITS.delegators` are counted. */
    delegators: z.number().int(),
    /** Votes of the account after each change, oldest first; the newest `MEMBER_LIMITS.history` of them. */
    history: z.array(z.object({ at: s.timestamp, power: s.amount })),
    /** Null where it has written none, or neither holds nor votes any more. */
    statement: statement.nullable(),
  })
  .meta({ id: 'MemberDetail' });

const memberVote = z
  .object({
    proposal: z.object({
      chainId: s.chainId,
      governor: s.address,
      governorName: z.string(),
      proposalId: z.string(),
      title: z.string(),
      voteStart: s.timestamp,
      voteEnd: s.timestamp,
    }),
    /** Whether votes are counted in hundredths of a vote instead of units of the token. */
    isQuadratic: z.boolean(),
    /** None where the account has not voted; several where it split its weight. */
    votes: z.array(z.object({ support: z.number().int().nullable(), weight: s.amount, reason: z.string(), castAt: s.timestamp })),
  })
  .meta({ id: 'MemberVote' });

export type MemberDetail = z.infer<typeof memberDetail>;
export type MemberVote = z.infer<typeof memberVote>;
export type Delegator = { account: string; balance: string };

export const memberEndpoints = {
  'GET /api/v1/organisations/:id/members': {
    summary: "Holders of an organisation's token on one chain and those who vote for others, most voting power or largest balance first",
    tag: 'governance',
    auth: 'optional',
    params: id,
    query: s.listQuery.extend({
      chainId: s.chainIdParam,
      sort: z.enum(MEMBER_SORTS).default('power'),
      search: beginningOfAddress.optional(),
    }),
    response: s.listOf(s.member).extend({
      /** Of the token on this chain. */
      supply: s.amount,
      /** How many proposals `votedOn` counts among. */
      recentProposals: z.number().int(),
    }),
  },
  'GET /api/v1/organisations/:id/members/:chainId/:account': {
    summary: "One account's tokens and votes in an organisation, what became of its votes, and its statement",
    tag: 'governance',
    auth: 'optional',
    params: account,
    response: memberDetail,
  },
  'GET /api/v1/organisations/:id/members/:chainId/:account/votes': {
    summary: 'Proposals of an organisation, newest first, and how the account voted on each',
    tag: 'governance',
    auth: 'optional',
    params: account,
    query: s.listQuery.extend({ votes: z.enum(MEMBER_VOTE_FILTERS).optional() }),
    response: s.listOf(memberVote),
  },
  'GET /api/v1/organisations/:id/members/:chainId/:account/delegators': {
    summary: 'Who delegates to the account on a chain, largest balance first',
    tag: 'governance',
    auth: 'optional',
    params: account,
    query: s.listQuery.extend({ search: beginningOfAddress.optional() }),
    response: s.listOf(z.object({ account: s.address, balance: s.amount })),
  },
  'PUT /api/v1/organisations/:id/members/me/statement': {
    summary: `Say why to delegate to the caller, in at most ${MEMBER_LIMITS.statement} characters of Markdown; an empty text takes it back. Only members may`,
    tag: 'governance',
    auth: 'citizen',
    params: id,
    body: z.strictObject({
      text: z
        .string()
        .trim()
        .superRefine((text, { addIssue }) => {
          const message = statementProblem(text);
          if (message !== undefined) addIssue({ code: 'custom', message });
        }),
    }),
    response: z.object({ statement: statement.nullable() }),
  },
} as const satisfies Record<string, Endpoint>;
