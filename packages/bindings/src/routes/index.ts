export * from './abis.ts';
export * from './codecs.ts';
export * from './mayanOrder.ts';
export { NO_INSTRUCTIONS, wormholeIdOf } from './ntt.ts';
export * from './nttQueue.ts';
export * from './oft.ts';
export * from './relayOrder.ts';
export * from './route.ts';
