import { z } from 'zod';
import {
  CHECK_UNITS,
  CONTRACT_KINDS,
  CONTRACT_STATES,
  modulesSchema,
  ORGANISATION_STATES,
  profileSchema,
  tokenSchema,
} from '../organisation/index.ts';
import { PROPOSAL_STATES } from '../governance/index.ts';
import { nameProblem } from '../text/index.ts';

/** Wire shapes shared by server and web. Amounts are decimal strings in the smallest unit; times are ISO 8601 in UTC. */

export const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'The address is invalid')
  .meta({ id: 'Address', description: 'EVM address, any case in, checksummed out', example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' });
export const hash = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .meta({ id: 'Hash', description: '32 bytes' });
export const hex = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .max(200_000);
/** Enough for a Safe of 50 owners: 65 bytes of each, plus 13 kB for owners that are contracts, or for a Safe that is not created yet. */
export const signature = hex.max(2 + 2 * 16_384);
export const amount = z
  .string()
  // No number at all: nothing that follows may convert it.
  .regex(/^\d{1,78}$/, { abort: true })
  .meta({ id: 'Amount', description: 'Unsigned integer of the smallest unit, decimal' });
/** Of a transfer between chains: within the range of limits. */
export const transferAmount = amount.refine((value) => BigInt(value) < 1n << 112n, 'The amount is too large');
export const timestamp = z.iso.datetime().meta({ id: 'Timestamp' });
export const chainId = z.number().int().positive();
export const chainIdParam = z.coerce.number().int().positive();
/** A name by which people recognise something, so look-alike and invisible characters are refused. */
export const plainName = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, { addIssue }) => {
      const message = nameProblem(text);
      if (message !== undefined) addIssue({ code: 'custom', message });
    });

/** Who deploys which chain. Each chain may appear once. */
export const deployers = z
  .array(z.strictObject({ chainId, deployer: address }))
  .max(64)
  .refine((entries) => new Set(entries.map((entry) => entry.chainId)).size === entries.length, 'Name each chain once');

/** An organisation as it is linked. */
export const namedOrganisation = z.object({ slug: z.string(), name: z.string() });

export const errorBody = z
  .object({ message: z.string(), code: z.string(), requestId: z.string().optional() })
  .meta({ id: 'Error', description: 'Every answer other than 2xx. `message` may be shown to a person.' });

export const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
});
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export const session = z
  .object({ id: z.string(), address, name: z.string().nullable(), isSafe: z.boolean(), accessToken: z.string() })
  .meta({ id: 'Session' });
export const profile = z
  .object({
    id: z.string(),
    address,
    name: z.string().nullable(),
    isSafe: z.boolean(),
    citizenshipConfirmationSignature: z.string().nullable(),
    /** Version of the terms that the user's signature names; null unless it is the current version. */
    citizenshipTermsVersion: z.string().nullable(),
    /** Chain id in the domain of that signature, which is needed to recover its signer. */
    citizenshipChainId: chainId.nullable(),
  })
  .meta({ id: 'Profile' });

export const category = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Category' });

export const organisationSummary = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    category,
    logo: z.string().nullable(),
    ...profileSchema.shape,
    createdAt: timestamp,
    isDemo: z.boolean(),
    creator: address,
    chainIds: z.array(chainId),
    state: z.enum(ORGANISATION_STATES),
    hasBondingEngine: z.boolean(),
  })
  .meta({ id: 'OrganisationSummary' });

export const organisationContract = z
  .object({
    id: z.string(),
    chainId,
    /** The planner's step id, unique per organisation and chain, e.g. `governor|Main`. */
    stepId: z.string(),
    kind: z.enum(CONTRACT_KINDS),
    name: z.string(),
    address,
    state: z.enum(CONTRACT_STATES),
    reason: z.string().nullable(),
    transactionHash: hash.nullable(),
  })
  .meta({ id: 'OrganisationContract' });

/** One line of the "deployed = reviewed" report. */
export const checkResult = z
  .object({
    chainId,
    stepId: z.string(),
    label: z.string(),
    /** Unit of the values, where they are numbers. */
    unit: z.enum(CHECK_UNITS).optional(),
    expected: z.string(),
    /** The chain's answer; null where it could not be read. */
    actual: z.string().nullable(),
    ok: z.boolean(),
  })
  .meta({ id: 'CheckResult' });
export const receipt = z
  .object({ organisationId: z.string(), checkedAt: timestamp, ok: z.boolean(), checks: z.array(checkResult) })
  .meta({ id: 'Receipt' });

export const governorView = z
  .object({
    chainId,
    address,
    governorName: z.string(),
    isQuadratic: z.boolean(),
    /** For a quadratic governor: percent of For and Against that For must reach. Null where more For than Against is enough. */
    quadraticThresholdPercent: z.number().nullable(),
    timelock: address.nullable(),
    /** Contract that refunds the gas of votes; null where there is none. */
    refundGas: address.nullable(),
    /** Account that can veto until voting opens; null where there is none. */
    preVoteVetoer: address.nullable(),
    /** Account that can veto from success until execution; null where there is none. */
    preExecutionVetoer: address.nullable(),
    token: address,
    votingDelay: z.number().int(),
    votingPeriod: z.number().int(),
    proposalThreshold: amount,
    /** Percent, from the numerator on chain. */
    quorumPercent: z.number(),
    timelockDelay: z.number().int(),
  })
  .meta({ id: 'Governor' });

export const organisationDetail = organisationSummary
  .extend({
    modules: modulesSchema,
    token: tokenSchema.nullable(),
    /** Account whose transaction deploys each chain; the predicted addresses depend on it. */
    deployers: z.array(z.object({ chainId, deployer: address })),
    /** Salt from which every address of this organisation is predicted. */
    salt: hash,
    contracts: z.array(organisationContract),
    governors: z.array(governorView),
    receipt: receipt.nullable(),
  })
  .meta({ id: 'Organisation' });

