import { join } from 'node:path';
import { AXELAR_OPERATORS, BRIDGE_KEEPER, bridgeAddresses } from '@althing/bindings/localBridges';
import type { ChainId } from '@althing/domain/units';
import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { jsonArtifact } from '../packages.ts';
import { axelarName, type BridgeParts, callsOf, otherChains } from './parts.ts';

type Name =
  | 'axelarAuth'
  | 'axelarTokenDeployer'
  | 'axelarGatewayImplementation'
  | 'axelarGateway'
  | 'axelarGasServiceImplementation'
  | 'axelarGasService';

const OWNER = BRIDGE_KEEPER.address;

const PRICES = {
  gasEstimationType: 0,
  l1FeeScalar: 0n,
  axelarBaseFee: 10n ** 14n,
  relativeGasPrice: 10n ** 9n,
  relativeBlobBaseFee: 0n,
  expressFee: 0n,
};

export function axelarParts(packages: string, chainId: ChainId): BridgeParts<Name> {
  const of = (path: string) => jsonArtifact(join(packages, '@axelar-network/axelar-cgp-solidity/artifacts/contracts', `${path}.json`));
  const { axelarAuth, axelarTokenDeployer, axelarGateway, axelarGatewayImplementation, axelarGasServiceImplementation } = bridgeAddresses;
  const { accounts, weights, threshold } = AXELAR_OPERATORS;
  const operators = encodeAbiParameters(parseAbiParameters('address[], uint256[], uint256'), [accounts, weights, threshold]);
  const gatewaySetup = encodeAbiParameters(parseAbiParameters('address, address, bytes'), [OWNER, OWNER, '0x']);
  const gasService = of('gas-service/AxelarGasService.sol/AxelarGasService');
  const deployments = {
    axelarAuth: { artifact: of('auth/AxelarAuthWeighted.sol/AxelarAuthWeighted'), args: [[operators]] },
    axelarTokenDeployer: { artifact: of('TokenDeployer.sol/TokenDeployer'), args: [] },
    axelarGatewayImplementation: { artifact: of('AxelarGateway.sol/AxelarGateway'), args: [axelarAuth, axelarTokenDeployer] },
    axelarGateway: { artifact: of('AxelarGatewayProxy.sol/AxelarGatewayProxy'), args: [axelarGatewayImplementation, gatewaySetup] },
    axelarGasServiceImplementation: { artifact: gasService, args: [OWNER] },
    axelarGasService: { artifact: of('gas-service/AxelarGasServiceProxy.sol/AxelarGasServiceProxy'), args: [] },
  };
  const names = otherChains(chainId).map(axelarName);
  return {
    deployments,
    calls: async () => [
      callsOf('axelarAuth', deployments.axelarAuth.artifact.abi)('transferOwnership', axelarGateway),
      callsOf('axelarGasService', deployments.axelarGasService.artifact.abi)('init', axelarGasServiceImplementation, OWNER, '0x'),
      callsOf('axelarGasService', gasService.abi)(
        'updateGasInfo',
        names,
        names.map(() => PRICES),
      ),
    ],
  };
}
