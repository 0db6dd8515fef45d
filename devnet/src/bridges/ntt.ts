import { join } from 'node:path';
import { platformAddresses } from '@althing/bindings';
import { bridgeAddresses, type RouteContract, routeAddresses } from '@althing/bindings/localBridges';
import type { Address, ChainId } from '@althing/domain/units';
import { type Abi, encodeFunctionData, type Hex, pad, parseAbi, parseEther, zeroAddress } from 'viem';
import { type Artifact, typechainArtifact } from '../packages.ts';
import { type BridgeDeployment, bridgeNumber, type KeeperCall, otherChains } from './parts.ts';

const FACTORIES = '@wormhole-foundation/sdk-evm-ntt/dist/esm/ethers-contracts/1_1_0/factories';
const PROXY = '@certusone/wormhole-sdk/lib/cjs/ethers-relayer-contracts/factories/ERC1967Proxy__factory.js';
/** The library to which they are linked. */
const LIBRARY = /__\$93083e246e55d56d98f3df2872cd16bfd0\$__/g;
const ABI: Abi = parseAbi([
  'function initialize() payable',
  'function setTransceiver(address transceiver)',
  'function setOutboundLimit(uint256 limit)',
  'function setPeer(uint16 chainId, bytes32 manager, uint8 decimals, uint256 inboundLimit)',
  'function setWormholePeer(uint16 chainId, bytes32 transceiver) payable',
  'function setIsWormholeEvmChain(uint16 chainId, bool isEvm)',
  'function setIsWormholeRelayingEnabled(uint16 chainId, bool isEnabled)',
  'function mint(address to, uint256 amount)',
]);

/** A manager's number for keeping what leaves, as nobody but the token's makers could mint what arrives. */
const LOCKING = 0;
const DAY_SECONDS = 86_400n;
const LIMIT = parseEther('1000000');
/** Wormhole's number for what is as final as it can be, and gas of an arrival. */
const FINALIZED = 1;
const ARRIVAL_GAS = 500_000n;

type Name = Exclude<RouteContract, 'localEuro'>;

/** Wormhole's NTT for the Local Euro, one manager with one transceiver on each chain, as version 1.1 of their package has them. */
export function nttDeployments(packages: string, chainId: ChainId): Readonly<Record<Name, BridgeDeployment>> {
  const of = (name: string): Artifact => {
    const { abi, bytecode } = typechainArtifact(join(packages, FACTORIES, `${name}__factory.js`));
    return { abi, bytecode: bytecode.replace(LIBRARY, platformAddresses.transceiverStructs.slice(2).toLowerCase()) as Hex };
  };
  const proxy = typechainArtifact(join(packages, PROXY));
  const { localEuro, nttManagerImplementation, nttManager, nttTransceiverImplementation } = routeAddresses;
  const { wormholeCore, wormholeRelayer } = bridgeAddresses;
  return {
    nttManagerImplementation: {
      artifact: of('NttManager'),
      args: [localEuro, LOCKING, Number(bridgeNumber('wormhole', chainId)), DAY_SECONDS, false],
    },
    nttManager: { artifact: proxy, args: [nttManagerImplementation, '0x'] },
    nttTransceiverImplementation: {
      artifact: of('WormholeTransceiver'),
      args: [nttManager, wormholeCore, wormholeRelayer, zeroAddress, FINALIZED, ARRIVAL_GAS],
    },
    nttTransceiver: { artifact: proxy, args: [nttTransceiverImplementation, '0x'] },
  };
}

/** By which they are connected once they stand. */
export function nttCalls(chainId: ChainId): readonly KeeperCall[] {
  const { localEuro, nttManager, nttTransceiver } = routeAddresses;
  const to =
    (address: Address) =>
    (functionName: string, ...args: readonly unknown[]): KeeperCall => ({
      to: address,
      data: encodeFunctionData({ abi: ABI, functionName, args }),
    });
  const [manager, transceiver] = [to(nttManager), to(nttTransceiver)];
  return [
    manager('initialize'),
    transceiver('initialize'),
    manager('setTransceiver', nttTransceiver),
    manager('setOutboundLimit', LIMIT),
    ...otherChains(chainId).flatMap((id) => {
      const there = Number(bridgeNumber('wormhole', id));
      return [
        manager('setPeer', there, pad(nttManager), 18, LIMIT),
        transceiver('setWormholePeer', there, pad(nttTransceiver)),
        transceiver('setIsWormholeEvmChain', there, true),
        transceiver('setIsWormholeRelayingEnabled', there, true),
      ];
    }),
    // What arrives is paid of this.
    to(localEuro)('mint', nttManager, LIMIT),
  ];
}
