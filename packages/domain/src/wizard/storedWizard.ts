import { isPlace, wizardStart } from './places.ts';
import type { WizardRules, WizardState } from './wizardRules.ts';

export const serialiseWizard = (state: WizardState<string>): string => JSON.stringify(state);

/** The state that the browser stored, or the initial one. Before use, correct it for the draft with `settleWizard`. */
export function parseWizard<Place extends string>(
  rules: Pick<WizardRules<Place, never>, 'steps'>,
  stored: string | null,
): WizardState<Place> {
  const { position, furthest } = parseRecord(stored);
  return isPlace(rules, position) && isPlace(rules, furthest) ? { position, furthest } : wizardStart(rules);
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text ?? 'null');
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  } catch {
    // Incomplete or foreign content counts as none.
    return {};
  }
}
