import type { Rule } from '../../formErrors.ts';
import type { GovernorOrWalletDraft, OrganisationForm } from '../../setup/form.ts';
import { chainRules, walletRules } from '../../setup/rules/walletRules.ts';
import { SELECT } from '../../setup/sentences.ts';
import type { SetupContext } from '../../setup/setupContext.ts';
import type { ModuleRules } from '../moduleRules.ts';
import { guardedGovernor } from '../shared/vetoRules.ts';

/** docs/requirements.md#multi-bridge: the multi-bridge, and its settings on each chain with their guardians. */
export const rules: ModuleRules = function* rules(form, context) {
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
