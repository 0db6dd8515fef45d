import type { KnownContract } from '@althing/bindings';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { shelveProposal, useActor, useProposeEligibility } from '../../governance/index.ts';
import classes from './Manage.module.css';
import type { GovernorManager } from './manager.ts';
import type { OwnerStep } from './ownerStep.ts';

interface ByProposalProps {
  manager: GovernorManager;
  contracts: readonly KnownContract[];
  steps: readonly OwnerStep[];
  label: string;
  variant: 'outline' | 'default';
}

/** Opens the builder of proposals with what is to be done already written; nothing is proposed yet. */
export function ByProposal({ manager: { governor, organisation }, contracts, steps, label, variant }: ByProposalProps) {
  const { account } = useActor();
  const { reason } = useProposeEligibility(organisation, governor);
  const navigate = useNavigate();
  const write = () => {
    const { title, effect } = steps.at(-1)!;
    const proposal = { governor, title, body: effect, calls: steps.map(({ call }) => call), contracts };
    if (!shelveProposal(localStorage, organisation.slug, account ?? undefined, proposal))
      return notify.error('The proposal could not be begun', 'This browser keeps no further draft. Throw one of the others away first.');
    return void navigate({ to: '/organisations/$slug/proposals/create', params: { slug: organisation.slug } });
  };
  return (
    <div>
      <ReasonButton variant={variant} reason={reason} onClick={write}>
        {label}
      </ReasonButton>
      <p className={classes.reason}>{reason ?? `${governor.governorName} decides. You read all of it before you propose it.`}</p>
    </div>
  );
}
