import { collectErrors, type FormErrors, hasErrors, type Rule } from '../formErrors.ts';
import type { OrganisationForm } from './form.ts';
import type { Position } from './positions.ts';
import { governorRules } from './rules/governorRules.ts';
import { moduleRules } from './rules/moduleRules.ts';
import { organisationRules } from './rules/organisationRules.ts';
import { safeRules } from './rules/safeRules.ts';
import { selectionRules } from './rules/selectionRules.ts';
import { tokenRules } from './rules/tokenRules.ts';
import type { SetupContext } from './setupContext.ts';
import { visiblePositions } from './visiblePositions.ts';

type Rules = (form: OrganisationForm, context: SetupContext) => Iterable<Rule>;

const RULES: Record<Position, Rules> = {
  organisation: organisationRules,
  selection: selectionRules,
  governor: governorRules,
  safe: safeRules,
  modules: moduleRules,
  token: tokenRules,
  review: () => [],
};

/** The errors on one page of the wizard. */
export const positionErrors = (position: Position, form: OrganisationForm, context: SetupContext): FormErrors =>
  collectErrors(RULES[position](form, context));

/** All errors that prevent the organisation from being created. */
export const validateForm = (form: OrganisationForm, context: SetupContext): FormErrors =>
  Object.assign({}, ...visiblePositions(form).map((position) => positionErrors(position, form, context)));

/** The first page with errors; undefined where there are none. */
export const firstInvalidPosition = (form: OrganisationForm, context: SetupContext): Position | undefined =>
  visiblePositions(form).find((position) => hasErrors(positionErrors(position, form, context)));
