export * from './addresses.ts';
export * from './constants.ts';
export * from './deliveriesIn.ts';
export type { BridgeCall, LocalDelivery } from './delivery.ts';
export { forgedLogs } from './forgedLogs.ts';
export { signedByGuardians } from './guardians.ts';
export { localPolymerProof } from './polymer.ts';
