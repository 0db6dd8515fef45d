import type { liveTopic as table } from '@althing/domain/http';

/** A copy of the table in `@althing/domain/http`, which would bring zod into the first load. A test compares the two. */
export const liveTopic: typeof table = {
  organisation: (id) => `organisation:${id}`,
  chain: (chainId) => `chain:${chainId}`,
  contract: (chainId, address) => `contract:${chainId}:${address.toLowerCase()}`,
  proposal: (chainId, governor, proposalId) => `proposal:${chainId}:${governor.toLowerCase()}:${proposalId}`,
  bridge: (of) => `bridge:${of.toLowerCase()}`,
  market: (chainId, marketId) => `market:${chainId}:${marketId}`,
};
