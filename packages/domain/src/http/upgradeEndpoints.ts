import { z } from 'zod';
import { CHECK_UNITS, CONTRACT_KINDS, organisationFormSchema, organisationInputSchema } from '../organisation/index.ts';
import { UPGRADE_STATES } from '../upgrades/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const id = z.strictObject({ id: z.string().max(64) });

const upgradeSender = z
  .object({
    /** `anybody`: whoever pays the gas. `governor`: its timelock (or itself) makes the calls, by a proposal. */
    kind: z.enum(['safe', 'account', 'governor', 'anybody']),
    /** Null for anybody. */
    address: s.address.nullable(),
    /** What the account is in this organisation, such as `Protocol upgrades Safe`; empty for an address that somebody typed. */
    name: z.string(),
    /** Where the proposal is made; null for others than governors. */
    governor: z.object({ address: s.address, name: z.string() }).nullable(),
  })
  .meta({ id: 'UpgradeSender' });

const named = { kind: z.enum(CONTRACT_KINDS), name: z.string() };
const upgradeContract = z.object({ chainId: s.chainId, ...named, address: s.address }).meta({ id: 'UpgradeContract' });
const upgradeDifference = z.object({
  label: z.string(),
  unit: z.enum(CHECK_UNITS).optional(),
  expected: z.string(),
  /** The chain's answer; null where it could not be read. */
  actual: z.string().nullable(),
});
const takenAddress = upgradeContract.extend({ differences: z.array(upgradeDifference) }).meta({ id: 'TakenAddress' });
const upgradePurpose = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create-sender'), ...named }),
  z.object({ type: z.literal('add'), contracts: z.array(z.object(named)) }),
  z.object({ type: z.literal('govern'), governorName: z.string() }),
  z.object({ type: z.literal('edit'), ...named }),
  z.object({ type: z.literal('accept'), ...named }),
  z.object({ type: z.literal('agree') }),
]);

