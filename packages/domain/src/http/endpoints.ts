import { z } from 'zod';
import { MOST_LOCAL_SCORE, PROPOSAL_FILTERS } from '../governance/index.ts';
import { ORGANISATION_STATES, organisationInputSchema } from '../organisation/index.ts';
import { activityEndpoints } from './activityEndpoints.ts';
import { bondEndpoints } from './bondEndpoints.ts';
import { bridgeEndpoints } from './bridgeEndpoints.ts';
import { bridgeFaults, MISBEHAVING } from './bridgeFaults.ts';
import type { Endpoint } from './endpoint.ts';
import { labelEndpoints } from './labelEndpoints.ts';
import { memberEndpoints } from './memberEndpoints.ts';
import { nameEndpoints } from './nameEndpoints.ts';
import { ownProposalEndpoints } from './ownProposalEndpoints.ts';
import { priceEndpoints } from './priceEndpoints.ts';
import { relayerFeeEndpoints } from './relayerFeeEndpoints.ts';
import { routeEndpoints } from './routeEndpoints.ts';
import { forumEndpoints } from './forumEndpoints.ts';
import { searchEndpoints } from './searchEndpoints.ts';
import * as s from './schemas.ts';
import { simulationEndpoints } from './simulationEndpoints.ts';
import { taskEndpoints } from './taskEndpoints.ts';
import { tokenEndpoints } from './tokenEndpoints.ts';
import { transferLimitEndpoints } from './transferLimitEndpoints.ts';
import { travellingTokenEndpoints } from './travellingTokenEndpoints.ts';
import { treasuryEndpoints } from './treasuryEndpoints.ts';
import { upgradeEndpoints } from './upgradeEndpoints.ts';

const id = z.strictObject({ id: z.string().max(64) });
/** Slugs are lower case; a request with capitals finds the organisation too. */
const slug = z.strictObject({ slug: z.string().max(120).toLowerCase() });
const governor = z.strictObject({ chainId: s.chainIdParam, governor: s.address });
const organisationFilter = s.listQuery.extend({
  sort: z.enum(['name-asc', 'name-desc', 'newest', 'oldest']).default('newest'),
  search: z.string().trim().max(80).optional(),
  categoryId: z.string().max(64).optional(),
  chainId: s.chainIdParam.optional(),
  creator: s.address.optional(),
  /** One of its contracts, that stands on a chain; on `chainId` where that is given too. */
  contract: s.address.optional(),
  state: z.enum(ORGANISATION_STATES).optional(),
});
const eventsOf = s.listQuery.extend({ chainId: s.chainIdParam, eventName: z.string().max(80).optional() });

/**
 * All endpoints. The server registers its routes from this table, the OpenAPI document is generated from it, and the typed client of the web
 * uses its keys.
 */
