import type { Market } from '@althing/domain/bonds';
import type { StepState } from '../../../ui/StepList.tsx';

/** What is known of a sale that is being opened; undefined where it was not read yet. */
export interface OpeningFacts {
  isCreated: boolean;
  isRecorded: boolean;
  recordFailed: boolean;
  /** Payout tokens in escrow, and as many as the seller wants there. */
  escrowed: bigint | undefined;
  wanted: bigint;
  /** Whether the contract stored the price in another scale than was worked out here. */
  isScaleWrong: boolean;
}

export type OpeningStep = 'create' | 'record' | 'fund';

/** How far each step is. They follow one another, and what the chain or the server says counts, so any of them may be done elsewhere. */
export function openingSteps(facts: OpeningFacts): Record<OpeningStep, StepState> {
  const { isCreated, isRecorded, recordFailed, escrowed, wanted, isScaleWrong } = facts;
  if (!isCreated) return { create: 'current', record: 'waiting', fund: 'waiting' };
  const isFunded = escrowed !== undefined && escrowed >= wanted;
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
