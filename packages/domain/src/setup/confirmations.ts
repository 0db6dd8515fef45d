import { hasErrors } from '../formErrors.ts';
import type { OrganisationForm } from './form.ts';
import { needsToken } from './positions.ts';
import type { SetupContext } from './setupContext.ts';
import { validateForm } from './validate.ts';

/** Sections of the review, each with its checkbox. */
export const CONFIRMATIONS = [
  { id: 'organisation', title: 'Org Setup' },
  { id: 'governor', title: 'Governor' },
  { id: 'safe', title: 'Safe' },
  { id: 'modules', title: 'Modules' },
  { id: 'token', title: 'Token' },
] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number]['id'];

export const CONFIRMATION_LABEL = 'Click here if the information above is correct';

/** File 1 §2, step 4: four checkboxes, five with token creation. */
export const requiredConfirmations = (form: OrganisationForm): Confirmation[] =>
  CONFIRMATIONS.map(({ id }) => id).filter((id) => id !== 'token' || (needsToken(form) && form.token.isCreatingNewToken === true));

/** Whether Deploy may be pressed, and the reason where it may not. */
export function deployReadiness(
  form: OrganisationForm,
  confirmed: readonly Confirmation[],
  context: SetupContext,
): { isReady: true } | { isReady: false; reason: string } {
  if (hasErrors(validateForm(form, context))) return { isReady: false, reason: 'Something in the form needs your attention first.' };
  const left = requiredConfirmations(form).filter((id) => !confirmed.includes(id)).length;
  if (left > 0) return { isReady: false, reason: left === 1 ? 'Confirm one more section.' : `Confirm ${left} more sections.` };
  return { isReady: true };
}
