import type { Rule } from '../../formErrors.ts';
import type { GovernorOrWalletDraft } from '../../organisation/parts/actor.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import { walletRules } from '../../setup/rules/walletRules.ts';
import { SELECT } from '../../setup/sentences.ts';
import type { SetupContext } from '../../setup/setupContext.ts';
import type { ChainId } from '../../units.ts';
import { guardedGovernor } from './vetoRules.ts';

/** A governor of the chain, or a wallet on it. */
export function* actorRules(
  path: string,
  actor: GovernorOrWalletDraft,
  chainId: ChainId | null,
  form: OrganisationForm,
  context: SetupContext,
): Iterable<Rule> {
  yield { field: `${path}.isGovernor`, message: SELECT, isBroken: actor.isGovernor === null };
  const isMissing = actor.isGovernor === true && !guardedGovernor(form, { chainId, governorName: actor.governorName });
  yield { field: `${path}.governorName`, message: 'Please select a governor', isBroken: isMissing };
  if (actor.isGovernor === false) yield* walletRules(path, actor, { form, context, chainIds: chainId === null ? [] : [chainId] });
}
