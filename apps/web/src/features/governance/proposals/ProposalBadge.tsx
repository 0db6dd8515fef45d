import { proposalBadge, type ProposalState } from '@althing/domain/governance';
import { Tooltip } from '@mantine/core';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { BADGE_TONES } from './badgeTone.ts';

export function ProposalBadge({ state, isVetoed }: { state: ProposalState; isVetoed: boolean }) {
  const { label, colour, meaning } = proposalBadge(state, isVetoed);
  return (
    <Tooltip label={meaning}>
      <span>
        <StatusBadge tone={BADGE_TONES[colour]}>{label}</StatusBadge>
      </span>
    </Tooltip>
  );
}
