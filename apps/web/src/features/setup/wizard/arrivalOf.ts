import {
  type FormErrors,
  type OrganisationForm,
  type Position,
  positionErrors,
  type SetupContext,
  settleWizard,
  visiblePositions,
  type WizardState,
} from '@althing/domain/setup';

/** Why a draft opens at another place than the one it was left at. */
export interface Detour {
  left: Position;
  /** What is not valid at the place where it opens; empty where the place that was left is gone. */
  errors: FormErrors;
}

/** Where a stored draft opens, and why elsewhere than where it was left, if so. */
export function arrivalOf(
  stored: WizardState,
  form: OrganisationForm,
  context: SetupContext,
): { state: WizardState; detour: Detour | undefined } {
  const state = settleWizard(stored, form, context);
  if (state.position === stored.position) return { state, detour: undefined };
  const isGone = !visiblePositions(form).includes(stored.position);
  const errors = positionErrors(state.position, form, context);
  return { state, detour: { left: stored.position, errors: isGone ? {} : errors } };
}
