export * from './bondPurchaseSchemas.ts';
export * from './bondSchemas.ts';
export * from './bridgeSchemas.ts';
export * from './endpoints.ts';
export * from './fieldInWords.ts';
export * from './live.ts';
export * from './schemas.ts';
export type * from './types.ts';
export type { Activity } from './activityEndpoints.ts';
export type { BridgeFaults, Misbehaving } from './bridgeFaults.ts';
export type { ForumTopic, ForumView } from './forumEndpoints.ts';
export type { Delegator, MemberDetail, MemberVote } from './memberEndpoints.ts';
export type { OwnProposal } from './ownProposalEndpoints.ts';
export type { TreasuryTransfer } from './treasuryEndpoints.ts';
export type { RouteTransfer } from './routeEndpoints.ts';
export type { Task } from './taskEndpoints.ts';
export type {
  TakenAddress,
  UpgradeContract,
  UpgradeProposal,
  UpgradeProposalSummary,
  UpgradeSending,
  UpgradeTransactionView,
} from './upgradeEndpoints.ts';
