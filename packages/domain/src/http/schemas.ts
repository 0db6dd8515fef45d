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

/** Wire shapes shared by server and web. Amounts are decimal strings of the smallest unit; times are ISO 8601 in UTC. */

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
/** Of a Safe of 50 owners: 65 bytes from each, and 13 kB for what contracts among them, or a Safe yet to be created, add. */
export const signature = hex.max(2 + 2 * 16_384);
export const amount = z
  .string()
  .regex(/^\d{1,78}$/)
  .meta({ id: 'Amount', description: 'Unsigned integer of the smallest unit, decimal' });
export const timestamp = z.iso.datetime().meta({ id: 'Timestamp' });
export const chainId = z.number().int().positive();
export const chainIdParam = z.coerce.number().int().positive();
/** A name that people take something by. */
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

/** Who deploys which chain; each chain once. */
export const deployers = z
  .array(z.strictObject({ chainId, deployer: address }))
  .max(64)
  .refine((entries) => new Set(entries.map((entry) => entry.chainId)).size === entries.length, 'Name each chain once');

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
    /** Version of the terms that signature names; null unless it is the version in force. */
    citizenshipTermsVersion: z.string().nullable(),
    /** Chain in the domain of that signature, needed to recover its signer. */
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
    /** What the values count, where they are numbers of something. */
    unit: z.enum(CHECK_UNITS).optional(),
    expected: z.string(),
    /** What the chain answered; null where it could not be read. */
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
    /** Percent of For and Against that For must reach, where it is quadratic; null where more For than Against is enough. */
    quadraticThresholdPercent: z.number().nullable(),
    timelock: address.nullable(),
    /** Pays back what votes cost; null where nothing does. */
    refundGas: address.nullable(),
    /** Who can veto until voting opens; null where nobody can. */
    preVoteVetoer: address.nullable(),
    /** Who can veto from success until execution; null where nobody can. */
    preExecutionVetoer: address.nullable(),
    token: address,
    votingDelay: z.number().int(),
    votingPeriod: z.number().int(),
    proposalThreshold: amount,
    /** Numerator over 100. */
    quorumPercent: z.number(),
    timelockDelay: z.number().int(),
  })
  .meta({ id: 'Governor' });

export const organisationDetail = organisationSummary
  .extend({
    modules: modulesSchema,
    token: tokenSchema.nullable(),
    /** Account whose transaction deploys each chain; its predicted addresses depend on it. */
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
    /** uint256, decimal. */
    proposalId: z.string(),
    proposer: address,
    /** As it may be shown. */
    title: z.string(),
    /** Letter by letter as it stands on chain, where its hash is part of the proposal's id; `splitDescription` makes of it what may be shown. */
    description: z.string(),
    actions: z.array(proposalAction),
    state: z.enum(PROPOSAL_STATES),
    isVetoed: z.boolean(),
    createdAt: timestamp,
    voteStart: timestamp,
    voteEnd: timestamp,
    /** Earliest execution; null until queued or where there is no timelock. */
    eta: timestamp.nullable(),
    executedAt: timestamp.nullable(),
    canceledAt: timestamp.nullable(),
    /** See `counting` for the unit. */
    votes: z.object({ against: amount, for: amount, abstain: amount }),
    /** Voting power that must take part, in units of the token, at the snapshot. */
    quorum: amount,
    counting,
    transactionHash: hash,
    /** Transactions in which it was queued, executed and cancelled or vetoed; null where that has not happened. */
    queuedIn: hash.nullable(),
    executedIn: hash.nullable(),
    canceledIn: hash.nullable(),
  })
  .meta({ id: 'Proposal' });

export const vote = z
  .object({
    voter: address,
    /** 0 against, 1 for, 2 abstain; null where the weight was split. */
    support: z.number().int().nullable(),
    /** As the parts, in the unit of the proposal's `counting`. */
    weight: amount,
    against: amount,
    for: amount,
    abstain: amount,
    reason: z.string(),
    /** Chain on which it was cast by a holder there; null where it was cast in the governor itself. */
    sourceChainId: chainId.nullable(),
    /** What was paid back for its gas, in wei, to whoever sent it; null where nothing was. */
    refund: z.object({ to: address, amount }).nullable(),
    castAt: timestamp,
    transactionHash: hash,
  })
  .meta({ id: 'Vote' });

export const member = z
  .object({
    account: address,
    balance: amount,
    /** Votes delegated to the account, by itself or by others. */
    votingPower: amount,
    /** Whom the account has delegated to; null for nobody. */
    delegate: address.nullable(),
    /** What vested for the account on this chain and was paid out. */
    released: amount,
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
        disabledReason: z.string().nullable(),
      }),
    ),
    features: z.object({ governance: z.boolean(), bonding: z.boolean(), tally: z.boolean(), refund: z.boolean() }),
    termsVersion: z.string(),
    /** Channels of whoever runs the installation; null where there is none. */
    links: z.object({
      telegram: z.string().nullable(),
      twitter: z.string().nullable(),
      github: z.string().nullable(),
      docs: z.string().nullable(),
    }),
    /** Analytics and chat: loaded by pages whose reader has accepted cookies. */
    optionalScripts: z.array(z.string()),
    /** Null where WalletConnect is not offered; without a relay of its own the public one is meant. */
    walletConnect: z.object({ projectId: z.string(), relayUrl: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'AppConfig' });
