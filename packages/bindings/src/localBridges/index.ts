export * from './addresses.ts';
export * from './constants.ts';
export * from './deliveriesIn.ts';
export type { BridgeCall, LocalDelivery, PlayedBridge } from './delivery.ts';
export { forgedLogs } from './forgedLogs.ts';
export { signedByGuardians } from './guardians.ts';
export { LOCAL_ACROSS_FEE, localRouteTokens } from './routes.ts';
export { localPolymerProof } from './polymer.ts';
