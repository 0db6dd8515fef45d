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

/** The most that a limit can be, in units. */
export const ALL = 2n ** 112n - 1n;

export interface TokenOptions {
  /** Who has how many units of it from the beginning. */
  holders?: readonly (readonly [Address, bigint])[];
  tax?: { treasury: Address; thresholds: readonly bigint[]; basisPoints: readonly bigint[] };
  number: number;
}

/** An organisation's token; the first local account is its owner. */
export function foundToken(client: LocalClient, { holders = [], tax, number }: TokenOptions): Promise<Address> {
  const { treasury, thresholds, basisPoints } = tax ?? { treasury: zeroAddress, thresholds: [], basisPoints: [] };
  const [recipients, amounts] = [holders.map(([holder]) => holder), holders.map(([, amount]) => amount)];
  const args = ['Acme', 'ACME', recipients, amounts, FOUNDER, treasury, thresholds, basisPoints, []] as const;
  const initialisation = encodeFunctionData({ abi: tokenAbi, functionName: 'initialize', args });
  return deployProxy(client, { implementation: platformAddresses.tokenImplementation, initialisation, number });
}

/** What keeps `kept`, or the chain's own currency for the zero address, and gives the first local account's token for it. */
export async function foundLockbox(client: LocalClient, token: Address, kept: Address): Promise<Address> {
  const hash = await client.sendTransaction({ data: lockboxCreationCodeOf({ token, kept }) });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'setLockbox', args: [contractAddress!] });
  await mined(client, { to: token, data });
  return contractAddress!;
}

/** In units, within a duration. */
export interface PortalLimits {
  minting: bigint;
  burning: bigint;
}

export interface AssetControllerOptions {
  token: Address;
  /** From and to which tokens travel. */
  others: readonly ChainId[];
  /** What each bridge may do alone. */
  alone?: Partial<Record<Bridge, PortalLimits>>;
  /** What several may do together; how many have to agree at least, and which. */
  together?: PortalLimits & { minimum: number; bridges: readonly Bridge[] };
  /** Whether tokens are kept and given out, instead of burned and minted. */
  locks?: boolean;
  /** Whether what is given out pays the token's tax. */
  taxed?: boolean;
  unwrapping?: boolean;
  /** Seconds. */
  duration?: number;
  number: number;
}

function limitsOf(chainId: ChainId, { alone = {}, together }: AssetControllerOptions) {
  const adapters = bridgeAdaptersOf(chainId)!;
  const own = Object.entries(alone).map(([bridge, limits]) => ({ adapter: adapters[bridge as Bridge], ...limits }));
  if (!together) return own;
  return [...own, { adapter: zeroAddress, minting: together.minting, burning: together.burning }];
}

/** An asset controller of the first local account, who may do everything with it. What bridges bring in the second of this is void. */
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

/** A controller of a token that the first local account owns, which lets it mint and burn whatever bridges bring. */
export async function foundPortal(client: LocalClient, options: AssetControllerOptions): Promise<Address> {
  const controller = await foundAssetController(client, options);
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'setLimits', args: [controller, ALL, ALL] });
  if (!options.locks) await mined(client, { to: options.token, data });
  return controller;
}
