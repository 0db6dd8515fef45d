export * from './decision.ts';
export * from './description.ts';
export * from './limits.ts';
export * from './problem.ts';
export * from './sentences.ts';
export * from './state.ts';
export * from './vote.ts';
