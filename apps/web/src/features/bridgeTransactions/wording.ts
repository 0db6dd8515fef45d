import { BRIDGE_STATUS_LABELS, type BridgeStatus, hasEnded, MESSAGE_STAGE_LABELS, type MessageStage } from '@althing/domain/bridges';
import type { Tone } from '../../ui/StatusBadge.tsx';
import type { BridgeTransaction } from './queries.ts';
import { STAGE_TONES, STATUS_TONES } from './stageTones.ts';

/** What travels, in a word. */
export const kindText = ({ messageType, isVotes }: Pick<BridgeTransaction, 'messageType' | 'isVotes'>): string =>
  isVotes ? 'Votes' : messageType === 'transfer' ? 'Transfer' : 'Message';

const bridges = (count: number): string => `${count} ${count === 1 ? 'bridge' : 'bridges'}`;

/** How many bridges have brought it, of as many as are needed; more may have been asked to. */
export function agreementText({ requiredBridges, agreedBridges }: Pick<BridgeTransaction, 'requiredBridges' | 'agreedBridges'>): string {
  if (requiredBridges === null) return 'Not taken there';
  if (requiredBridges === 1 && agreedBridges < 2) return `${agreedBridges} of 1 bridge`;
  return agreedBridges > requiredBridges
    ? `${bridges(agreedBridges)}, ${requiredBridges} needed`
    : `${agreedBridges} of ${requiredBridges} needed bridges`;
}

type Standing = Pick<BridgeTransaction, 'status' | 'stage'>;
interface Badge {
  label: string;
  tone: Tone;
}

/** Stages that say no more than how far bridges are. */
const TOLD_BY_STATUS: Readonly<Record<BridgeStatus, MessageStage | null>> = { pending: 'sent', relayed: 'arriving', completed: null };
const isTold = ({ status, stage }: Standing): boolean => TOLD_BY_STATUS[status] === stage;
const isUnexecuted = ({ stage }: Pick<Standing, 'stage'>): boolean => stage === 'cancelled' || stage === 'expired';
const stageBadge = ({ stage }: Pick<Standing, 'stage'>): Badge => ({ label: MESSAGE_STAGE_LABELS[stage], tone: STAGE_TONES[stage] });

/** The badge of a row: how far bridges are, unless it ended without execution, however many bridges have brought it. */
export const statusBadge = (standing: Standing): Badge =>
  isUnexecuted(standing) ? stageBadge(standing) : { label: BRIDGE_STATUS_LABELS[standing.status], tone: STATUS_TONES[standing.status] };

/** Both badges where they say different things; once it has ended, only how. */
export function badgesOf(standing: Standing): Badge[] {
  if (hasEnded(standing)) return [stageBadge(standing)];
  return isTold(standing) ? [statusBadge(standing)] : [statusBadge(standing), stageBadge(standing)];
}

/** What stands below the badge of a row. */
export const progressText = (transaction: Standing & Pick<BridgeTransaction, 'requiredBridges' | 'agreedBridges'>): string =>
  isUnexecuted(transaction) || isTold(transaction)
    ? agreementText(transaction)
    : `${MESSAGE_STAGE_LABELS[transaction.stage]} · ${agreementText(transaction)}`;
