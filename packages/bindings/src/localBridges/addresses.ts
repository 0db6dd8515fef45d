import type { Address } from '@althing/domain/units';
import { getContractAddress } from 'viem';
import { localAccount, localKey } from '../localAccounts.ts';

/** Deploys and owns the bridges' contracts and does nothing else, so that these have the same addresses on every local chain. */
export const BRIDGE_KEEPER = localAccount(100);

/** Accounts that act as validators, signers, operators and guardians of every bridge, in the order of their addresses. */
export const BRIDGE_VALIDATORS = [101, 102, 103]
  .map((index) => localAccount(index))
  .toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));

/** Private key of the account that delivers what the validators have signed. */
export const BRIDGE_RELAYER_KEY = localKey(104);

/** Delivers what the validators have signed. LayerZero's verifier and executor accept no other account. */
export const BRIDGE_RELAYER = localAccount(104);

/** In the order of their deployment. */
export const BRIDGE_CONTRACTS = [
  'mailbox',
  'messageIdIsmFactory',
  'merkleTreeHook',
  'interchainGasPaymaster',
  'storageGasOracle',
  'layerZeroEndpoint',
  'sendUln',
  'receiveUln',
  'layerZeroPriceFeed',
  'dvn',
  'dvnFeeLib',
  'layerZeroExecutor',
  'layerZeroExecutorFeeLib',
  'layerZeroTreasury',
  'wrappedNative',
  'link',
  'rmn',
  'rmnProxy',
  'ccipRouter',
  'tokenAdminRegistry',
  'feeQuoter',
  'onRamp',
  'offRamp',
  'committeeVerifier',
  'verifierResolver',
  'ccipExecutor',
  'axelarAuth',
  'axelarTokenDeployer',
  'axelarGatewayImplementation',
  'axelarGateway',
  'axelarGasServiceImplementation',
  'axelarGasService',
  'wormholeSetup',
  'wormholeImplementation',
  'wormholeCore',
  'deliveryProviderSetup',
  'deliveryProviderImplementation',
  'deliveryProvider',
  'wormholeRelayerImplementation',
  'wormholeRelayer',
] as const;
export type BridgeContract = (typeof BRIDGE_CONTRACTS)[number];

/** Their addresses, the same on each local chain. */
export const bridgeAddresses = Object.fromEntries(
  BRIDGE_CONTRACTS.map((name, nonce) => [name, getContractAddress({ from: BRIDGE_KEEPER.address, nonce: BigInt(nonce) })]),
) as Readonly<Record<BridgeContract, Address>>;

/** Deploys and owns what bridges of the second set need on local chains, and does nothing else. */
export const ROUTE_KEEPER = localAccount(105);

/** In the order of their deployment. `localEuro` is LayerZero's OFT; anybody can mint it. The others are Wormhole's NTT for it. */
export const ROUTE_CONTRACTS = [
  'localEuro',
  'nttManagerImplementation',
  'nttManager',
  'nttTransceiverImplementation',
  'nttTransceiver',
] as const;
export type RouteContract = (typeof ROUTE_CONTRACTS)[number];

/** Their addresses, the same on each local chain. */
export const routeAddresses = Object.fromEntries(
  ROUTE_CONTRACTS.map((name, nonce) => [name, getContractAddress({ from: ROUTE_KEEPER.address, nonce: BigInt(nonce) })]),
) as Readonly<Record<RouteContract, Address>>;
