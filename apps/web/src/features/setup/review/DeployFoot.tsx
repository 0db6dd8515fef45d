import type { OrganisationInput } from '@althing/domain/organisation';
import { chainName } from '@althing/domain/chains';
import type { Plan } from '@althing/planner';
import { Button } from '@mantine/core';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useWizardMoves } from '../wizard/WizardContext.ts';
import { confirmationsText } from './reviewPlan.ts';
import classes from './review.module.css';
import { useSubmit } from './useSubmit.ts';

export interface DeployFootProps {
  input: OrganisationInput;
  plan: Plan | undefined;
  /** Why it cannot be deployed yet; undefined where it can. */
  reason: string | undefined;
}

/** What happens next, what it takes, and the button. */
export function DeployFoot({ input, plan, reason }: DeployFootProps) {
  const { back } = useWizardMoves();
  const { chains } = useAppConfig();
  const submit = useSubmit();
  return (
    <footer className={classes.foot}>
      {plan && (
        <p className={classes.next}>
          Deploy saves your organisation and opens the deployment page. There your wallet asks you to confirm{' '}
          <strong>{confirmationsText(plan, (id) => chainName(chains, id))}</strong>.
        </p>
      )}
      <Button variant="default" onClick={back} disabled={submit.isPending}>
        Back
      </Button>
      <div className={classes.deploy}>
        {reason && <span className={classes.soft}>{reason}</span>}
        <ReasonButton reason={reason} loading={submit.isPending} onClick={() => plan && submit.mutate({ input, plan })}>
          Deploy
        </ReasonButton>
      </div>
    </footer>
  );
}
