import { join } from 'node:path';
import { BRIDGE_KEEPER, BRIDGE_VALIDATORS, bridgeAddresses, signedByGuardians } from '@althing/bindings/localBridges';
import type { ChainId } from '@althing/domain/units';
import { concat, encodeFunctionData, type Hex, pad, stringToHex, toHex } from 'viem';
import { typechainArtifact } from '../packages.ts';
import { bridgeNumber, type BridgeParts, callsOf, otherChains } from './parts.ts';

type Name =
  | 'wormholeSetup'
  | 'wormholeImplementation'
  | 'wormholeCore'
  | 'deliveryProviderSetup'
  | 'deliveryProviderImplementation'
  | 'deliveryProvider'
  | 'wormholeRelayerImplementation'
  | 'wormholeRelayer';

const OWNER = BRIDGE_KEEPER.address;
const GOVERNANCE = { chain: 1, emitter: pad('0x04') } as const;
const CORE = '@certusone/wormhole-sdk/lib/cjs/ethers-contracts/factories';
const RELAYER = '@certusone/wormhole-sdk/lib/cjs/ethers-relayer-contracts/factories';

function deploymentsOn(packages: string, chainId: ChainId): BridgeParts<Name>['deployments'] {
  const of = (folder: string, name: string) => typechainArtifact(join(packages, folder, `${name}__factory.js`));
  const { wormholeSetup, wormholeImplementation, wormholeCore, wormholeRelayerImplementation, ...rest } = bridgeAddresses;
  const { deliveryProviderSetup, deliveryProviderImplementation, deliveryProvider } = rest;
  const number = Number(bridgeNumber('wormhole', chainId));
  const guardians = BRIDGE_VALIDATORS.map(({ address }) => address);
  const [setup, providerSetup, relayer] = [of(CORE, 'Setup'), of(RELAYER, 'DeliveryProviderSetup'), of(RELAYER, 'WormholeRelayer')];
  const data = (abi: typeof setup.abi, functionName: string, args: readonly unknown[]) => encodeFunctionData({ abi, functionName, args });
  const core = [wormholeImplementation, guardians, number, GOVERNANCE.chain, GOVERNANCE.emitter, BigInt(chainId)];
  return {
    wormholeSetup: { artifact: setup, args: [] },
    wormholeImplementation: { artifact: of(CORE, 'Implementation'), args: [] },
    wormholeCore: { artifact: of(CORE, 'Wormhole'), args: [wormholeSetup, data(setup.abi, 'setup', core)] },
    deliveryProviderSetup: { artifact: providerSetup, args: [] },
    deliveryProviderImplementation: { artifact: of(RELAYER, 'DeliveryProviderImplementation'), args: [] },
    deliveryProvider: {
      artifact: of(RELAYER, 'DeliveryProviderProxy'),
      args: [deliveryProviderSetup, data(providerSetup.abi, 'setup', [deliveryProviderImplementation, number])],
    },
    wormholeRelayerImplementation: { artifact: relayer, args: [wormholeCore] },
    wormholeRelayer: {
      artifact: of(RELAYER, 'ERC1967Proxy'),
      args: [wormholeRelayerImplementation, data(relayer.abi, 'initialize', [deliveryProvider])],
    },
  };
}

/** A governance message that registers the relayer of another chain, which has the same address as this one. */
function peer(here: number, there: number): Promise<Hex> {
  const module = pad(stringToHex('WormholeRelayer'));
  const payload = concat([module, '0x01', toHex(here, { size: 2 }), toHex(there, { size: 2 }), pad(bridgeAddresses.wormholeRelayer)]);
  const from = { emitterChain: GOVERNANCE.chain, emitter: GOVERNANCE.emitter, sequence: BigInt(there) };
  return signedByGuardians({ ...from, consistencyLevel: 200, payload });
}

/** Three guardians, and the standard relayer with a delivery provider of the keeper's. */
export function wormholeParts(packages: string, chainId: ChainId): BridgeParts<Name> {
  const deployments = deploymentsOn(packages, chainId);
  const provider = callsOf('deliveryProvider', deployments.deliveryProviderImplementation.artifact.abi);
  const relayer = callsOf('wormholeRelayer', deployments.wormholeRelayerImplementation.artifact.abi);
  const here = Number(bridgeNumber('wormhole', chainId));
  const others = otherChains(chainId).map((id) => Number(bridgeNumber('wormhole', id)));
  const { wormholeRelayer, deliveryProvider } = bridgeAddresses;
  return {
    deployments,
    calls: async () => [
      provider('updateWormholeRelayer', wormholeRelayer),
      provider('updateRewardAddress', OWNER),
      provider('updatePricingWallet', OWNER),
      ...[here, ...others].flatMap((chain) => [
        provider('updateSupportedChain', chain, true),
        provider('updateDeliverGasOverhead', chain, 150_000n),
        provider('updatePrice', chain, 10n ** 9n, 2000n * 10n ** 6n),
        provider('updateMaximumBudget', chain, 10n ** 19n),
        provider('updateAssetConversionBuffer', chain, 5, 100),
        provider('updateTargetChainAddress', chain, pad(deliveryProvider)),
      ]),
      ...(await Promise.all(others.map(async (there) => relayer('registerWormholeRelayerContract', await peer(here, there))))),
    ],
  };
}
