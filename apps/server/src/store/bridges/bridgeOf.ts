import { bridgeAdaptersOf } from '@althing/bindings';
import { type Bridge, BRIDGES } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { getAddress } from 'viem';

/** The platform's bridge whose adapter has this address; null for an adapter of an organisation's own. */
export function bridgeOf(chainId: ChainId, adapter: Address): Bridge | null {
  const adapters = bridgeAdaptersOf(chainId);
  return adapters ? (BRIDGES.find((bridge) => getAddress(adapters[bridge]) === adapter) ?? null) : null;
}
