import type { PlannedSafes } from '../plannedKind.ts';
import { safeStep } from './safeStep.ts';

/** A kind of contracts that are Safes with the owners of these wallets. */
export const safes = (wallets: PlannedSafes['wallets']): PlannedSafes => ({
  wallets,
  steps: ({ safes: designs, chainId }, kind) => designs.filter((safe) => safe.kind === kind).map((safe) => safeStep(safe, chainId)),
});
