import { MAX_GOVERNORS_PER_TYPE } from '../../organisation/limits.ts';
import { addGovernor } from '../../setup/duplicate.ts';
import type { ModulesDraft, OrganisationForm } from '../../setup/form.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { withModules } from './withModules.ts';

/** Vetoes and refunds concern governors, so they are removed with the last governor. */
function withGovernors(form: OrganisationForm, governor: ModulesDraft['governor']): OrganisationForm {
  if (governor.length > 0) return withModules(form, { governor });
  return withModules(form, { governor, preVoteVeto: [], preExecutionVeto: [], refundMechanism: false, tally: false });
}

/** Set-up of one kind of governors; both kinds share one list of the form. */
export const governorSetup = (isQuadratic: boolean): ModuleSetup => {
  const count = ({ modules }: OrganisationForm): number => modules.governor.filter((g) => g.isQuadratic === isQuadratic).length;
  return {
    isSelected: (form) => count(form) > 0,
    set: (form) => {
      if (count(form) > 0) return form;
      return withModules(form, { governor: addGovernor(form.modules, isQuadratic) });
    },
    unset: (form) =>
      withGovernors(
        form,
        form.modules.governor.filter((g) => g.isQuadratic !== isQuadratic),
      ),
    limit: () => MAX_GOVERNORS_PER_TYPE,
    count,
  };
};
