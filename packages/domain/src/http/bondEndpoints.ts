import { z } from 'zod';
import { POINTS_FORMULA, STRATEGIES } from '../bonds/index.ts';
import * as p from './bondPurchaseSchemas.ts';
import * as b from './bondSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const id = z.strictObject({ id: z.string().max(64) });
const period = z.strictObject({ period: z.enum(p.CHART_PERIODS).default('ALL') });
const marketFilter = s.listQuery.extend({
  chainId: s.chainIdParam.optional(),
  strategy: z.enum(STRATEGIES).optional(),
  state: z.enum(b.MARKET_STATES).optional(),
  payoutToken: s.address.optional(),
  quoteToken: s.address.optional(),
  owner: s.address.optional(),
  search: z.string().trim().max(80).optional(),
  sort: z.enum(b.MARKET_SORTS).default('newest'),
});
const marketPlace = z.strictObject({ chainId: s.chainIdParam, marketId: s.amount });
const present = z.strictObject({ present: z.literal('true').optional() });
const shownMarket = b.listedMarket.partial({ now: true, isUnpriced: true, terms: true }).meta({ id: 'ShownMarket' });
const pages = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/**
 * Bond markets (docs/requirements.md#bond-endpoints). Answers come from indexed events; what a caller says about a market is compared with the chain.
 */
