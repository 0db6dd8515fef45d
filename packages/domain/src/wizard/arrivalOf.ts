import type { FormErrors } from '../formErrors.ts';
import { settleWizard } from './moveWizard.ts';
import type { WizardRules, WizardState } from './wizardRules.ts';

/** Why a draft opens at another place than the one it was left at. */
export interface Detour<Place extends string> {
  left: Place;
  /** What is not valid at the place where it opens; empty where the place that was left is gone. */
  errors: FormErrors;
}

/** Where a stored draft opens, and why elsewhere than where it was left, if so. */
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
