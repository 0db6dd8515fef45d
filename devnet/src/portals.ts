import { assetControllerAbi, bridgeAdaptersOf, lockboxCreationCodeOf, platformAddresses, tokenAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { encodeFunctionData, pad, zeroAddress } from 'viem';
import { localAccount } from './accounts.ts';
import type { LocalClient } from './client.ts';
import { deployProxy, mined } from './controllers.ts';

const FOUNDER = localAccount(0).address;
const DAY = 86_400;
const MINT = '0x40c10f19';
const BURN = '0x9dc29fac';
const NONE = '0x00000000';

/** The highest possible limit, in smallest units. */
export const ALL = 2n ** 112n - 1n;

export interface TokenOptions {
  /** Initial holders with their amounts in smallest units. */
  holders?: readonly (readonly [Address, bigint])[];
  tax?: { treasury: Address; thresholds: readonly bigint[]; basisPoints: readonly bigint[] };
  number: number;
}

/** Deploys an organisation's token owned by the first local account. */
export function foundToken(client: LocalClient, { holders = [], tax, number }: TokenOptions): Promise<Address> {
  const { treasury, thresholds, basisPoints } = tax ?? { treasury: zeroAddress, thresholds: [], basisPoints: [] };
  const [recipients, amounts] = [holders.map(([holder]) => holder), holders.map(([, amount]) => amount)];
  const args = ['Acme', 'ACME', recipients, amounts, FOUNDER, treasury, thresholds, basisPoints, []] as const;
  const initialisation = encodeFunctionData({ abi: tokenAbi, functionName: 'initialize', args });
  return deployProxy(client, { implementation: platformAddresses.tokenImplementation, initialisation, number });
}

/** Deploys a lockbox that holds `kept` (the zero address for the chain's own currency) and issues the first local account's token for it. */
export async function foundLockbox(client: LocalClient, token: Address, kept: Address): Promise<Address> {
  const hash = await client.sendTransaction({ data: lockboxCreationCodeOf({ token, kept }) });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'setLockbox', args: [contractAddress!] });
  await mined(client, { to: token, data });
  return contractAddress!;
}

/** Limits in smallest units per duration. */
export interface PortalLimits {
  minting: bigint;
  burning: bigint;
}

export interface AssetControllerOptions {
  token: Address;
  /** Chains to which and from which tokens can be sent. */
  others: readonly ChainId[];
  /** Limits of each bridge alone. */
  alone?: Partial<Record<Bridge, PortalLimits>>;
  /** Limit for several bridges together: how many have to agree, and which. */
  together?: PortalLimits & { minimum: number; bridges: readonly Bridge[] };
  /** Whether tokens are locked and released instead of burned and minted. */
  locks?: boolean;
  /** Whether arriving amounts pay the token's tax. */
  taxed?: boolean;
  unwrapping?: boolean;
  /** In seconds. */
  duration?: number;
  number: number;
}

function limitsOf(chainId: ChainId, { alone = {}, together }: AssetControllerOptions) {
  const adapters = bridgeAdaptersOf(chainId)!;
  const own = Object.entries(alone).map(([bridge, limits]) => ({ adapter: adapters[bridge as Bridge], ...limits }));
  if (!together) return own;
  return [...own, { adapter: zeroAddress, minting: together.minting, burning: together.burning }];
}

/** Deploys an asset controller of the first local account, which has all roles. What bridges deliver within the same second does not count. */
export function foundAssetController(client: LocalClient, options: AssetControllerOptions): Promise<Address> {
  const { token, others, together, locks = false, taxed = false, unwrapping = false, duration = DAY, number } = options;
  const adapters = bridgeAdaptersOf(client.chain.id)!;
  const setup = {
    admin: FOUNDER,
    manager: FOUNDER,
    pauser: FOUNDER,
    duration,
    minBridges: together?.minimum ?? 0,
    unwrapping,
    custody: { locks, taxed, mintSelector: locks ? NONE : MINT, burnSelector: locks ? NONE : BURN } as const,
    multiBridgeAdapters: (together?.bridges ?? []).map((bridge) => adapters[bridge]),
    limits: limitsOf(client.chain.id, options),
    chains: others.map((id) => ({ chainId: BigInt(id), sends: true, takes: true })),
  };
  const initialisation = encodeFunctionData({ abi: assetControllerAbi, functionName: 'initialize', args: [setup] });
  const implementation = platformAddresses.assetControllerImplementation;
  return deployProxy(client, { implementation, argument: pad(token), initialisation, number });
}

/** Deploys a controller for a token of the first local account, and lets it mint and burn without limits. */
export async function foundPortal(client: LocalClient, options: AssetControllerOptions): Promise<Address> {
  const controller = await foundAssetController(client, options);
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'setLimits', args: [controller, ALL, ALL] });
  if (!options.locks) await mined(client, { to: options.token, data });
  return controller;
}
