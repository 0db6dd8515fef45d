import type { OrganisationForm } from '@althing/domain/setup';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { Section } from '../../../ui/Section.tsx';
import { Hint } from '../form/Hints.tsx';
import { advice } from './advice.ts';

/** Lists all advice again, before anything is confirmed. */
export function HintReview({ form, action = 'deploying' }: { form: OrganisationForm; action?: string }) {
  const { chains } = useAppConfig();
  const items = advice(form, chains, useSession()?.address);
  if (items.length === 0) return null;
  return (
    <Section variant="card" order={3} title="Worth another look" description={`None of this keeps you from ${action}.`}>
      {items.map(({ severity, sentence }) => (
        <Hint key={sentence} severity={severity} sentence={sentence} />
      ))}
    </Section>
  );
}
