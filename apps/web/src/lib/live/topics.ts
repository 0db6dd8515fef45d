import type { liveTopic as table } from '@althing/domain/http';

/** The same table as in `@althing/domain/http`, which carries zod and must stay out of the first load; a test compares them. */
export const liveTopic: typeof table = {
  organisation: (id) => `organisation:${id}`,
  chain: (chainId) => `chain:${chainId}`,
  contract: (chainId, address) => `contract:${chainId}:${address.toLowerCase()}`,
  proposal: (chainId, governor, proposalId) => `proposal:${chainId}:${governor.toLowerCase()}:${proposalId}`,
  bridge: (of) => `bridge:${of.toLowerCase()}`,
  market: (chainId, marketId) => `market:${chainId}:${marketId}`,
};
