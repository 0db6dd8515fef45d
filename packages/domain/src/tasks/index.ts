export * from './feedDays.ts';
export * from './kinds.ts';
export * from './ownCaseOf.ts';
export * from './rules.ts';
export * from './taskPath.ts';
