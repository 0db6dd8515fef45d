import { BRIDGE_STATUS_LABELS, MESSAGE_STAGE_LABELS } from '@althing/domain/bridges';
import type { Tone } from '../../ui/StatusBadge.tsx';
import type { BridgeTransaction } from './queries.ts';
import { STATUS_TONES } from './stageTones.ts';

/** What travels, in a word. */
export const kindText = ({ messageType, isVotes }: Pick<BridgeTransaction, 'messageType' | 'isVotes'>): string =>
  isVotes ? 'Votes' : messageType === 'transfer' ? 'Transfer' : 'Message';

const bridges = (count: number): string => `${count} ${count === 1 ? 'bridge' : 'bridges'}`;

/** How many bridges have brought it, of as many as are needed. */
export function agreementText({ requiredBridges, agreedBridges }: Pick<BridgeTransaction, 'requiredBridges' | 'agreedBridges'>): string {
  if (requiredBridges === null) return 'Not taken there';
  return agreedBridges > requiredBridges
    ? `${bridges(agreedBridges)}, ${requiredBridges} needed`
    : `${agreedBridges} of ${bridges(requiredBridges)}`;
}

/** The badge of a row: how far bridges are, unless it ended without execution, however many bridges have brought it. */
export const statusBadge = ({ status, stage }: Pick<BridgeTransaction, 'status' | 'stage'>): { label: string; tone: Tone } =>
  stage === 'cancelled' || stage === 'expired'
    ? { label: MESSAGE_STAGE_LABELS[stage], tone: 'bad' }
    : { label: BRIDGE_STATUS_LABELS[status], tone: STATUS_TONES[status] };

/** What stands below the badge. */
export const progressText = (transaction: Pick<BridgeTransaction, 'stage' | 'requiredBridges' | 'agreedBridges'>): string =>
  transaction.stage === 'cancelled' || transaction.stage === 'expired'
    ? agreementText(transaction)
    : `${MESSAGE_STAGE_LABELS[transaction.stage]} · ${agreementText(transaction)}`;