/** One transaction of a Safe, one proposal of a governor, or the calls of one account. */
const upgradeTransaction = z
  .object({
    /** Unique within the proposal, in their order: `31337/1`. */
    id: z.string(),
    chainId: s.chainId,
    sender: upgradeSender,
    /** What it does, a part after the other; `upgradeSentence` puts each in words. */
    purposes: z.array(upgradePurpose),
    /** In their order; together or not at all. */
    calls: z.array(s.proposalAction),
    /** Ids of transactions that have to be done before. */
    after: z.array(z.string()),
    /** What is true on chain once it is done, and everything after it. */
    checks: z.array(
      z.looseObject({
        label: z.string(),
        unit: z.enum(CHECK_UNITS).optional(),
        expected: z.string(),
        /** It only counts until this transaction is done, as for what is offered and then accepted. */
        until: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'UpgradeTransaction' });

/** How far one transaction is, as its chain says. */
const upgradeProgress = z
  .object({
    transactionId: z.string(),
    isDone: z.boolean(),
    /** Whether it may be sent now: the proposal is executing, and what comes before is done. */
    isReady: z.boolean(),
    /** The first value that is not what it will be; null where all are, or nobody has looked yet. */
    difference: upgradeDifference.nullable(),
  })
  .meta({ id: 'UpgradeProgress' });

/** What the sender takes; the fields that are not named are zero. */
const upgradeSending = z
  .discriminatedUnion('type', [
    /** A transaction of the Safe, to be proposed to its transaction service with the next nonce. */
    z.object({
      type: z.literal('safe'),
      safe: s.address,
      to: s.address,
      value: s.amount,
      data: s.hex.max(2 + 2 * 4_194_304),
      operation: z.union([z.literal(0), z.literal(1)]),
    }),
    /** An ordinary proposal. Append `\n\n#proposer=<address>` to the description, which belongs to nobody else then. */
    z.object({ type: z.literal('governor'), governor: s.address, description: z.string() }),
    /** The account, or anybody, makes the calls one after the other. */
    z.object({ type: z.literal('calls') }),
  ])
  .meta({ id: 'UpgradeSending' });

/** Who decides on one chain today. */
const upgradeElectorate = z
  .object({
    chainId: s.chainId,
    /** Owner of the upgrade authority; null where the chain could not be asked. */
    address: s.address.nullable(),
    /** `signers`: of a Safe, or one account. `governor`: by a vote of its own. `nobody`: given up. `unknown`: the chain does not answer. */
    kind: z.enum(['signers', 'governor', 'nobody', 'unknown']),
    /** Signers, and what each has voted. */
    voters: z.array(z.object({ address: s.address, vote: z.enum(['approve', 'reject']).nullable() })),
    /** How many of them decide; 0 where they do not. */
    threshold: z.number().int(),
    approvals: z.number().int(),
    rejections: z.number().int(),
    /** Null unless a governor decides. `hasPassed`: its vote is over, and it agreed. */
    governor: z.object({ address: s.address, hasPassed: z.boolean() }).nullable(),
  })
  .meta({ id: 'UpgradeElectorate' });

const upgradeProposalSummary = z
  .object({
    id: z.string(),
    organisationId: z.string(),
    proposalName: z.string(),
    proposer: s.address,
    state: z.enum(UPGRADE_STATES),
    /** The organisation has changed since: it cannot be executed, only proposed again. */
    isStale: z.boolean(),
    /** Chains on which something happens; none where only the record changes. */
    chainIds: z.array(s.chainId),
    createdAt: s.timestamp,
    /** When it expires as it stands; null where it does not. */
    expiresAt: s.timestamp.nullable(),
    decidedAt: s.timestamp.nullable(),
    executingSince: s.timestamp.nullable(),
    executedAt: s.timestamp.nullable(),
    registeredAt: s.timestamp.nullable(),
  })
  .meta({ id: 'UpgradeProposalSummary' });

const upgradeProposal = upgradeProposalSummary
  .extend({
    organisationSlug: z.string(),
    /** Of the organisation's record on which it is based. */
    revision: z.number().int(),
    /**
     * The record as it was then; the difference to `upgradedOrganisation` is what changes. Both are null, and the transactions without calls and checks,
     * once the plan is not kept any more: 60 days after the proposal has expired.
     */
    presentOrganisation: organisationFormSchema.nullable(),
    upgradedOrganisation: organisationFormSchema.nullable(),
    /** What leaves the record and stays on its chain, where whoever holds it goes on holding it. */
    leaving: z.array(upgradeContract),
    /** What changes and what happens on the chains, in Markdown; empty for proposals from before there were any. */
    words: z.string(),
    /** `upgradePlanHash`: what a vote is about. */
    planHash: s.hash,
    /** Any of these may stand in the domain of a vote (`upgradeVoteTypedData`). */
    voteChainIds: z.array(s.chainId),
    /** As the chains have them now, for an open proposal; otherwise none. */
    electorates: z.array(upgradeElectorate),
    /** Every vote, also of those who are no signers any more. */
    votes: z.array(
      z.object({ voter: s.address, chainId: s.chainId.nullable(), vote: z.enum(['approve', 'reject']), votedAt: s.timestamp }),
    ),
    /** In their order. `upgradePlanHash` is taken of these. */
    transactions: z.array(upgradeTransaction),
    progress: z.array(upgradeProgress),
    /** By transaction, in their order: how it is sent. */
    sending: z.array(upgradeSending),
    /** Another proposal that is being executed, for which this one has to wait. */
    waitsFor: z.string().nullable(),
  })
  .meta({ id: 'UpgradeProposal' });

export type UpgradeProposalSummary = z.infer<typeof upgradeProposalSummary>;
export type UpgradeProposal = z.infer<typeof upgradeProposal>;
export type UpgradeContract = z.infer<typeof upgradeContract>;
export type TakenAddress = z.infer<typeof takenAddress>;
export type UpgradeTransactionView = z.infer<typeof upgradeTransaction>;
export type UpgradeSending = z.infer<typeof upgradeSending>;

export const upgradeEndpoints = {
  'GET /api/v1/organisations/:id/upgrade-proposals': {
    summary: 'Upgrade proposals of an organisation, newest first, rejected and expired ones as well',
    tag: 'upgrades',
    auth: 'optional',
    params: id,
    query: s.listQuery.extend({ state: z.enum(UPGRADE_STATES).optional() }),
    response: s.listOf(upgradeProposalSummary),
  },
  'GET /api/v1/organisations/:id/drift': {
    summary:
      'What the chains say otherwise than the record of a deployed organisation: settings, roles, owners, limits, taxes, bridges and programs of all its ' +
      'contracts but Safes. Read at most once a minute',
    tag: 'upgrades',
    auth: 'optional',
    params: id,
    response: z.object({
      readAt: s.timestamp,
      /** An upgrade is being executed: nothing is compared until it is registered. */
      isChanging: z.boolean(),
      differences: z.array(s.checkResult),
      /** Chains that do not answer now. */
      unread: z.array(s.chainId),
    }),
  },
  'GET /api/v1/organisations/upgrade-proposals/:id': {
    summary: 'One upgrade proposal: what changes, who has voted, and the transactions with their progress',
    tag: 'upgrades',
    auth: 'optional',
    params: id,
    response: upgradeProposal,
  },
  'POST /api/v1/organisations/upgrade-proposals/:id/sign': {
    summary: 'Vote as a signer of the protocol upgrades. The signature says what on, and whether for or against it (EIP-712)',
    tag: 'upgrades',
    auth: 'citizen',
    params: id,
    body: z.strictObject({ signature: s.signature }),
    response: upgradeProposal,
  },
  'POST /api/v1/organisations/upgrade-proposals/:id/execute': {
    summary: 'Count again, and begin an approved one: its transactions may be sent from now on. Does nothing where it has begun',
    tag: 'upgrades',
    auth: 'citizen',
    params: id,
    response: upgradeProposal,
  },
  'POST /api/v1/organisations/upgrade-proposals/:id/register': {
    summary: "Read everything back from the chains; where it is as proposed, the organisation's record changes",
    tag: 'upgrades',
    auth: 'citizen',
    params: id,
    response: upgradeProposal,
  },
  'POST /api/v1/organisations/:slug/upgrade-proposals/preview': {
    summary: 'What a proposal of this form would send, as the chains are now; nothing is stored',
    tag: 'upgrades',
    auth: 'citizen',
    params: z.strictObject({ slug: z.string().max(120).toLowerCase() }),
    body: z.strictObject({ upgradedOrganisation: organisationInputSchema.strict() }),
    response: z.object({
      revision: z.number().int(),
      transactions: z.array(upgradeTransaction),
      /** What would be added. */
      contracts: z.array(upgradeContract),
      /** What would leave the record; it stays on its chain. */
      leaving: z.array(upgradeContract),
      /** What would be added at an address where an earlier upgrade, of which only a part was done, has left it with other settings: this would fail. */
      taken: z.array(takenAddress),
    }),
  },
  'POST /api/v1/organisations/:slug/upgrade-proposals': {
    summary: 'Propose changes to a deployed organisation: its whole form as it is to become (state `open`)',
    tag: 'upgrades',
    auth: 'citizen',
    params: z.strictObject({ slug: z.string().max(120).toLowerCase() }),
    body: z.strictObject({ proposalName: s.plainName(80), upgradedOrganisation: organisationInputSchema.strict() }),
    response: upgradeProposal,
    status: 201,
  },
} as const satisfies Record<string, Endpoint>;
