import { join } from 'node:path';
import { BRIDGE_KEEPER, BRIDGE_VALIDATORS, bridgeAddresses } from '@althing/bindings/localBridges';
import type { ChainId } from '@althing/domain/units';
import { typechainArtifact } from '../packages.ts';
import { bridgeNumber, type BridgeParts, callsOf, otherChains } from './parts.ts';

type Name = 'mailbox' | 'messageIdIsmFactory' | 'merkleTreeHook' | 'interchainGasPaymaster' | 'storageGasOracle';

/** Two of the three validators sign a message's id. */
export function hyperlaneParts(packages: string, chainId: ChainId): BridgeParts<Name> {
  const factory = (path: string) =>
    typechainArtifact(join(packages, '@hyperlane-xyz/core/dist/typechain/factories/contracts', `${path}__factory.js`));
  const { mailbox, merkleTreeHook, interchainGasPaymaster, storageGasOracle } = bridgeAddresses;
  const deployments = {
    mailbox: { artifact: factory('Mailbox'), args: [chainId] },
    messageIdIsmFactory: { artifact: factory('isms/multisig/StaticMultisigIsm.sol/StaticMessageIdMultisigIsmFactory'), args: [] },
    merkleTreeHook: { artifact: factory('hooks/MerkleTreeHook'), args: [mailbox] },
    interchainGasPaymaster: { artifact: factory('hooks/igp/InterchainGasPaymaster'), args: [] },
    storageGasOracle: { artifact: factory('hooks/igp/StorageGasOracle'), args: [] },
  };
  const on = (name: Name) => callsOf(name, deployments[name].artifact.abi);
  const owner = BRIDGE_KEEPER.address;
  const set = [BRIDGE_VALIDATORS.map(({ address }) => address), 2] as const;
  const domains = otherChains(chainId).map((id) => Number(bridgeNumber('hyperlane', id)));
  return {
    deployments,
    async calls(client) {
      const ism = await client.readContract({
        address: bridgeAddresses.messageIdIsmFactory,
        abi: deployments.messageIdIsmFactory.artifact.abi,
        functionName: 'getAddress',
        args: set,
      });
      return [
        on('messageIdIsmFactory')('deploy', ...set),
        on('interchainGasPaymaster')('initialize', owner, owner),
        ...domains.map((remoteDomain) =>
          on('storageGasOracle')('setRemoteGasData', { remoteDomain, tokenExchangeRate: 10n ** 10n, gasPrice: 10n ** 9n }),
        ),
        on('interchainGasPaymaster')(
          'setDestinationGasConfigs',
          domains.map((remoteDomain) => ({ remoteDomain, config: { gasOracle: storageGasOracle, gasOverhead: 150_000n } })),
        ),
        on('mailbox')('initialize', owner, ism, interchainGasPaymaster, merkleTreeHook),
      ];
    },
  };
}
