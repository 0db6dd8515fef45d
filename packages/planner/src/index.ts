export * from './errors.ts';
export * from './bridgeEdits.ts';
export * from './governorEdits.ts';
export * from './plan.ts';
export * from './planAdditions.ts';
export * from './planCost.ts';
export * from './planRemaining.ts';
export * from './types.ts';
