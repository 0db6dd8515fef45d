import { type MeasureFacts, READING } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';

interface PlannedVotingChains {
  isPlanned: boolean;
  /** What is known of them before anything is asked. */
  chains: MeasureFacts['votingChains'];
}

export function plannedVotingChains({ modules }: Pick<OrganisationDetail, 'modules'>, governor: GovernorView): PlannedVotingChains {
  const planned = modules?.governor.find(
    ({ governorName, chainId }) => governorName === governor.governorName && chainId === governor.chainId,
  );
  return (planned?.votingChainIds?.length ?? 0) > 0
    ? { isPlanned: true, chains: { problem: READING } }
    : { isPlanned: false, chains: { problem: 'The organisation was founded without voting on other chains for this governor.' } };
}
