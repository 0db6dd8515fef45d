export * from './bondPurchaseSchemas.ts';
export * from './bondSchemas.ts';
export * from './bridgeSchemas.ts';
export * from './endpoints.ts';
export * from './fieldInWords.ts';
export * from './live.ts';
export * from './schemas.ts';
export type * from './types.ts';
export type { BridgeFaults } from './bridgeFaults.ts';
