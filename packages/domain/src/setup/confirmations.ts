import { hasErrors } from '../formErrors.ts';
import { type ModuleSlug, selectedModules } from '../modules/index.ts';
import type { OrganisationForm } from './form.ts';
import { CONFIGURATION_STEPS, WIZARD_STEPS } from './positions.ts';
import type { SetupContext } from './setupContext.ts';
import { validateForm } from './validate.ts';
import { needsToken } from './visiblePositions.ts';

/** Sections of the review, each with a checkbox. */
export const CONFIRMATIONS = [WIZARD_STEPS[0], ...CONFIGURATION_STEPS] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number]['id'];

export const CONFIRMATION_LABEL = 'Click here if the information above is correct';

/** Modules whose settings are shown in other sections. */
const SHOWN_ELSEWHERE: readonly ModuleSlug[] = ['1token1vote', 'quadratic', 'safe', 'working-group', 'bonding-engine', 'protocol-upgrades'];

const HAS_CONTENT: Record<Confirmation, (form: OrganisationForm) => boolean> = {
  organisation: () => true,
  governor: (form) => form.modules.governor.length > 0,
  safe: () => true,
  modules: (form) => selectedModules(form).some((slug) => !SHOWN_ELSEWHERE.includes(slug)),
  token: (form) => needsToken(form) && (form.token.isCreatingNewToken === true || form.token.isWrappingAccepted === true),
};

/** The sections to confirm. A section without content needs no confirmation. */
export const requiredConfirmations = (form: OrganisationForm): Confirmation[] =>
  CONFIRMATIONS.map(({ id }) => id).filter((id) => HAS_CONTENT[id](form));

/** Whether Deploy can be pressed, and why not. */
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
