export * from './chainsOf.ts';
export * from './publicChains.ts';
