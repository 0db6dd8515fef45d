import { larger, type Market } from '@althing/domain/bonds';
import type { StepState } from '../../../ui/StepList.tsx';

/** A market and its escrow in one block. */
export interface FundedMarket {
  market: Pick<Market, 'sold' | 'capacity' | 'conclusion'>;
  /** Time of the block, UNIX seconds. */
  at: bigint;
  /** Payout tokens in escrow. */
  escrowed: bigint;
}

/** Whether nothing is sold any more: all is gone, the market was closed or its time is up. */
export const isOver = ({ market, at }: Pick<FundedMarket, 'market' | 'at'>): boolean => market.capacity === 0n || at >= market.conclusion;

/**
 * Payout tokens that the escrow still has to get. What was sold came out of it, whichever token the capacity counts.
 *
 * @param wanted - As many as the seller decided to put there in all.
 */
export const missingIn = (funded: FundedMarket, wanted: bigint): bigint =>
  isOver(funded) ? 0n : larger(wanted - funded.escrowed - funded.market.sold, 0n);

/** What is known of a sale that is being opened; undefined where it was not read yet. */
export interface OpeningFacts {
  isCreated: boolean;
  isRecorded: boolean;
  recordFailed: boolean;
  /** Payout tokens that the escrow still has to get. */
  missing: bigint | undefined;
  /** Whether the escrow had all of them once. Its owner may have taken back what the market needs no more. */
  wasFilled: boolean;
  /** Whether the contract stored the price in another scale than was worked out here. */
  isScaleWrong: boolean;
}

export type OpeningStep = 'create' | 'record' | 'fund';

/** How far each step is. They follow one another, and what the chain or the server says counts, so any of them may be done elsewhere. */
export function openingSteps(facts: OpeningFacts): Record<OpeningStep, StepState> {
  const { isCreated, isRecorded, recordFailed, missing, wasFilled, isScaleWrong } = facts;
  if (!isCreated) return { create: 'current', record: 'waiting', fund: 'waiting' };
  const isFunded = wasFilled || missing === 0n;
  return {
    create: 'done',
    record: isRecorded ? 'done' : recordFailed ? 'failed' : 'current',
    fund: isFunded ? 'done' : isScaleWrong ? 'failed' : 'current',
  };
}

export const isOpen = (steps: Record<OpeningStep, StepState>): boolean => Object.values(steps).every((state) => state === 'done');

/** Whether a market with a price of its own has another scale than its seller was shown. An oracle market's scale is the contract's choice. */
export const isScaleOff = (planned: Market | undefined, scale: bigint | undefined): boolean =>
  planned !== undefined && scale !== undefined && (planned.strategy === 'fpa' || planned.strategy === 'sda') && planned.scale !== scale;
