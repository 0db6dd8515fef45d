import { join } from 'node:path';
import { BRIDGE_KEEPER, BRIDGE_RELAYER, BRIDGE_VALIDATORS, bridgeAddresses, LAYERZERO_VERIFIER_ID } from '@althing/bindings/localBridges';
import type { ChainId } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { jsonArtifact } from '../packages.ts';
import { bridgeNumber, type BridgeParts, callsOf, otherChains } from './parts.ts';

type Name =
  | 'layerZeroEndpoint'
  | 'sendUln'
  | 'receiveUln'
  | 'layerZeroPriceFeed'
  | 'dvn'
  | 'dvnFeeLib'
  | 'layerZeroExecutor'
  | 'layerZeroExecutorFeeLib'
  | 'layerZeroTreasury';

const ENDPOINT = '@layerzerolabs/lz-evm-protocol-v2/artifacts/contracts';
const LIBRARIES = '@layerzerolabs/lz-evm-messagelib-v2/artifacts/contracts';
const NATIVE_DECIMALS = 10n ** 18n;
const OWNER = BRIDGE_KEEPER.address;
const ADMINS = [OWNER, BRIDGE_RELAYER.address];

/** Values of the price feed. */
const PRICE = { priceRatio: 10n ** 20n, gasPriceInUnit: 10n ** 9n, gasPerByte: 16 };

function deploymentsOn(packages: string, eid: number): BridgeParts<Name>['deployments'] {
  const library = (path: string) => jsonArtifact(join(packages, LIBRARIES, `${path}.json`));
  const { layerZeroEndpoint, sendUln, layerZeroPriceFeed } = bridgeAddresses;
  const signers = BRIDGE_VALIDATORS.map(({ address }) => address);
  return {
    layerZeroEndpoint: { artifact: jsonArtifact(join(packages, ENDPOINT, 'EndpointV2.sol/EndpointV2.json')), args: [eid, OWNER] },
    sendUln: { artifact: library('uln/uln302/SendUln302.sol/SendUln302'), args: [layerZeroEndpoint, 100_000n, 0n] },
    receiveUln: { artifact: library('uln/uln302/ReceiveUln302.sol/ReceiveUln302'), args: [layerZeroEndpoint] },
    layerZeroPriceFeed: { artifact: library('PriceFeed.sol/PriceFeed'), args: [] },
    dvn: {
      artifact: library('uln/dvn/DVN.sol/DVN'),
      args: [eid, LAYERZERO_VERIFIER_ID, [sendUln], layerZeroPriceFeed, signers, 2n, ADMINS],
    },
    dvnFeeLib: { artifact: library('uln/dvn/DVNFeeLib.sol/DVNFeeLib'), args: [eid, NATIVE_DECIMALS] },
    layerZeroExecutor: { artifact: library('Executor.sol/Executor'), args: [] },
    layerZeroExecutorFeeLib: { artifact: library('ExecutorFeeLib.sol/ExecutorFeeLib'), args: [eid, NATIVE_DECIMALS] },
    layerZeroTreasury: { artifact: library('Treasury.sol/Treasury'), args: [] },
  };
}

/** By default, messages in both directions need one verifier, of which two of three signers have to sign. */
export function layerZeroParts(packages: string, chainId: ChainId): BridgeParts<Name> {
  const deployments = deploymentsOn(packages, Number(bridgeNumber('layerzero', chainId)));
  const on = (name: Name) => callsOf(name, deployments[name].artifact.abi);
  const { layerZeroEndpoint, sendUln, receiveUln, layerZeroPriceFeed, dvn, dvnFeeLib, ...rest } = bridgeAddresses;
  const { layerZeroExecutor, layerZeroExecutorFeeLib, layerZeroTreasury } = rest;
  const eids = otherChains(chainId).map((id) => Number(bridgeNumber('layerzero', id)));
  const verification = { confirmations: 1n, requiredDVNCount: 1, optionalDVNCount: 0, optionalDVNThreshold: 0 };
  const uln = eids.map((eid) => ({ eid, config: { ...verification, requiredDVNs: [dvn], optionalDVNs: [] } }));
  const costs = { multiplierBps: 12_000, floorMarginUSD: 0n };
  const delivery = { lzReceiveBaseGas: 60_000n, lzComposeBaseGas: 0n, nativeCap: 10n ** 17n, ...costs };
  return {
    deployments,
    calls: async () => [
      on('layerZeroEndpoint')('registerLibrary', sendUln),
      on('layerZeroEndpoint')('registerLibrary', receiveUln),
      on('layerZeroPriceFeed')('initialize', OWNER),
      // The price feed's keys are short.
      on('layerZeroPriceFeed')(
        'setPrice',
        eids.map((eid) => ({ eid: eid % 30_000, price: PRICE })),
      ),
      on('layerZeroPriceFeed')('setNativeTokenPriceUSD', 2000n * 10n ** 20n),
      on('dvn')('setWorkerFeeLib', dvnFeeLib),
      on('dvn')(
        'setDstConfig',
        eids.map((dstEid) => ({ dstEid, gas: 120_000n, ...costs })),
      ),
      on('layerZeroExecutor')('initialize', layerZeroEndpoint, zeroAddress, [sendUln], layerZeroPriceFeed, OWNER, ADMINS),
      on('layerZeroExecutor')('setWorkerFeeLib', layerZeroExecutorFeeLib),
      on('layerZeroExecutor')(
        'setDstConfig',
        eids.map((dstEid) => ({ dstEid, ...delivery })),
      ),
      on('sendUln')('setTreasury', layerZeroTreasury),
      on('sendUln')(
        'setDefaultExecutorConfigs',
        eids.map((eid) => ({ eid, config: { maxMessageSize: 10_000, executor: layerZeroExecutor } })),
      ),
      on('sendUln')('setDefaultUlnConfigs', uln),
      on('receiveUln')('setDefaultUlnConfigs', uln),
      ...eids.map((eid) => on('layerZeroEndpoint')('setDefaultSendLibrary', eid, sendUln)),
      ...eids.map((eid) => on('layerZeroEndpoint')('setDefaultReceiveLibrary', eid, receiveUln, 0n)),
    ],
  };
}
