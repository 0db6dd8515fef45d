import { z } from 'zod';
import { LINK_TYPES } from './linkTypes.ts';

/**
 * The organisation as the wizard describes it and as `POST /organisations` carries it: the desired state that the
 * planner turns into contracts. Structure only; the rules with their sentences are in `setup/`.
 */

const chainId = z.number().int().positive();
/** A plain address or a module key `type|name` that the planner resolves to that module's address on the same chain. */
const addressOrModuleKey = z.string().trim().min(1).max(120);
const name = z.string().trim().min(1).max(80);

export const linkSchema = z.object({
  id: z.string().max(64),
  type: z.enum(LINK_TYPES),
  url: z.url({ protocol: /^https?$/ }).max(500),
});

/** Either one plain address (`isMultisig: false`) or the owners and threshold of a Safe. */
export const walletSelectionSchema = z.object({
  isMultisig: z.boolean(),
  addresses: z.array(addressOrModuleKey).min(1).max(50),
  threshold: z.number().int().min(1).default(1),
});

export const chainWalletSchema = walletSelectionSchema.extend({
  chainId,
  name: z.string().trim().max(80).default(''),
  isMarkedForDeletion: z.boolean().optional(),
});

/** Whole or fractional days; `'min'` is 300 s for a voting period and 600 s for a timelock. */
const durationDays = z.union([z.literal('min'), z.number().min(0).max(365)]);
const percent = z.number().min(0).max(100);

export const governorSchema = z.object({
  tempId: z.string().max(64),
  governorName: name,
  chainId,
  isQuadratic: z.boolean().default(false),
  votingChainIds: z.array(chainId).default([]),
  refundMechanism: z.boolean().default(false),
  passportScoreRanges: z.array(z.string()).length(4).default(['0', '50', '100', '100']),
  /** Percent of For among For + Against; quadratic governors only. */
  quadraticThreshold: percent.default(0),
  /** Percent of the token's past supply on this chain that must take part. */
  quorumThreshold: percent.default(0),
  /** Percent of the token's initial supply on this chain that a proposer must hold. */
  proposalThreshold: percent.default(0),
  votingPeriod: durationDays,
  /** Voting delay. */
  preVotingTimelock: durationDays,
  /** Timelock between success and execution; 0 = the governor executes itself. */
  preExecutionTimelock: durationDays,
});

export const vetoSchema = walletSelectionSchema.extend({ chainId, governorName: name });

export const durationSchema = z.object({ durationType: z.enum(['days', 'hours']), value: z.number().min(0) });

export const modulesSchema = z.object({
  protocolUpgrades: walletSelectionSchema,
  safeTreasury: z.array(chainWalletSchema).default([]),
  bondingEngine: z.array(chainWalletSchema).default([]),
  workingGroup: z.array(chainWalletSchema).max(5).default([]),
  governor: z.array(governorSchema).max(20).default([]),
  preVoteVeto: z.array(vetoSchema).default([]),
  preExecutionVeto: z.array(vetoSchema).default([]),
  refundMechanism: z.boolean().default(false),
});

export const receiverSchema = z.object({
  tempId: z.string().max(64),
  address: addressOrModuleKey,
  /** Whole tokens as a decimal string with at most 18 decimals. */
  amount: z.string().regex(/^\d{1,40}(\.\d{1,18})?$/),
});

const scheduleReceivers = z.array(receiverSchema).min(1).max(100);
const date = z.iso.datetime();

/** Either evenly between two dates, or an equal part at each of several. */
export const vestingScheduleSchema = z.discriminatedUnion('vestingType', [
  z.object({ vestingType: z.literal('linear'), startDate: date, endDate: date, receivers: scheduleReceivers }),
  z.object({ vestingType: z.literal('milestone'), milestoneDates: z.array(date).min(1).max(60), receivers: scheduleReceivers }),
]);

export const chainVestingSchema = z.object({
  chainId,
  /** Whether vested tokens can vote before they are released. */
  isFlexVoting: z.boolean(),
  schedules: z.array(vestingScheduleSchema).min(1).max(10),
});

export const tokenSchema = z.object({
  isCreatingNewToken: z.literal(true),
  name,
  symbol: z.string().trim().min(1).max(11),
  chainIds: z.array(chainId).min(1),
  initialReceivers: z.array(z.object({ chainId, receivers: z.array(receiverSchema).max(500) })),
  /** Initial tokens that are held back, beside those of `initialReceivers`. */
  vesting: z.array(chainVestingSchema).optional(),
  /** Who owns the token contract, per chain. */
  authority: z.array(chainWalletSchema),
});

export const organisationInputSchema = z.object({
  name,
  description: z.string().trim().min(1).max(2000),
  categoryId: z.string().min(1).max(64),
  logoId: z.string().max(64).nullable().default(null),
  links: z.array(linkSchema).max(20).default([]),
  modules: modulesSchema,
  /** Absent where no chosen module needs a token. */
  token: tokenSchema.nullable().default(null),
});

export type Link = z.infer<typeof linkSchema>;
export type WalletSelection = z.infer<typeof walletSelectionSchema>;
export type ChainWallet = z.infer<typeof chainWalletSchema>;
export type Governor = z.infer<typeof governorSchema>;
export type Veto = z.infer<typeof vetoSchema>;
export type Modules = z.infer<typeof modulesSchema>;
export type Receiver = z.infer<typeof receiverSchema>;
export type VestingSchedule = z.infer<typeof vestingScheduleSchema>;
export type ChainVesting = z.infer<typeof chainVestingSchema>;
export type TokenInput = z.infer<typeof tokenSchema>;
/** The desired state of an organisation, validated and complete. */
export type OrganisationInput = z.infer<typeof organisationInputSchema>;
