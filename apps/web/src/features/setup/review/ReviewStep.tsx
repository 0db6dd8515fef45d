import { firstInvalidPosition, SETUP_STEPS, toOrganisationInput } from '@althing/domain/setup';
import { placeTitle } from '@althing/domain/wizard';
import { Button } from '@mantine/core';
import { lazy, useMemo } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useSetupContext } from '../form/useSetupContext.ts';
import { useWizardMoves } from '../../../ui/wizard/WizardContext.ts';
import { useEdit } from '../edit/EditContext.ts';
import { Review } from './Review.tsx';

const EditReview = lazy(async () => ({ default: (await import('../edit/EditReview.tsx')).EditReview }));

/** Step 4: everything again, read-only. Incomplete answers link to where they can be completed. */
export function ReviewStep() {
  const form = useSetupForm().getValues();
  const context = useSetupContext();
  const { goTo } = useWizardMoves();
  const Content = useEdit() ? EditReview : Review;
  const converted = useMemo(() => toOrganisationInput(form, context), [form, context]);
  if (converted.ok) return <Content form={form} input={converted.input} context={context} />;
  const place = firstInvalidPosition(form, context) ?? 'organisation';
  return (
    <EmptyState
      title="Something needs your attention first"
      action={<Button onClick={() => goTo(place)}>Go to {placeTitle({ steps: SETUP_STEPS }, place)}</Button>}
    >
      {[...new Set(Object.values(converted.errors))].slice(0, 3).join('. ')}.
    </EmptyState>
  );
}