export const bondEndpoints = {
  'POST /api/v1/bonds/markets': {
    summary:
      'Record a market under an organisation, after its MarketCreated event was read for (chainId, transactionHash), or the proposal ' +
      'to create one. Organisation, name and privacy are vouched for by the owner, by session or signature, or by the creator of the ' +
      'organisation whose own contract the owner is; what its own Safe has executed is recorded by any signer of the Safe. It replaces what was recorded under an earlier owner.',
    tag: 'bonds',
    auth: 'citizen',
    body: b.marketRecordInput,
    response: b.marketRecord,
    status: 201,
  },
  'GET /api/v1/bonds/stats': { summary: 'Totals over all recorded public markets', tag: 'bonds', auth: 'none', response: p.bondStats },
  'GET /api/v1/bonds/organisations': {
    summary: 'Organisations that have recorded public markets, newest market first',
    tag: 'bonds',
    auth: 'none',
    query: s.listQuery,
    response: s.listOf(p.bondOrganisation),
  },
  'GET /api/v1/bonds/organisations/:id/markets': {
    summary: 'Markets of an organisation with their present prices, newest first; private ones only to its managers and their buyers',
    tag: 'bonds',
    auth: 'optional',
    params: id,
    query: marketFilter,
    response: b.listedMarkets,
  },
  'GET /api/v1/bonds/organisations/:id/markets/proposals': {
    summary: 'Proposals to create or close markets that wait for a multisig or governor; for managers of the organisation',
    tag: 'bonds',
    auth: 'user',
    params: id,
    query: s.listQuery,
    response: s.listOf(b.bondMarketProposal),
  },
  'GET /api/v1/bonds/organisations/:id/markets/permission': {
    summary: 'Whether the caller may create markets of the organisation, and to which Safes it may propose their creation',
    tag: 'bonds',
    auth: 'user',
    params: id,
    response: b.marketPermission,
  },
  'GET /api/v1/bonds/organisations/:id/markets/unrecorded': {
    summary:
      'Markets that still sell and that nobody has put under an organisation, of those accounts whose markets the caller may record under ' +
      'this one; at most the newest twenty',
    tag: 'bonds',
    auth: 'user',
    params: id,
    response: z.object({ items: z.array(b.bondMarket) }),
  },
  'GET /api/v1/bonds/organisations/:id/chart-history': {
    summary: 'What was bought in the public markets of an organisation over time',
    tag: 'bonds',
    auth: 'optional',
    params: id,
    query: period,
    response: z.object({ items: z.array(p.volumeChartPoint) }),
  },
  'GET /api/v1/bonds/organisations/:id/stats': {
    summary: 'Totals over the recorded public markets of an organisation',
    tag: 'bonds',
    auth: 'optional',
    params: id,
    response: p.bondStats,
  },
  'GET /api/v1/bonds/user/purchases': {
    summary:
      'Purchases of the caller that are not yet paid out completely, newest first, and what it holds: what it bought itself first, and so many ' +
      'kinds of others; `balancesLeftOut` says how many more there are',
    tag: 'bonds',
    auth: 'user',
    query: s.listQuery,
    response: s.listOf(p.bondPurchase).extend({ balances: z.array(p.bondBalanceGroup), balancesLeftOut: z.number().int() }),
  },
  'GET /api/v1/bonds/user/purchases/history': {
    summary: 'Every purchase for the caller, newest first',
    tag: 'bonds',
    auth: 'user',
    query: pages,
    response: z.object({ items: z.array(p.bondPurchase), page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
  },
  'PUT /api/v1/bonds/user/purchases/claim': {
    summary: 'What a transaction redeemed or released for the caller, read from its receipt',
    tag: 'bonds',
    auth: 'citizen',
    body: z.strictObject({ chainId: s.chainId, transactionHash: s.hash }),
    response: p.bondClaim,
  },
  'GET /api/v1/bonds/user/chart-history': {
    summary: 'What the caller has bought over time',
    tag: 'bonds',
    auth: 'user',
    query: period,
    response: z.object({ items: z.array(p.volumeChartPoint) }),
  },
  'GET /api/v1/bonds/user/claimable': {
    summary: 'How many of the kinds of bonds that the caller holds can be redeemed or claimed now',
    tag: 'bonds',
    auth: 'user',
    response: z.object({ count: z.number().int() }),
  },
  'GET /api/v1/bonds/user/points': {
    summary: `Points of the caller. ${POINTS_FORMULA}`,
    tag: 'bonds',
    auth: 'user',
    response: p.bondPoints,
  },
  'GET /api/v1/bonds/user/stats': { summary: 'Totals of the caller', tag: 'bonds', auth: 'user', response: p.userBondStats },
  'GET /api/v1/bonds/markets': {
    summary:
      'Recorded markets with their present prices, newest first; private ones only to managers of their organisation and their buyers. Sorted ' +
      'by what they cost or have left, they are the newest that sell',
    tag: 'bonds',
    auth: 'optional',
    query: marketFilter.extend({ organisationId: z.string().max(64).optional() }),
    response: b.listedMarkets,
  },
  'GET /api/v1/bonds/markets/:id': {
    summary: 'One recorded market; what it costs and can do now where `present` is asked for',
    tag: 'bonds',
    auth: 'optional',
    params: id,
    query: present,
    response: shownMarket,
  },
  'GET /api/v1/bonds/markets/:chainId/:marketId': {
    summary: 'One market by chain id and number, recorded or not; what it costs and can do now where `present` is asked for',
    tag: 'bonds',
    auth: 'optional',
    params: marketPlace,
    query: present,
    response: shownMarket,
  },
  'GET /api/v1/bonds/markets/:chainId/:marketId/purchases': {
    summary: 'Purchases in a market, newest first, to whoever may see the market',
    tag: 'bonds',
    auth: 'optional',
    params: marketPlace,
    query: pages,
    response: z.object({ items: z.array(p.marketPurchase), page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
  },
  'GET /api/v1/bonds/markets/:chainId/:marketId/access': {
    summary:
      'What the caller shows the contract to buy in a private market: a proof, where the recorded list of buyers is that of the market and has ' +
      'them, or a permit of its owner. The one that allows more',
    tag: 'bonds',
    auth: 'user',
    params: marketPlace,
    response: b.marketAccess,
  },
  'GET /api/v1/bonds/markets/:id/buyers': {
    summary: 'The recorded list of buyers of a private market, for who acts for its owner; empty where none is recorded',
    tag: 'bonds',
    auth: 'user',
    params: id,
    response: z.object({ buyers: b.marketBuyers }),
  },
  'GET /api/v1/bonds/markets/:id/permits': {
    summary: 'Permits by which the owner of a private market let single buyers in, newest first, for who acts for its owner',
    tag: 'bonds',
    auth: 'user',
    params: id,
    query: pages,
    response: z.object({ items: z.array(b.marketPermit), page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
  },
  'POST /api/v1/bonds/markets/:id/permits': {
    summary:
      'Keep a permit for its buyer, beside earlier ones. The owner of the market has to have signed it; that it is forgotten here makes it void to nobody',
    tag: 'bonds',
    auth: 'citizen',
    params: id,
    body: b.marketPermitInput,
    status: 201,
    response: z.object({ buyer: s.address }),
  },
  'GET /api/v1/bonds/markets/:id/price': {
    summary: 'Price now in the scale of the market, as its auctioneer tells it; 0 where it tells none',
    tag: 'bonds',
    auth: 'optional',
    params: id,
    response: z.object({ price: s.amount }),
  },
  'GET /api/v1/bonds/markets/:id/chart-history': {
    summary:
      'Price of a market at its creation and at each purchase, with what its oracle said; `computed`: lines of what it cost in between, where time ' +
      'moves it and there were not too many purchases, oldest first',
    tag: 'bonds',
    auth: 'optional',
    params: id,
    query: period,
    response: z.object({ items: z.array(p.marketChartPoint), computed: z.array(z.array(p.computedPrice)) }),
  },
  'GET /api/v1/bonds/markets/:id/volume-history': {
    summary: 'What was bought in a market over time; its own sellers’ purchases do not count',
    tag: 'bonds',
    auth: 'optional',
    params: id,
    query: period,
    response: z.object({ items: z.array(p.volumeChartPoint) }),
  },
  'PUT /api/v1/bonds/markets/:id': {
    summary:
      'Say which market a proposal has led to; it has to be the one that was proposed, and its owner has to vouch for it as when a ' +
      'market is recorded. `buyers` are told by the owner after it has let others into a private market',
    tag: 'bonds',
    auth: 'citizen',
    params: id,
    body: z.strictObject({ marketId: s.amount, signature: s.signature.optional(), buyers: b.marketBuyers.optional() }),
    response: b.marketRecord,
  },
  'PUT /api/v1/bonds/markets/:id/close': {
    summary: 'The market after its MarketClosed event was read; refused where the chain knows of none',
    tag: 'bonds',
    auth: 'citizen',
    params: id,
    body: z.strictObject({ transactionHash: s.hash.optional() }).default({}),
    response: b.bondMarket,
  },
  'PUT /api/v1/bonds/markets/:id/close-propose': {
    summary: 'Remember that closing was proposed, after the call was decoded; null takes the proposal back',
    tag: 'bonds',
    auth: 'citizen',
    params: id,
    body: z.strictObject({ marketCloseProposalFunctionData: b.functionData.nullable() }),
    response: b.bondMarket,
  },
} as const satisfies Record<string, Endpoint>;
