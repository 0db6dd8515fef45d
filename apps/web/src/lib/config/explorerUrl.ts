import type { ChainInfo } from './AppConfigContext.ts';

/** Page of an account or transaction in the chain's explorer; undefined for chains without one (local chains). */
export function explorerUrl(chain: Pick<ChainInfo, 'explorerUrl'>, kind: 'address' | 'tx', value: string): string | undefined {
  return chain.explorerUrl ? `${chain.explorerUrl}/${kind}/${value}` : undefined;
}
