import { type HintSeverity, type OrganisationForm, safetyHints } from '@althing/domain/setup';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { Section } from '../../../ui/Section.tsx';
import { Hint } from '../form/Hints.tsx';
import { hintSubject } from './hintSubject.ts';

const ORDER: readonly HintSeverity[] = ['danger', 'warning', 'info'];

/** All advice once more before anything is confirmed, each with what it is about; the gravest first. */
export function HintReview({ form }: { form: OrganisationForm }) {
  const { chains } = useAppConfig();
  const founder = useSession()?.address;
  const hints = safetyHints(form, founder).toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  if (hints.length === 0) return null;
  return (
    <Section variant="card" order={3} title="Worth another look" description="None of this keeps you from deploying.">
      {hints.map((hint) => (
        <Hint
          key={`${hint.field}|${hint.id}`}
          severity={hint.severity}
          sentence={[hintSubject(form, hint.field, chains), hint.sentence].filter(Boolean).join(': ')}
        />
      ))}
    </Section>
  );
}
