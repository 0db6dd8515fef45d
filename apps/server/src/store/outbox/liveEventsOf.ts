import type { Hex } from '@althing/domain/units';
import { liveTopic } from '@althing/domain/http';
import type { Bridged } from '../chain/bridged.ts';
import type { NewLiveEvent } from './publish.ts';

/** What a step of the indexer changed. */
export interface Touched {
  /** Contracts that logged something, were announced, or disappeared. */
  addresses: readonly Hex[];
  proposals: readonly { governor: Hex; proposalId: bigint }[];
  /** Ids of bond markets. */
  markets: readonly bigint[];
  bridged: Bridged;
}

/** Organisations whose contracts a step changed, and those whose messages between chains it concerns. */
interface Owners {
  all: readonly string[];
  bridging: readonly string[];
}

/**
 * Live events about a step up to `block`; none where nothing changed.
 *
 * @param rewound - whether blocks were undone, so that anything shown of the chain may be outdated.
 */
export function liveEventsOf(chainId: number, block: number, touched: Touched, organisations: Owners, rewound: boolean): NewLiveEvent[] {
  // What bridges say of a message comes from no contract that is watched.
  if (touched.addresses.length === 0 && touched.bridged.controllers.length === 0 && !rewound) return [];
  const body = { chainId, block, rewound };
  const proposals = touched.proposals.map(({ governor, proposalId }) => liveTopic.proposal(chainId, governor, proposalId.toString()));
  const topics = [
    liveTopic.chain(chainId),
    ...organisations.all.map(liveTopic.organisation),
    ...touched.addresses.map((address) => liveTopic.contract(chainId, address)),
    ...proposals,
    ...[...organisations.bridging, ...touched.bridged.parties].map(liveTopic.bridge),
    ...(touched.bridged.controllers.length > 0 ? [liveTopic.bridge('all')] : []),
    ...touched.markets.map((marketId) => liveTopic.market(chainId, marketId.toString())),
  ];
  return [...new Set(topics)].map((topic) => ({ topic, body }));
}
