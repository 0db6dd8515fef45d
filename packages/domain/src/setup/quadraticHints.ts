import type { GovernorDraft } from './form.ts';
import type { SafetyHint } from './safetyHint.ts';

/** Advice about a quadratic governor: how its votes weigh, and how many of them pass. */
export function quadraticHints(path: string, { isQuadratic, passportScoreRanges, quadraticThreshold }: GovernorDraft): SafetyHint[] {
  if (!isQuadratic) return [];
  const hints: SafetyHint[] = [];
  const shares = passportScoreRanges.map(Number);
  const bands = `${path}.passportScoreRanges`;
  if ((shares[0] ?? 0) > 0) {
    hints.push({
      id: 'unscored-votes',
      severity: 'danger',
      field: bands,
      sentence: 'Accounts without a score have votes. Whoever splits a holding over many new accounts multiplies it.',
    });
  }
  if (shares.some((share, band) => band > 0 && share < (shares[band - 1] ?? 0))) {
    hints.push({ id: 'score-punished', severity: 'warning', field: bands, sentence: 'A higher score weighs less here than a lower one.' });
  }
  if (quadraticThreshold !== null && quadraticThreshold < 50) {
    hints.push({
      id: 'minority-passes',
      severity: 'warning',
      field: `${path}.quadraticThreshold`,
      sentence: `${quadraticThreshold} % of For are enough, so a proposal can pass against most votes. 51 % are a majority.`,
    });
  }
  return hints;
}
