import type { Rule } from '../../formErrors.ts';
import { type OrganisationForm, PROFILE } from '../../organisation/schema.ts';
import { boundRules } from '../../schema/boundRules.ts';
import type { SetupContext } from '../setupContext.ts';

/** docs/requirements.md#organisation-form */
export function* organisationRules(form: OrganisationForm, { initial }: SetupContext): Iterable<Rule> {
  yield {
    field: 'proposalName',
    message: 'Please enter a proposal name',
    isBroken: initial !== null && form.proposalName.trim() === '',
  };
  yield* boundRules(PROFILE, form, '');
}
