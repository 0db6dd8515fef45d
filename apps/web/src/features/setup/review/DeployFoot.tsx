import type { OrganisationInput } from '@althing/domain/organisation';
import { chainName } from '@althing/domain/chains';
import type { Plan } from '@althing/planner';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { WizardEnd } from '../../../ui/wizard/WizardEnd.tsx';
import { confirmationsText } from './reviewPlan.ts';
import classes from './review.module.css';
import { useSubmit } from './useSubmit.ts';

export interface DeployFootProps {
  input: OrganisationInput;
  plan: Plan | undefined;
  /** Why it cannot be deployed yet; undefined where it can. */
  reason: string | undefined;
}

/** What happens next, what is needed for it, and the button. */
export function DeployFoot({ input, plan, reason }: DeployFootProps) {
  const { chains } = useAppConfig();
  const { deploy, isPending } = useSubmit();
  return (
    <WizardEnd
      isBusy={isPending}
      above={
        plan && (
          <>
            Deploy saves your organisation and opens the deployment page. There your wallet asks you to confirm{' '}
            <strong>{confirmationsText(plan, (id) => chainName(chains, id))}</strong>.
          </>
        )
      }
    >
      {reason && <span className={classes.soft}>{reason}</span>}
      <ReasonButton reason={reason} loading={isPending} onClick={() => plan && deploy({ input, plan })}>
        Deploy
      </ReasonButton>
    </WizardEnd>
  );
}
