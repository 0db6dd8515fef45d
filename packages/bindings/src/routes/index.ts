export * from './abis.ts';
export * from './codecs.ts';
export * from './oft.ts';
export * from './relayOrder.ts';
export * from './route.ts';
