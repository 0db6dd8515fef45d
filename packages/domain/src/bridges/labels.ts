import type { BridgeStatus, MessageStage } from './messageState.ts';

/** How far bridges are, in a word: docs/requirements.md#bridge-transactions. */
export const BRIDGE_STATUS_LABELS: Readonly<Record<BridgeStatus, string>> = {
  pending: 'Pending',
  relayed: 'Relayed',
  completed: 'Completed',
};

/** Where a message or transfer stands, in a word or two. */
export const MESSAGE_STAGE_LABELS: Readonly<Record<MessageStage, string>> = {
  sent: 'On its way',
  arriving: 'Arriving',
  confirmable: 'To be confirmed',
  delayed: 'In its delay',
  executable: 'Executable',
  executed: 'Executed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};
