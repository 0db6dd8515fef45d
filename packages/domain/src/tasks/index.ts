export * from './kinds.ts';
export * from './ownCaseOf.ts';
export * from './rules.ts';