export const endpoints = {
  'GET /api/v1/config': {
    summary: 'Network, chains and features of this installation',
    tag: 'config',
    auth: 'none',
    response: s.appConfig,
  },

  'POST /api/v1/auth/challenge': {
    summary: 'An EIP-4361 message to sign; single use, valid for 5 minutes',
    tag: 'auth',
    auth: 'none',
    /** `secretHash`: keccak256 of 32 random bytes. If given, the signature only counts together with those bytes, whoever sees it. */
    body: z.strictObject({ address: s.address, chainId: s.chainId.optional(), secretHash: s.hash.optional() }),
    response: z.object({ challenge: z.string() }),
  },
  'POST /api/v1/auth/login': {
    summary: 'Exchange a signed challenge for a session (keys, ERC-1271 contracts, ERC-6492 undeployed accounts)',
    tag: 'auth',
    auth: 'none',
    /** `chainId` is that of the challenge; `secret` are the bytes behind its `secretHash`. */
    body: z.strictObject({ address: s.address, signature: s.signature, chainId: s.chainId, secret: s.hash.optional() }),
    response: s.session,
  },
  'POST /api/v1/auth/logout': { summary: 'End this session', tag: 'auth', auth: 'user', response: z.object({}) },
  'GET /api/v1/users/me': { summary: 'The signed-in user', tag: 'users', auth: 'user', response: s.profile },
  'POST /api/v1/users/me/citizenship-confirmation': {
    summary: 'Store the signed citizenship statement (EIP-712)',
    tag: 'users',
    auth: 'user',
    body: z.strictObject({ signature: s.signature, chainId: s.chainId.optional() }),
    response: s.profile,
  },
  'GET /api/v1/users/me/organisation-creation-enabled': {
    summary: 'Whether this wallet may create organisations',
    tag: 'users',
    auth: 'user',
    response: z.object({ isEnabled: z.boolean() }),
  },

  'POST /api/v1/files': {
    summary: 'Upload a JPEG or PNG of at most 10,485,760 bytes (multipart field `file`)',
    tag: 'files',
    auth: 'citizen',
    response: z.object({ id: z.string() }),
    status: 201,
  },
  'GET /api/v1/files/:id': { summary: 'An uploaded picture', tag: 'files', auth: 'none', params: id, response: z.any() },

  'GET /api/v1/organisations': {
    summary: 'Organisations, filtered and sorted; drafts only to their creator',
    tag: 'organisations',
    auth: 'optional',
    query: organisationFilter,
    response: s.listOf(s.organisationSummary),
  },
  'GET /api/v1/organisations/categories': { summary: 'Categories', tag: 'organisations', auth: 'none', response: s.listOf(s.category) },
  'POST /api/v1/organisations': {
    summary: 'Create an organisation from its reviewed form (state `draft`)',
    tag: 'organisations',
    auth: 'citizen',
    /** With `salt`, addresses are those that the review predicted; without it, the server chooses one. */
    body: organisationInputSchema.strict().extend({ salt: s.hash.optional() }),
    response: s.organisationDetail,
    status: 201,
  },
  'GET /api/v1/organisations/id/:id': {
    summary: 'One organisation',
    tag: 'organisations',
    auth: 'optional',
    params: id,
    response: s.organisationDetail,
  },
  'GET /api/v1/organisations/slug/:slug': {
    summary: 'One organisation',
    tag: 'organisations',
    auth: 'optional',
    params: slug,
    response: s.organisationDetail,
  },
  'POST /api/v1/organisations/:id/register': {
    summary: 'Freeze the plan: predict every address for the caller as deployer (state `registered`)',
    tag: 'organisations',
    auth: 'citizen',
    params: id,
    body: z.strictObject({ deployers: s.deployers.default([]) }).default({ deployers: [] }),
    response: s.organisationDetail,
  },
  'POST /api/v1/organisations/:id/contracts': {
    summary:
      "Record the transaction that deploys one chain's batch (state `submitted`); the chain, not the caller, decides what came of it",
    tag: 'organisations',
    auth: 'citizen',
    params: id,
    body: z.strictObject({ chainId: s.chainId, transactionHash: s.hash }),
    response: s.organisationDetail,
  },
  'POST /api/v1/organisations/:id/contracts/:contractId/reset': {
    summary: 'Put the batch of a failed contract back to `planned`',
    tag: 'organisations',
    auth: 'citizen',
    params: id.extend({ contractId: z.string().max(64) }),
    response: s.organisationDetail,
  },
  'PATCH /api/v1/organisations/:id/complete-deployment': {
    summary: 'Read every parameter, role, owner and code hash back from the chains; state `deployed` if all equal the review',
    tag: 'organisations',
    auth: 'citizen',
    params: id,
    response: s.organisationDetail,
  },
  'POST /api/v1/organisations/:id/receipt': {
    summary: 'Run the read-back again and store the result, to show drift',
    tag: 'organisations',
    auth: 'citizen',
    params: id,
    response: s.receipt,
  },
  'GET /api/v1/organisations/:id/proposals': {
    summary: 'Proposals of all governors of an organisation, newest first; `vetoed` ones are among the `canceled`',
    tag: 'governance',
    auth: 'optional',
    params: id,
    query: s.listQuery.extend({ state: z.enum(PROPOSAL_FILTERS).optional() }),
    response: s.listOf(s.proposal),
  },
  'GET /api/v1/organisations/:id/contract-events': {
    summary: 'Indexed events of the contracts of an organisation',
    tag: 'governance',
    auth: 'optional',
    params: id,
    query: eventsOf,
    response: s.listOf(s.contractEvent),
  },
  'GET /api/v1/organisations/contract-events': {
    summary: 'Indexed events of one contract',
    tag: 'governance',
    auth: 'none',
    query: eventsOf.extend({ to: s.address.optional(), eventContractAddress: s.address.optional() }),
    response: s.listOf(s.contractEvent),
  },
  'GET /api/v1/organisations/governors/names': {
    summary: 'Names of existing governors',
    tag: 'governance',
    auth: 'none',
    query: s.listQuery.extend({ chainId: s.chainIdParam.optional(), address: s.address.optional() }),
    /** `authority`: the upgrade authority of whose organisation it is, in its record or not; null where its creation named none. */
    response: s.listOf(z.object({ chainId: s.chainId, address: s.address, governorName: z.string(), authority: s.address.nullable() })),
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/name': {
    summary: 'Name and timelock of one governor, asked of its chain; "The governor does not exist" where the contract is none',
    tag: 'governance',
    auth: 'none',
    params: governor,
    /** `timelock` is null where the governor acts itself. */
    response: z.object({ chainId: s.chainId, address: s.address, governorName: z.string(), timelock: s.address.nullable() }),
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals': {
    summary: 'Proposals of one governor (chain id, address), newest first',
    tag: 'governance',
    auth: 'none',
    params: governor,
    query: s.listQuery,
    response: s.listOf(s.proposal),
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId': {
    summary: 'One proposal',
    tag: 'governance',
    auth: 'none',
    params: governor.extend({ proposalId: z.string().regex(/^\d{1,78}$/) }),
    response: s.proposal,
  },
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId/votes': {
    summary:
      'Votes on one proposal, newest first; only those against (0), for (1) or abstaining (2) where `support` is given, or of one `voter`',
    tag: 'governance',
    auth: 'none',
    params: governor.extend({ proposalId: z.string().regex(/^\d{1,78}$/) }),
    query: s.listQuery.extend({ support: z.coerce.number().int().min(0).max(2).optional(), voter: s.address.optional() }),
    response: s.listOf(s.vote),
  },

  'GET /api/v1/attestations/twap-attestation': {
    summary: "A signed price of a vault's share, by the pool's average over time, for `registerAttestation` of the chain's oracle",
    tag: 'bonds',
    auth: 'user',
    /** The quote token is the vault's share. `isPriceInToken0` says in which of the vault's tokens it is priced. */
    query: z.strictObject({
      chainId: s.chainIdParam,
      vaultAddress: s.address,
      quoteTokenAddress: s.address,
      isPriceInToken0: z.enum(['true', 'false']).transform((value) => value === 'true'),
    }),
    /** `abi.encode(PriceAttestation, bytes[] signatures)`. */
    response: z.object({ transitiveAttestation: s.hex }),
  },

  ...activityEndpoints,
  ...memberEndpoints,
  ...nameEndpoints,
  ...searchEndpoints,
  ...forumEndpoints,
  ...ownProposalEndpoints,
  ...bondEndpoints,
  ...bridgeEndpoints,
  ...priceEndpoints,
  ...relayerFeeEndpoints,
  ...routeEndpoints,
  ...simulationEndpoints,
  ...labelEndpoints,
  ...taskEndpoints,
  ...tokenEndpoints,
  ...transferLimitEndpoints,
  ...travellingTokenEndpoints,
  ...treasuryEndpoints,
  ...upgradeEndpoints,

  'POST /api/v1/local/advance-time': {
    summary: 'Move the clock of the local chains forward and mine a block; not found on other networks',
    tag: 'local',
    auth: 'none',
    body: z.strictObject({ chainId: s.chainId.optional(), seconds: z.number().int().min(1).max(31_536_000) }),
    response: z.object({ chains: z.array(z.object({ chainId: s.chainId, timestamp: s.timestamp })) }),
  },
  'POST /api/v1/local/passport-scores': {
    summary: 'A signed passport score for the signed-in account, for `submit` of the chain’s registry; not found on other networks',
    tag: 'local',
    auth: 'citizen',
    body: z.strictObject({ chainId: s.chainId, score: z.number().int().min(1).max(MOST_LOCAL_SCORE) }),
    /** `score` has four decimals, times are UNIX seconds. */
    response: z.object({
      claim: z.object({ account: s.address, score: s.amount, issuedAt: z.number().int(), expiresAt: z.number().int() }),
      signer: s.address,
      signature: s.hex,
    }),
  },
  'PUT /api/v1/local/bridges/:bridge/faults': {
    summary:
      'How a bridge of the local chains misbehaves from now on, or `executor`, who executes what bridges have brought and heeds `pause` only; ' +
      'not found on other networks',
    tag: 'local',
    auth: 'none',
    params: z.strictObject({ bridge: z.enum(MISBEHAVING) }),
    body: bridgeFaults,
    response: bridgeFaults,
  },
  'PUT /api/v1/local/organisations/:id/demo': {
    summary: 'Mark an organisation as founded by the demo, for its badge; not found on other networks',
    tag: 'local',
    auth: 'none',
    params: id,
    response: z.object({ id: z.string(), isDemo: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Get<K extends EndpointKey, P extends string> = Endpoints[K] extends { [X in P]: infer T } ? T : undefined;

/** What the caller of an endpoint sends and receives. */
export type EndpointParams<K extends EndpointKey> = In<Get<K, 'params'>>;
export type EndpointQuery<K extends EndpointKey> = In<Get<K, 'query'>>;
export type EndpointBody<K extends EndpointKey> = In<Get<K, 'body'>>;
export type EndpointResponse<K extends EndpointKey> = Out<Get<K, 'response'>>;
