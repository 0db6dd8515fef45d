import type { RemoteChain } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { contractName } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import type { ChainInfo } from '../../../../lib/config/AppConfigContext.ts';
import { nameAddressIn, nameWithin } from '../../../transactions/index.ts';
import { executorOf, tokenOn } from '../../executor.ts';
import { authorityOn, upgradableOn } from '../measures/measureFacts.ts';
import { controllersOn } from '../measures/powerPlaces.ts';
import type { RemotePlace } from './readRemoteWay.ts';

type Organisation = Pick<OrganisationDetail, 'contracts' | 'token'>;

/** The message controller of a chain. */
export const controllerOn = ({ contracts }: Pick<OrganisationDetail, 'contracts'>, chainId: number): Address | undefined =>
  contracts.find((contract) => contract.kind === 'messageController' && contract.chainId === chainId)?.address as Address | undefined;

/** The other chains of the organisation on which a controller takes messages. */
export const remoteChains = ({ contracts }: Organisation, homeChainId: number, chains: readonly ChainInfo[]): RemoteChain[] =>
  chains
    .filter(({ id }) => id !== homeChainId && contracts.some(({ kind, chainId }) => kind === 'messageController' && chainId === id))
    .map(({ id, name, nativeCurrency }) => ({ chainId: id, name, coin: nativeCurrency }));

/** What is asked about the way from a governor to another chain. */
export function remotePlace(
  organisation: Organisation,
  governor: GovernorView,
  controller: Address,
  { home, there, you }: { home: ChainInfo; there: RemoteChain; you: string | undefined },
): RemotePlace {
  const { chainId, name: chainName } = there;
  const address = tokenOn(organisation, chainId);
  const authority = authorityOn(organisation, chainId);
  return {
    home,
    chainId,
    chainName,
    controller,
    sender: executorOf(governor),
    token: address && { address, symbol: organisation.token?.symbol ?? 'tokens' },
    upgrades: authority && {
      authority,
      contracts: upgradableOn(organisation, chainId).map((contract) => ({
        address: contract.address as Address,
        name: contractName(contract),
      })),
    },
    controllers: controllersOn(organisation, chainId),
    nameOf: nameWithin(nameAddressIn(organisation.contracts, chainId, you)),
  };
}
