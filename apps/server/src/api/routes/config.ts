import { TERMS_VERSION } from '@althing/domain/legal';
import type { ChainId } from '@althing/domain/units';
import type { ApiDependencies } from '../dependencies.ts';
import type { Hub } from '../../live/hub.ts';
import type { Handlers } from '../endpointHandlers.ts';

/** The hosted service of a chain, otherwise our own (`api/safes`). */
const safeServiceUrl = ({ hostedSafeServices, publicOrigin }: ApiDependencies['config'], chainId: ChainId): string =>
  hostedSafeServices.find((service) => service.chainId === chainId)?.url ?? `${publicOrigin}/safe/${chainId}/api`;

export function configHandlers({ config }: Pick<ApiDependencies, 'config'>, hub: Pick<Hub, 'position'>): Handlers<'GET /api/v1/config'> {
  const answer = {
    network: config.network,
    chains: config.listedChains.map(
      ({ id, name, slug, explorerUrl, nativeCurrency, supportsQuadratic, durationMultiplier, disabledReason }) => ({
        id,
        name,
        slug,
        explorerUrl,
        nativeCurrency,
        supportsQuadratic,
        durationMultiplier,
        disabledReason,
      }),
    ),
    features: config.features,
    termsVersion: TERMS_VERSION,
    links: config.links,
    optionalScripts: [...config.optionalScripts],
    walletConnect: config.walletConnect,
    hasEnsNames: config.ens !== null,
    safeServices: config.chains.map(({ id: chainId }) => ({ chainId, url: safeServiceUrl(config, chainId) })),
  };
  return { 'GET /api/v1/config': async () => ({ ...answer, liveSince: hub.position }) };
}
