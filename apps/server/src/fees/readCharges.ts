import { controllerWrapperAbi, controllerWrapperOf, tokenAbi } from '@althing/bindings';
import type { PlatformFee, ShareTier } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { type PublicClient, zeroAddress } from 'viem';
import { unlessUnsaid } from '../chains/unlessUnsaid.ts';

/** What transfers through the wrapper pay. */
export interface WrapperCharge extends PlatformFee {
  wrapper: Address;
  /** Whether it takes transfers of this controller at all. */
  isAllowed: boolean;
}

export interface ChargedTransfer {
  originChainId: ChainId;
  destinationChainId: ChainId;
  controller: Address;
}

/** As many tiers as a token can have. */
export const MOST_TAX_TIERS = 10;

/** Null where the wrapper does not answer, or is not there. @throws where no node answers. */
export async function readWrapperCharge(
  client: PublicClient,
  { originChainId, destinationChainId, controller }: ChargedTransfer,
): Promise<WrapperCharge | null> {
  const wrapper = controllerWrapperOf(originChainId);
  if (!wrapper) return null;
  const at = { address: wrapper, abi: controllerWrapperAbi } as const;
  const destination = BigInt(destinationChainId);
  const tiersOf = (who: Address, chain: bigint) => client.readContract({ ...at, functionName: 'feeTiers', args: [who, chain] });
  const read = Promise.all([
    client.readContract({ ...at, functionName: 'isAllowed', args: [controller] }),
    client.readContract({ ...at, functionName: 'premiumRate', args: [destination] }),
    tiersOf(controller, destination),
    tiersOf(zeroAddress, 0n),
  ]);
  const said = await unlessUnsaid(read);
  if (!said) return null;
  const [isAllowed, premiumRate, own, common] = said;
  const tiers = (own.length > 0 ? own : common).map(({ threshold, rate }) => ({ threshold, rate: BigInt(rate) }));
  return { wrapper, isAllowed, premiumRate, tiers };
}

/** The tiers of the token's bridge tax; empty for a token that has none. @throws where no node answers. */
export async function readTaxTiers(client: PublicClient, token: Address): Promise<ShareTier[]> {
  const said = await unlessUnsaid(client.readContract({ address: token, abi: tokenAbi, functionName: 'bridgeTax' }));
  const [, thresholds, basisPoints] = said ?? [zeroAddress, [], []];
  return thresholds.slice(0, MOST_TAX_TIERS).map((threshold, index) => ({ threshold, rate: basisPoints[index] ?? 0n }));
}
