import type { Rule } from '../../formErrors.ts';
import type { GovernorOrWalletDraft, OrganisationForm } from '../../setup/form.ts';
import { chainRules, walletRules } from '../../setup/rules/walletRules.ts';
import { SELECT } from '../../setup/sentences.ts';
import type { SetupContext } from '../../setup/setupContext.ts';
import { guardedGovernor } from '../shared/vetoRules.ts';
import { MULTI_BRIDGE } from '../../organisation/parts/multiBridge.ts';
import { emptyOf } from '../../schema/emptyOf.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { withModules } from '../shared/withModules.ts';

export const setup: ModuleSetup = {
  isSelected: ({ modules }) => modules.multiBridge.length > 0,
  set: (form) =>
    form.modules.multiBridge.length > 0 ? form : withModules(form, { multiBridge: [emptyOf(MULTI_BRIDGE, 'multiBridge-1')] }),
  unset: (form) => withModules(form, { multiBridge: [], multiBridgeSettings: [] }),
  limit: () => 1,
  count: ({ modules }) => modules.multiBridge.length,
  /** docs/requirements.md#multi-bridge: the multi-bridge, and its settings on each chain with their guardians. */
  *rules(form, context) {
    for (const [index, entry] of form.modules.multiBridge.entries()) {
      const path = `modules.multiBridge.${index}`;
      yield* chainRules(`${path}.chainId`, entry.chainId, context);
      yield { field: `${path}.chainIds`, message: SELECT, isBroken: entry.chainIds.length === 0 };
      yield { field: `${path}.timelock.value`, message: 'Please enter a number, or 0 for none', isBroken: !(entry.timelock.value >= 0) };
      yield* ownerRules(path, entry, entry.chainId, form, context);
    }
    for (const [index, settings] of form.modules.multiBridgeSettings.entries()) {
      const path = `modules.multiBridgeSettings.${index}`;
      yield* ownerRules(`${path}.owner`, settings.owner, settings.chainId, form, context);
      yield { field: `${path}.bridges`, message: SELECT, isBroken: !settings.isAllBridges && settings.bridges.length === 0 };
      if (settings.vetoer) yield* walletRules(`${path}.vetoer`, settings.vetoer, { form, context, chainIds: [settings.chainId] });
    }
  },
};

function* ownerRules(
  path: string,
  owner: GovernorOrWalletDraft,
  chainId: number | null,
  form: OrganisationForm,
  context: SetupContext,
): Iterable<Rule> {
  yield { field: `${path}.isGovernor`, message: SELECT, isBroken: owner.isGovernor === null };
  const isMissing = owner.isGovernor === true && !guardedGovernor(form, { chainId, governorName: owner.governorName });
  yield { field: `${path}.governorName`, message: 'Please select a governor', isBroken: isMissing };
  if (owner.isGovernor === false) yield* walletRules(path, owner, { form, context, chainIds: chainId === null ? [] : [chainId] });
}
