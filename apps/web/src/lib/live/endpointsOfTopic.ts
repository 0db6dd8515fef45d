import type { EndpointKey } from '@althing/domain/http';

const ORGANISATION: EndpointKey[] = [
  'GET /api/v1/organisations',
  'GET /api/v1/organisations/slug/:slug',
  'GET /api/v1/organisations/id/:id',
  'GET /api/v1/organisations/:id/contract-events',
  'GET /api/v1/organisations/contract-events',
  'GET /api/v1/organisations/:id/members',
  'GET /api/v1/organisations/:id/members/:chainId/:account',
  'GET /api/v1/organisations/:id/members/:chainId/:account/votes',
  'GET /api/v1/organisations/:id/members/:chainId/:account/delegators',
  'GET /api/v1/organisations/:id/activity',
  'GET /api/v1/organisations/:id/treasury',
  'GET /api/v1/organisations/:id/transfers',
  'GET /api/v1/organisations/:id/upgrade-proposals',
  'GET /api/v1/organisations/upgrade-proposals/:id',
];
const PROPOSALS: EndpointKey[] = [
  'GET /api/v1/users/me/tasks',
  'GET /api/v1/users/me/proposals',
  'GET /api/v1/organisations/:id/proposals',
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals',
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId',
  'GET /api/v1/organisations/governors/:chainId/:governor/proposals/:proposalId/votes',
];
const MARKETS: EndpointKey[] = [
  'GET /api/v1/bonds/stats',
  'GET /api/v1/bonds/organisations',
  'GET /api/v1/bonds/organisations/:id/markets',
  'GET /api/v1/bonds/organisations/:id/markets/proposals',
  'GET /api/v1/bonds/organisations/:id/chart-history',
  'GET /api/v1/bonds/organisations/:id/stats',
  'GET /api/v1/bonds/user/purchases',
  'GET /api/v1/bonds/user/purchases/history',
  'GET /api/v1/bonds/user/chart-history',
  'GET /api/v1/bonds/user/claimable',
  'GET /api/v1/bonds/user/points',
  'GET /api/v1/bonds/user/stats',
  'GET /api/v1/bonds/markets',
  'GET /api/v1/bonds/markets/:id',
  'GET /api/v1/bonds/markets/:chainId/:marketId',
  'GET /api/v1/bonds/markets/:chainId/:marketId/purchases',
  'GET /api/v1/bonds/markets/:id/price',
  'GET /api/v1/bonds/markets/:id/chart-history',
  'GET /api/v1/bonds/markets/:id/volume-history',
];
const BRIDGE: EndpointKey[] = [
  'GET /api/v1/bridge/transactions',
  'GET /api/v1/bridge/transactions/:id',
  'GET /api/v1/bridge/transactions/:id/waiting',
  'GET /api/v1/bridge/routes/transfers',
  'GET /api/v1/bridge/routes/transfers/:id',
];
const BY_KIND: Partial<Record<string, readonly EndpointKey[]>> = {
  organisation: [...ORGANISATION, ...PROPOSALS],
  proposal: PROPOSALS,
  contract: [...ORGANISATION, ...PROPOSALS],
  market: MARKETS,
  bridge: BRIDGE,
  chain: [...ORGANISATION, ...PROPOSALS, ...MARKETS, ...BRIDGE],
};

/** Endpoints whose answers may be outdated after an event on a topic. */
export const endpointsOfTopic = (topic: string): readonly EndpointKey[] => BY_KIND[topic.split(':')[0]!] ?? [];
