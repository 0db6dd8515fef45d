export * from './chains.ts';
export * from './lookup.ts';
