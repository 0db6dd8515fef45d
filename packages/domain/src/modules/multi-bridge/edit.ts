import { ACTOR, type GovernorOrWalletDraft } from '../../organisation/parts/actor.ts';
import { MULTI_BRIDGE_SETTINGS } from '../../organisation/parts/multiBridge.ts';
import { emptyOf } from '../../schema/emptyOf.ts';
import { emptyWallet } from '../../setup/emptyForm.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import type { ChainId } from '../../units.ts';
import { withModules } from '../shared/withModules.ts';

/** Sets the chains of the multi-bridge, each with its settings. What was entered for remaining chains is kept; new ones begin with all bridges. */
export function setMultiBridgeChains(form: OrganisationForm, chainIds: readonly ChainId[]): OrganisationForm {
  const { multiBridge, multiBridgeSettings: standing } = form.modules;
  const unique = [...new Set(chainIds)];
  const hasVeto = multiBridge.some((entry) => entry.hasVeto);
  return withModules(form, {
    multiBridge: multiBridge.map((entry) => ({
      ...entry,
      chainIds: unique,
      chainId: entry.chainId !== null && unique.includes(entry.chainId) ? entry.chainId : (unique[0] ?? null),
    })),
    multiBridgeSettings: unique.map(
      (chainId) =>
        standing.find((settings) => settings.chainId === chainId) ?? {
          ...emptyOf(MULTI_BRIDGE_SETTINGS),
          chainId,
          owner: emptyOf(ACTOR),
          vetoer: hasVeto ? emptyWallet() : null,
          isAllBridges: true,
        },
    ),
  });
}

/** The holder after the answer to "a governor or a wallet": the other kind is emptied. Unchanged if that was the answer already. */
export const setHeldByGovernor = <Actor extends GovernorOrWalletDraft>(actor: Actor, isGovernor: boolean): Actor =>
  actor.isGovernor === isGovernor ? actor : { ...actor, ...emptyWallet(), governorName: '', isGovernor };
