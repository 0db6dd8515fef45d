import type { ChainChoice } from '@althing/domain/chains';
import { type HintSeverity, type OrganisationForm, safetyHints } from '@althing/domain/setup';
import { hintSubject } from './hintSubject.ts';

const ORDER: readonly HintSeverity[] = ['danger', 'warning', 'info'];

/** All advice about a form with what it is about, most serious first. Advice that is the same in two places is listed once. */
export function advice(form: OrganisationForm, chains: readonly ChainChoice[], founder: string | undefined) {
  const sentences = safetyHints(form, founder).map(({ severity, field, sentence }) => ({
    severity,
    sentence: [hintSubject(form, field, chains), sentence].filter(Boolean).join(': '),
  }));
  const distinct = new Map(sentences.map((item) => [item.sentence, item]));
  return [...distinct.values()].toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
