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
import { useState } from 'react';
import { explainError } from '../../../lib/errors/explainError.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { WizardEnd } from '../../../ui/wizard/WizardEnd.tsx';
import { ChangeList, EditSimulations, LeavingContracts, OtherOpen, PlannedTransactions, TakenAddresses } from '../../upgrades/index.ts';
import { HintReview } from '../review/HintReview.tsx';
import { ReviewSection } from '../review/ReviewSection.tsx';
import classes from '../review/review.module.css';
import { type Edit, useEdit } from './EditContext.ts';
import { usePropose } from './usePropose.ts';
import { useUpgradePreview } from './useUpgradePreview.ts';

export interface EditReviewProps {
  form: OrganisationForm;
  input: OrganisationInput;
  context: SetupContext;
}

/** The review of an edit: what changes, what is sent for it by whom, then everything as it will be. */
export function EditReview(props: EditReviewProps) {
  const edit = useEdit();
  return edit && <Review edit={edit} {...props} />;
}

function Review({ edit, form, input, context }: EditReviewProps & { edit: Edit }) {
  const { organisation, present } = edit;
  const [confirmed, setConfirmed] = useState<Confirmation[]>([]);
  const preview = useUpgradePreview(organisation.slug, input);
  const items = organisationItems(input, context.chains);
  const required = requiredConfirmations(form);
  const confirm = (id: Confirmation, isOn: boolean) => setConfirmed((ids) => (isOn ? [...ids, id] : ids.filter((other) => other !== id)));
  const readiness = deployReadiness(form, confirmed, context);
  const refusal = preview.error ? explainError(preview.error).title : undefined;
  const reason =
    (edit.isBehind ? 'The organisation has changed meanwhile. Take over what has changed first.' : undefined) ??
    refusal ??
    (preview.isFetching ? 'What is to be sent is being worked out.' : readiness.isReady ? undefined : readiness.reason);
  return (
    <>
      <OtherOpen organisation={organisation} />
      <Section variant="card" order={3} title="What changes" description="Compared with the organisation as its record says today.">
        <ChangeList present={present} upgraded={input} transactions={preview.data?.transactions} organisation={organisation} />
      </Section>
      {refusal === undefined && preview.data && <LeavingContracts variant="card" order={3} leaving={preview.data.leaving} />}
      {refusal === undefined && preview.data && preview.data.taken.length > 0 && (
        <TakenAddresses
          variant="card"
          order={3}
          taken={preview.data.taken}
          organisation={organisation}
          symbol={input.token?.symbol ?? ''}
        />
      )}
      <Section
        variant="card"
        order={3}
        title="What will be sent"
        description="Once the signers have agreed, and not before. Each part is sent by whoever holds what it changes; the chains are read now."
      >
        {preview.isPending && <LineSkeletons lines={4} />}
        {refusal !== undefined && <EmptyState title={refusal}>Nothing can be proposed like this. Change it and come back.</EmptyState>}
        {refusal === undefined && preview.data && <PlannedTransactions {...preview.data} organisation={organisation} />}
      </Section>
      {refusal === undefined && preview.data && <EditSimulations organisation={organisation} preview={preview.data} />}
      <HintReview form={form} action="proposing it" />
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
      <Foot edit={edit} form={form} input={input} reason={reason} />
    </>
  );
}

function Foot({
  edit,
  form,
  input,
  reason,
}: Pick<EditReviewProps, 'form' | 'input'> & {
  edit: Edit;
  reason: string | undefined;
}) {
  const { propose, isPending } = usePropose(edit);
  const send = () => propose({ proposalName: form.proposalName.trim(), upgradedOrganisation: input });
  return (
    <WizardEnd
      isBusy={isPending}
      above={
        <>
          Proposing costs nothing and changes nothing yet: the signers of the protocol upgrades have thirty days to agree to{' '}
          <strong>
            <bdi>{form.proposalName.trim()}</bdi>
          </strong>
          .
        </>
      }
    >
      {reason && <span className={classes.soft}>{reason}</span>}
      <ReasonButton reason={reason} loading={isPending} onClick={send}>
        Propose the upgrade
      </ReasonButton>
    </WizardEnd>
  );
}
