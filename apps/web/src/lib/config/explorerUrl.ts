import type { ChainInfo } from './AppConfigContext.ts';

/** Page of an account or a transaction in the chain's explorer; undefined on chains without one (local). */
export function explorerUrl(chain: Pick<ChainInfo, 'explorerUrl'>, kind: 'address' | 'tx', value: string): string | undefined {
  return chain.explorerUrl ? `${chain.explorerUrl}/${kind}/${value}` : undefined;
}
