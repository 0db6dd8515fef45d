import { z } from 'zod';
import { CONTRACT_KINDS } from '../organisation/index.ts';
import { MOST_SIMULATED_BYTES, MOST_SIMULATED_CALLS } from '../simulation/limits.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const call = z.strictObject({
  target: s.address,
  value: s.amount,
  calldata: s.hex.max(2 + 2 * MOST_SIMULATED_BYTES),
  /** Of a Safe: the code of the target runs as the Safe itself (operation 1), as for a batch. */
  isDelegated: z.boolean().default(false),
});
const isSmall = (list: readonly { calldata: string }[]): boolean =>
  list.reduce((sum, { calldata }) => sum + calldata.length / 2 - 1, 0) <= MOST_SIMULATED_BYTES;
const TOO_LARGE = `The calldata may have ${MOST_SIMULATED_BYTES} bytes in all`;
const calls = z.array(call).min(1).max(MOST_SIMULATED_CALLS).refine(isSmall, TOO_LARGE);

/** Calls before they are proposed. The governor's timelock makes them, or the governor without one; or the executor, a Safe or another account. */
const ofDraft = z.strictObject({
  type: z.literal('draft'),
  chainId: s.chainId,
  /** Its contracts are then known by name, and what leaves them is told as leaving the organisation. */
  organisationId: z.string().max(64).optional(),
  by: z.union([z.strictObject({ governor: s.address }), z.strictObject({ executor: s.address })], 'Name the governor or the executor'),
  calls,
});
const ofProposal = z.strictObject({
  type: z.literal('proposal'),
  chainId: s.chainId,
  governor: s.address,
  proposalId: z.string().regex(/^\d{1,78}$/),
});
/** A transaction that waits in the Safe transaction service of this server. */
const ofSafe = z.strictObject({ type: z.literal('safe'), chainId: s.chainId, hash: s.hash });
/** What an upgrade proposal still sends on a chain, one transaction after the other, each by its sender. */
const ofUpgrade = z.strictObject({ type: z.literal('upgrade'), chainId: s.chainId, proposalId: z.string().max(64) });
/** The same of an edit before it is proposed, as its preview says it. */
const ofEdit = z.strictObject({
  type: z.literal('edit'),
  chainId: s.chainId,
  organisationId: z.string().max(64),
  calls: z
    .array(
      z.strictObject({
        /** Null for anybody. */
        by: s.address.nullable(),
        /** The governor that decides about it; null for a Safe or account. */
        governor: s.address.nullable(),
        target: s.address,
        value: s.amount,
        calldata: s.hex.max(2 + 2 * MOST_SIMULATED_BYTES),
      }),
    )
    .min(1)
    .max(MOST_SIMULATED_CALLS)
    .refine(isSmall, TOO_LARGE),
  /** Contracts that the edit adds on the chain, which belong to the organisation then. */
  contracts: z.array(z.strictObject({ kind: z.enum(CONTRACT_KINDS), name: z.string().max(200), address: s.address })).max(200),
});

const sentences = z.array(z.string());
const simulation = z
  .object({
    /** `fails`: one call at least would fail now, and with it the whole proposal. `unknown`: nothing could be simulated; `error` says why. */
    outcome: z.enum(['succeeds', 'fails', 'unknown']),
    /** Null where nothing could be simulated. */
    simulation: z.object({ status: z.boolean(), error_message: z.string().nullable(), gas_used: s.amount }).nullable(),
    error: z.object({ message: z.string() }).nullable(),
    /** Index of the first call that fails, from 0. */
    failedCall: z.number().int().nullable(),
    /** Dangers, to be shown before everything else. */
    flags: z.array(z.object({ code: z.string(), text: z.string() })),
    changes: z.array(
      z.object({
        kind: z.enum(['balance', 'allowance', 'role', 'owner', 'implementation', 'limit', 'setting']),
        text: z.string(),
      }),
    ),
    /** The first hundred events. Names are null where they are not known. */
    events: z.array(z.object({ address: s.address, contract: z.string().nullable(), name: z.string().nullable() })),
    /** The same for results that mean the same: gas, block and balances are not in it. Null where nothing could be simulated. */
    digest: s.hash.nullable(),
    /** Who simulated it. */
    by: z.enum(['node', 'tenderly']).nullable(),
    blockNumber: z.number().int().nullable(),
    simulatedAt: s.timestamp,
    /**
     * Of a proposal, an upgrade or a Safe's transaction whose result is another than when it was first simulated: then, and the sentences that are new or
     * gone since. Each part of an upgrade is compared by itself, until it is done.
     */
    since: z.object({ simulatedAt: s.timestamp, added: sentences, gone: sentences }).nullable(),
  })
  .meta({ id: 'Simulation' });

export const simulationEndpoints = {
  'POST /api/v1/organisations/proposal/simulate': {
    summary:
      'What calls would do if they were made now, in sentences: balances, allowances, roles, owners, programs, limits, settings, and dangers. Nothing is ' +
      'sent. The first result of a proposal, an upgrade proposal or a transaction of a Safe is kept, and later ones say what has changed since.',
    tag: 'organisations',
    auth: 'optional',
    body: z.discriminatedUnion('type', [ofDraft, ofProposal, ofSafe, ofUpgrade, ofEdit], 'Say what is simulated'),
    response: simulation,
  },
} as const satisfies Record<string, Endpoint>;
