export * from './bridgeBetween.ts';
export * from './bridgeChainIds.ts';
export * from './bridges.ts';
export * from './durations.ts';
export * from './facts.ts';
export * from './fees.ts';
export * from './messageState.ts';
export * from './publicBridges.ts';
