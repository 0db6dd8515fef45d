import type { OrganisationInput } from '@althing/domain/organisation';
import {
  type Confirmation,
  CONFIRMATIONS,
  deployReadiness,
  type OrganisationForm,
  organisationItems,
  requiredConfirmations,
  type SetupContext,
} from '@althing/domain/setup';
import type { Address } from '@althing/domain/units';
import { useMemo, useState } from 'react';
import { useSession } from '../../../lib/session/useSession.ts';
import { draftStore } from '../draft/draftStore.ts';
import { DeployFoot } from './DeployFoot.tsx';
import { HintReview } from './HintReview.tsx';
import { PlanReview } from './PlanReview.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { reviewPlan } from './reviewPlan.ts';

export interface ReviewProps {
  form: OrganisationForm;
  input: OrganisationInput;
  context: SetupContext;
}

export function Review({ form, input, context }: ReviewProps) {
  const deployer = useSession()!.address as Address;
  const [confirmed, setConfirmed] = useState<Confirmation[]>([]);
  const salt = draftStore.salt();
  const items = organisationItems(input, context.chains);
  const reviewed = useMemo(() => reviewPlan(input, salt, deployer), [input, salt, deployer]);
  const readiness = deployReadiness(form, confirmed, context);
  const required = requiredConfirmations(form);
  const reason = reviewed.problem?.message ?? (readiness.isReady ? undefined : readiness.reason);
  const confirm = (id: Confirmation, isOn: boolean) => setConfirmed((ids) => (isOn ? [...ids, id] : ids.filter((other) => other !== id)));
  return (
    <>
      <HintReview form={form} />
      {CONFIRMATIONS.filter(({ id }) => id !== 'token' || required.includes(id)).map(({ id }) => (
        <ReviewSection
          key={id}
          id={id}
          items={items.filter((item) => item.section === id)}
          needsConfirmation={required.includes(id)}
          token={id === 'token' ? input.token : null}
          isConfirmed={confirmed.includes(id)}
          onConfirm={(isOn) => confirm(id, isOn)}
        />
      ))}
      <PlanReview reviewed={reviewed} />
      <DeployFoot input={input} plan={reviewed.plan} reason={reason} />
    </>
  );
}
