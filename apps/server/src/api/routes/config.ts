import { TERMS_VERSION } from '@althing/domain/legal';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

export function configHandlers({ config }: Pick<ApiDependencies, 'config'>): Handlers<'GET /api/v1/config'> {
  const answer = {
    network: config.network,
    chains: config.listedChains.map(({ id, name, slug, explorerUrl, nativeCurrency, supportsQuadratic, disabledReason }) => ({
      id,
      name,
      slug,
      explorerUrl,
      nativeCurrency,
      supportsQuadratic,
      disabledReason,
    })),
    features: config.features,
    termsVersion: TERMS_VERSION,
    links: config.links,
    optionalScripts: [...config.optionalScripts],
    walletConnect: config.walletConnect,
  };
  return { 'GET /api/v1/config': async () => answer };
}
