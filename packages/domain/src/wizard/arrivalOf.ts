import type { FormErrors } from '../formErrors.ts';
import { settleWizard } from './moveWizard.ts';
import type { WizardRules, WizardState } from './wizardRules.ts';

/** Why a draft opens on another page than the one it was left on. */
export interface Detour<Place extends string> {
  left: Place;
  /** Errors of the page on which it opens; empty if the page that was left no longer exists. */
  errors: FormErrors;
}

/** On which page a stored draft opens, and why if that is not the one it was left on. */
export function arrivalOf<Place extends string, Draft>(
  rules: WizardRules<Place, Draft>,
  stored: WizardState<Place>,
  draft: Draft,
): { state: WizardState<Place>; detour: Detour<Place> | undefined } {
  const state = settleWizard(rules, stored, draft);
  if (state.position === stored.position) return { state, detour: undefined };
  const errors = rules.isVisible(stored.position, draft) ? rules.errors(state.position, draft) : {};
  return { state, detour: { left: stored.position, errors } };
}
