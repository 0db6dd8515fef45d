import type { UpgradeProposal } from '@althing/domain/http';
import { upgradeActionReason, type UpgradeSituation } from '@althing/domain/upgrades';
import { ERRORS } from '@althing/domain/errors';
import { ApiError } from '../../lib/http/apiError.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { CitizenshipGate } from '../auth/index.ts';
import { useUpgradeStep } from './queries.ts';
import classes from './Upgrades.module.css';

const WORDS = {
  execute: { label: 'Begin the execution', done: 'It has begun: what is ready can be sent', failed: 'The execution was not begun' },
  register: { label: 'Register', done: 'The organisation’s record has changed', failed: 'It was not registered' },
} as const;
const NOTHING_TO_SEND = 'Nothing has to be sent: it can be registered';

/** The step that comes next, where it is the server's: to begin what was agreed to, and to register what the chains say. */
export function StepPanel({ proposal, situation }: { proposal: UpgradeProposal; situation: UpgradeSituation }) {
  const step = proposal.state === 'executing' || proposal.state === 'executed' ? 'register' : 'execute';
  const { mutate, isPending } = useUpgradeStep(step, proposal.id);
  const reason = upgradeActionReason(step, situation);
  const { label, done, failed } = WORDS[step];
  const go = () =>
    mutate(undefined, {
      onSuccess: (after) => notify.success(step === 'execute' && after.state === 'executed' ? NOTHING_TO_SEND : done),
      onError: (error) => notify.error(failed, error instanceof ApiError ? error.message : ERRORS['something-went-wrong'].sentence),
    });
  const button = (
    <ReasonButton reason={reason} loading={isPending} onClick={go}>
      {label}
    </ReasonButton>
  );
  return (
    <div className={classes.step}>
      {reason === undefined ? <CitizenshipGate>{button}</CitizenshipGate> : button}
      {reason && <p className={classes.note}>{reason}.</p>}
    </div>
  );
}
