export * from './kinds.ts';
export * from './phrase.ts';
