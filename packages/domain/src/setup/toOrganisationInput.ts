import { type FormErrors, hasErrors } from '../formErrors.ts';
import { type OrganisationForm, type OrganisationInput, ORGANISATION } from '../organisation/schema.ts';
import { toInput } from '../schema/toInput.ts';
import { needsToken } from './visiblePositions.ts';
import type { SetupContext } from './setupContext.ts';
import { validateForm } from './validate.ts';

export type Converted = { ok: true; input: OrganisationInput } | { ok: false; errors: FormErrors };

/** The complete organisation, or the errors of the form. The only way from a draft to an `OrganisationInput`. */
export function toOrganisationInput(form: OrganisationForm, context: SetupContext): Converted {
  const errors = validateForm(form, context);
  if (hasErrors(errors)) return { ok: false, errors };
  const input = toInput(ORGANISATION, form);
  return { ok: true, input: needsToken(form) ? input : { ...input, token: null } };
}
