import { type ChainInfo, useAppConfig } from './AppConfigContext.ts';

const unknown = (id: number): ChainInfo => ({
  id,
  name: `Chain ${id}`,
  slug: `chain-${id}`,
  explorerUrl: null,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  supportsQuadratic: false,
  durationMultiplier: 1,
  disabledReason: 'This chain is not configured here',
});

/** The chain with this id. One that is not configured still gets a name. */
export function useChain(id: number): ChainInfo {
  const { chains } = useAppConfig();
  return chains.find((chain) => chain.id === id) ?? unknown(id);
}
