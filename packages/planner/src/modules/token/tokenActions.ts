import { type Call, contractCall, tokenAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { TokenDesign } from '../../design.ts';
import { same } from '../shared/edits.ts';

type Tiers = TokenDesign['bridgeTaxes'];

/** What the owner of a token does so that its bridge tax is that of the edited form: no tax is ever without a treasury. */
export function taxActions(before: TokenDesign, after: TokenDesign): Call[] {
  const at = { address: before.address, abi: tokenAbi } as const;
  const [treasury, next] = [before, after].map(({ taxTreasury }) => taxTreasury?.address ?? zeroAddress) as [Address, Address];
  const setTiers = (tiers: Tiers): Call =>
    contractCall({
      ...at,
      functionName: 'setBridgeTaxTiers',
      args: [tiers.map(({ threshold }) => threshold), tiers.map(({ basisPoints }) => BigInt(basisPoints))],
    });
  const isEnded = after.bridgeTaxes.length === 0;
  const changed = same(before.bridgeTaxes, after.bridgeTaxes) ? [] : [setTiers(after.bridgeTaxes)];
  return [
    ...(isEnded ? changed : []),
    ...(treasury === next ? [] : [contractCall({ ...at, functionName: 'setTreasury', args: [next] })]),
    ...(isEnded ? [] : changed),
  ];
}
