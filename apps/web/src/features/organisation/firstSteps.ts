import { firstProposal, type FirstProposal, type VotingPower } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import type { StepState } from '../../ui/StepList.tsx';

export interface FirstStep {
  id: 'written' | 'deployed' | 'compared' | 'proposal';
  title: string;
  detail: string;
  state: StepState;
  /** Only for the step of the first proposal. */
  action?: FirstProposal['action'];
}

/** What a founder has done and still has to do. The first open step is the current one. `power` is undefined until it is known. */
export function firstSteps(
  { state, contracts, receipt, modules }: OrganisationDetail,
  proposalCount: number,
  power?: VotingPower,
): FirstStep[] {
  const standing = contracts.filter((contract) => contract.state === 'confirmed' || contract.state === 'verified').length;
  const isDeployed = contracts.length > 0 && standing === contracts.length;
  const all = [
    { id: 'written', title: 'Write it down', detail: 'Done in the wizard.', isDone: true },
    {
      id: 'deployed',
      title: 'Deploy it on every chain',
      detail: `${standing} of ${contracts.length} contracts are deployed.`,
      isDone: isDeployed,
    },
    {
      id: 'compared',
      title: 'Compare what was deployed with what you reviewed',
      detail: 'Read back from the chains automatically.',
      isDone: state === 'deployed' && receipt?.ok === true,
    },
    ...(modules.governor.length > 0
      ? [
          {
            id: 'proposal',
            title: 'Make the first proposal',
            ...firstProposal(power),
            isDone: proposalCount > 0,
          } as const,
        ]
      : []),
  ] as const;
  const next = all.findIndex(({ isDone }) => !isDone);
  return all.map(({ isDone, ...step }, index) => ({
    ...step,
    state: isDone ? 'done' : index === next ? 'current' : 'waiting',
  }));
}