const counting = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('fractional') }),
    z.object({ type: z.literal('quadratic'), participation: amount, threshold: z.number().int() }),
  ])
  .meta({
    id: 'Counting',
    description:
      'fractional: votes are units of the token, For and Abstain take part, more For than Against passes. ' +
      'quadratic: votes are hundredths of a vote, everybody who votes takes part, together with `participation` units of the token, ' +
      'and For passes with `threshold` / 10,000 of For and Against.',
  });

export const proposalAction = z.object({ target: address, value: amount, calldata: z.string() });
export const proposal = z
  .object({
    organisationId: z.string().nullable(),
    chainId,
    governor: address,
    governorName: z.string(),
    /** uint256 as decimal text. */
    proposalId: z.string(),
    proposer: address,
    /** Safe to show: hidden characters are marked. */
    title: z.string(),
    /** Exactly as on chain, because its hash is part of the proposal's id. Use `splitDescription` for parts that are safe to show. */
    description: z.string(),
    actions: z.array(proposalAction),
    state: z.enum(PROPOSAL_STATES),
    isVetoed: z.boolean(),
    createdAt: timestamp,
    voteStart: timestamp,
    voteEnd: timestamp,
    /** When it was queued, by its chain's clock; null before, or without a timelock. */
    queuedAt: timestamp.nullable(),
    /** Earliest execution; null until queued, or without a timelock. */
    eta: timestamp.nullable(),
    executedAt: timestamp.nullable(),
    canceledAt: timestamp.nullable(),
    /** `counting` tells the unit. */
    votes: z.object({ against: amount, for: amount, abstain: amount }),
    /** Voting power that must take part, at the snapshot, in the token's smallest unit. */
    quorum: amount,
    counting,
    transactionHash: hash,
    /** Transactions that queued, executed, and cancelled or vetoed it; null where that has not happened. */
    queuedIn: hash.nullable(),
    executedIn: hash.nullable(),
    canceledIn: hash.nullable(),
  })
  .meta({ id: 'Proposal' });

export const vote = z
  .object({
    /** Whose vote it is; of votes through a vesting contract its beneficiary. */
    voter: address,
    /** The vesting contract that cast it with tokens that it holds for the voter; null where it cast none. */
    vesting: address.nullable(),
    /** 0 against, 1 for, 2 abstain; null where the weight was split between them. */
    support: z.number().int().nullable(),
    /** Like the parts below, in the unit of the proposal's `counting`. */
    weight: amount,
    against: amount,
    for: amount,
    abstain: amount,
    reason: z.string(),
    /** Chain on which the voter cast it; null where it was cast in the governor directly. */
    sourceChainId: chainId.nullable(),
    /** Refund of its gas, in wei, and who received it; null where nothing was refunded. */
    refund: z.object({ to: address, amount }).nullable(),
    castAt: timestamp,
    transactionHash: hash,
  })
  .meta({ id: 'Vote' });

export const member = z
  .object({
    account: address,
    balance: amount,
    /** Votes delegated to the account by anybody, including itself. */
    votingPower: amount,
    /** Whom the account delegates to; null for nobody. */
    delegate: address.nullable(),
    /** Amount that vested for the account on this chain and was paid out. */
    released: amount,
    /** On how many of the organisation's newest proposals (`recentProposals` of the answer) the account has voted. */
    votedOn: z.number().int(),
    /** Whether the account says why it should be delegated to. */
    hasStatement: z.boolean(),
  })
  .meta({ id: 'Member' });

export const contractEvent = z
  .object({
    chainId,
    blockNumber: z.number().int(),
    logIndex: z.number().int(),
    transactionHash: hash,
    address,
    name: z.string(),
    args: z.record(z.string(), z.unknown()),
    timestamp,
  })
  .meta({ id: 'ContractEvent' });

export const appConfig = z
  .object({
    network: z.enum(['mainnet', 'testnet', 'local']),
    chains: z.array(
      z.object({
        id: chainId,
        name: z.string(),
        slug: z.string(),
        explorerUrl: z.string().nullable(),
        nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.number() }),
        supportsQuadratic: z.boolean(),
        /** Factor on the time that bridges usually take for what is sent from here. */
        durationMultiplier: z.number(),
        disabledReason: z.string().nullable(),
      }),
    ),
    features: z.object({ governance: z.boolean(), bonding: z.boolean(), tally: z.boolean(), refund: z.boolean() }),
    termsVersion: z.string(),
    /** The operator's own pages; null where there is none. */
    links: z.object({
      telegram: z.string().nullable(),
      twitter: z.string().nullable(),
      github: z.string().nullable(),
      docs: z.string().nullable(),
    }),
    /** Analytics and chat scripts, which pages load only after the reader has accepted cookies. */
    optionalScripts: z.array(z.string()),
    /** Null where WalletConnect is not offered. A `relayUrl` of null means the public relay. */
    walletConnect: z.object({ projectId: z.string(), relayUrl: z.string().nullable() }).nullable(),
    /** Whether names of accounts are told (`GET /api/v1/names`). */
    hasEnsNames: z.boolean(),
    /** The transaction service for Safes of each chain, as Safe's libraries take its address (`txServiceUrl`). */
    safeServices: z.array(z.object({ chainId, url: z.string() })),
    /** Id of the newest live event: what is read later is kept up to date by the events after it (`GET /api/v1/events?since=`). */
    liveSince: z.number().int(),
  })
  .meta({ id: 'AppConfig' });
