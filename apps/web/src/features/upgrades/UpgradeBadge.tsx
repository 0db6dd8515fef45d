import type { UpgradeProposalSummary } from '@althing/domain/http';
import { UPGRADE_STATE_LABELS } from '@althing/domain/upgrades';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { UPGRADE_STATE_TONES } from './upgradeStateTones.ts';

/** Its state, or that the organisation has changed since, after which only a new proposal helps. */
export const UpgradeBadge = ({ state, isStale }: Pick<UpgradeProposalSummary, 'state' | 'isStale'>) =>
  isStale ? (
    <StatusBadge tone="quiet">Outdated</StatusBadge>
  ) : (
    <StatusBadge tone={UPGRADE_STATE_TONES[state]}>{UPGRADE_STATE_LABELS[state]}</StatusBadge>
  );
