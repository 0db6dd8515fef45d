import { assetControllerAbi, CONTRACT_KIND_NUMBERS } from '@althing/bindings';
import type { TransferLimits } from '@althing/domain/modules';
import type { Address } from '@althing/domain/units';
import { decodeFunctionData, encodeFunctionData, pad, zeroAddress } from 'viem';
import type { PortalDesign } from '../../design.ts';
import type { BatchPart, SetupOf } from '../batchPart.ts';
import { times } from '../shared/gas.ts';

const PORTAL_GAS = 420_000n;
const APPROVAL_GAS = 12_000n;
const LIMITS_GAS = 53_000n;
const CHAIN_GAS = 30_000n;

/** Limits above 0, as the contract takes them: the zero address is for several bridges together. */
export const limitedAdapters = ({
  several,
  adapters,
}: Pick<PortalDesign, 'several' | 'adapters'>): (TransferLimits & { adapter: Address })[] =>
  [
    { adapter: zeroAddress as Address, ...several },
    ...adapters.map(({ address, minting, burning }) => ({ adapter: address, minting, burning })),
  ].filter(({ minting, burning }) => minting > 0n || burning > 0n);

function initialisationOf(design: PortalDesign) {
  const { admin, window, minBridges, unwraps, custody, adapters, chains } = design;
  const setup = {
    admin: admin.address,
    manager: admin.address,
    pauser: admin.address,
    duration: window,
    minBridges,
    unwrapping: unwraps,
    custody,
    multiBridgeAdapters: adapters.filter(({ isApproved }) => isApproved).map(({ address }) => address),
    limits: limitedAdapters(design),
    chains: chains.map((chainId) => ({ chainId: BigInt(chainId), sends: true, takes: true })),
  };
  return encodeFunctionData({ abi: assetControllerAbi, functionName: 'initialize', args: [setup] });
}

/** Asset controllers in the batch's list of further proxies. */
export const portalBatch: BatchPart<SetupOf<'proxies'>> = {
  units: ({ portal }) => {
    if (!portal) return [];
    const { id, salt, implementation, token } = portal;
    const initialisation = initialisationOf(portal);
    const kind = CONTRACT_KIND_NUMBERS.assetController;
    return [{ stepIds: [id], setup: { salt, kind, implementation, argument: pad(token.address), companion: zeroAddress, initialisation } }];
  },
  gas: ({ initialisation }) => {
    const { functionName, args } = decodeFunctionData({ abi: assetControllerAbi, data: initialisation });
    if (functionName !== 'initialize') throw new Error(`Not how an asset controller begins: ${functionName}`);
    const [{ multiBridgeAdapters, limits, chains }] = args;
    return (
      PORTAL_GAS + times(APPROVAL_GAS, multiBridgeAdapters.length) + times(LIMITS_GAS, limits.length) + times(CHAIN_GAS, chains.length)
    );
  },
  isOpen: ({ salt }, { salts }) => salts.has(salt),
};
