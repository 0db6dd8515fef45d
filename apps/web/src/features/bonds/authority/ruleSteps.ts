import { type Call, contractCall, encodeSetDefaults, fixedPriceAuctioneerAbi } from '@althing/bindings';
import type { MarketRules, Strategy } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import type { OwnerStep } from '../manage/ownerStep.ts';

/** The calls that make `present` into `wish`, each valid after the one before: where both grow, the length of a sale does first. */
export function ruleSteps(auctioneer: Address, strategy: Strategy, wish: MarketRules, present: MarketRules): OwnerStep[] {
  const words = {
    title: 'Change the rules of new sales',
    effect: 'Sales that are created from then on keep to them.',
    label: 'Change the rules',
  };
  if (strategy === 'sda') return [{ key: 'defaults', call: encodeSetDefaults(auctioneer, wish), ...words }];
  const call = (functionName: 'setMinDepositInterval' | 'setMinMarketDuration', seconds: bigint): Call =>
    contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName, args: [Number(seconds)] });
  const deposit = call('setMinDepositInterval', wish.minDepositInterval);
  const duration = call('setMinMarketDuration', wish.minMarketDuration);
  const steps = [
    ...(wish.minDepositInterval === present.minDepositInterval ? [] : [{ key: 'deposit', call: deposit, ...words }]),
    ...(wish.minMarketDuration === present.minMarketDuration ? [] : [{ key: 'duration', call: duration, ...words }]),
  ];
  return wish.minDepositInterval > present.minMarketDuration ? steps.toReversed() : steps;
}
