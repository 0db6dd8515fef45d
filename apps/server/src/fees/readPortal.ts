import { assetControllerAbi, hyperlaneAdapterAbi as adapterAbi, tokenAbi } from '@althing/bindings';
import type { ShareTier, UsedLimit } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { type PublicClient, zeroAddress } from 'viem';
import { readTogether } from '../chains/readTogether.ts';
import { unlessUnsaid } from '../chains/unlessUnsaid.ts';
import type { Portal } from '../store/bridges/portals.ts';
import { readTaxTiers, readWrapperCharge, type WrapperCharge } from './readCharges.ts';
import { TOKEN_WINDOW } from './usedLimit.ts';

/** One side of transfers, as its chain says it. */
export interface PortalState {
  tokenAddress: Address;
  /** UNIX seconds of the newest block. */
  at: number;
  isOpen: boolean;
  isPaused: boolean;
  minBridges: number;
  /** Of transfers that several bridges bring. */
  several: UsedLimit;
  /** By adapter, of those that the controller has known. */
  alone: Map<Address, AdapterState>;
  tokenLimit: UsedLimit | null;
  kept: bigint | null;
  /** What leaves through the platform's wrapper pays; null where that is not known, and where tokens arrive. */
  wrapperCharge: WrapperCharge | null;
  /** What arrives pays; empty where tokens leave. */
  taxTiers: ShareTier[];
}

interface AdapterState {
  limit: UsedLimit;
  isAmongSeveral: boolean;
  /** Whether it takes nothing at the moment. What it brings arrives all the same. */
  isPaused: boolean;
}

export interface PortalSide {
  side: 'origin' | 'destination';
  controller: Address;
  chainId: ChainId;
  otherChainId: ChainId;
  portal: Portal;
}

const LIMIT_OF = {
  origin: ['burningMaxLimitOf', 'burningCurrentLimitOf'],
  destination: ['mintingMaxLimitOf', 'mintingCurrentLimitOf'],
} as const;

/** Two requests, whatever the controller knows: all that is read, and the time. @throws where the chain does not answer, or has no such controller. */
export async function readPortal(
  client: PublicClient,
  { side, controller, chainId, otherChainId, portal }: PortalSide,
): Promise<PortalState> {
  const together = readTogether(client);
  const at = { address: controller, abi: assetControllerAbi } as const;
  const token = { address: portal.token, abi: tokenAbi } as const;
  const [most, left] = LIMIT_OF[side];
  const limitOf = (adapter: Address) =>
    Promise.all([
      together.readContract({ ...at, functionName: most, args: [adapter] }),
      together.readContract({ ...at, functionName: left, args: [adapter] }),
    ]);

  const isOrigin = side === 'origin';
  const charged = { originChainId: chainId, destinationChainId: otherChainId, controller };

  const [
    block,
    duration,
    minimum,
    isPaused,
    [sends, takes],
    { locks, taxed },
    several,
    adapters,
    tokenMost,
    tokenLeft,
    balance,
    charge,
    tiers,
  ] = await Promise.all([
    client.getBlock(),
    together.readContract({ ...at, functionName: 'duration' }),
    together.readContract({ ...at, functionName: 'minBridges' }),
    together.readContract({ ...at, functionName: 'paused' }),
    together.readContract({ ...at, functionName: 'chainOf', args: [BigInt(otherChainId)] }),
    together.readContract({ ...at, functionName: 'custody' }),
    limitOf(zeroAddress),
    Promise.all(
      portal.adapters.map((adapter) =>
        Promise.all([
          adapter,
          limitOf(adapter),
          together.readContract({ ...at, functionName: 'multiBridgeAdapters', args: [adapter] }),
          isOrigin ? unlessUnsaid(together.readContract({ address: adapter, abi: adapterAbi, functionName: 'paused' })) : false,
        ]),
      ),
    ),
    unlessUnsaid(together.readContract({ ...token, functionName: most, args: [controller] })),
    unlessUnsaid(together.readContract({ ...token, functionName: left, args: [controller] })),
    unlessUnsaid(together.readContract({ ...token, functionName: 'balanceOf', args: [controller] })),
    isOrigin ? readWrapperCharge(together, charged) : null,
    isOrigin ? [] : readTaxTiers(together, portal.token),
  ]);

  const window = Number(duration);
  const used = ([whole, rest]: readonly [bigint, bigint]): UsedLimit => ({ most: whole, left: rest, window });
  return {
    tokenAddress: portal.token,
    at: Number(block.timestamp),
    isOpen: isOrigin ? sends : takes,
    isPaused,
    minBridges: Number(minimum),
    several: used(several),
    alone: new Map(
      adapters.map(([adapter, limit, isAmongSeveral, isStopped]) => [
        adapter,
        { limit: used(limit), isAmongSeveral, isPaused: isStopped ?? false },
      ]),
    ),
    tokenLimit: locks || tokenMost === null || tokenLeft === null ? null : { most: tokenMost, left: tokenLeft, window: TOKEN_WINDOW },
    kept: locks && !isOrigin ? balance : null,
    wrapperCharge: charge,
    taxTiers: locks && !taxed ? [] : tiers,
  };
}
