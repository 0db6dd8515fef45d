import { type HintSeverity, type OrganisationForm, type SafetyHint, safetyHints } from '@althing/domain/setup';
import { IconAlertTriangle, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { useSession } from '../../../lib/session/useSession.ts';
import classes from './Hints.module.css';
import type { FormPath } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { useSelection } from './useSelection.ts';

const HINT_SIGNS: Record<HintSeverity, { icon: TablerIcon; spoken: string }> = {
  danger: { icon: IconAlertTriangle, spoken: 'Danger: ' },
  warning: { icon: IconAlertTriangle, spoken: 'Warning: ' },
  info: { icon: IconInfoCircle, spoken: 'Note: ' },
};

interface Advice {
  founder: string | undefined;
  hints: readonly SafetyHint[];
}

/** Of each state of a draft, which is never changed in place. A page has dozens of places for advice, and works it out once for all of them. */
const known = new WeakMap<OrganisationForm, Advice>();

function hintsAt(field: string, draft: OrganisationForm, founder: string | undefined): readonly SafetyHint[] {
  let advice = known.get(draft);
  if (!advice || advice.founder !== founder) {
    advice = { founder, hints: safetyHints(draft, founder) };
    known.set(draft, advice);
  }
  return advice.hints.filter((hint) => hint.field === field);
}

/** Advice about the value at `field`. Updated with the draft; never prevents anything. */
export function Hints({ field }: { field: FormPath }) {
  const form = useSetupForm();
  const founder = useSession()?.address;
  const hintsOf = (_: unknown, draft: OrganisationForm) => hintsAt(field, draft, founder);
  useSelection(form, 'modules', hintsOf);
  const hints = useSelection(form, 'token', hintsOf);
  return (
    <div aria-live="polite">
      {hints.map(({ id, severity, sentence }) => (
        <Hint key={id} severity={severity} sentence={sentence} />
      ))}
    </div>
  );
}

export function Hint({ severity, sentence }: { severity: HintSeverity; sentence: string }) {
  const { icon: Icon, spoken } = HINT_SIGNS[severity];
  return (
    <p className={classes.hint} data-severity={severity}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span>
        <span className={classes.spoken}>{spoken}</span>
        {sentence}
      </span>
    </p>
  );
}
