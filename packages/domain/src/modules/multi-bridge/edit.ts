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
  actor.isGovernor === isGovernor && !actor.isExistingGovernor
    ? actor
    : { ...actor, ...emptyWallet(), governorName: '', isGovernor, isExistingGovernor: undefined };

/** The holder after the answer that it is a governor which stands already; nobody yet. Unchanged if that was the answer already. */
export const setHeldByExisting = <Actor extends GovernorOrWalletDraft>(actor: Actor): Actor =>
  actor.isExistingGovernor ? actor : { ...setHeldByGovernor(actor, false), isExistingGovernor: true, isMultisig: false, addresses: [''] };

/** The chains from which votes are cast, besides that of the governor. Those that the Multi-Bridge lacks are added to it, as votes travel over it. */
export function setVotingChains(form: OrganisationForm, tempId: string, chosen: readonly ChainId[]): OrganisationForm {
  const { governor, multiBridge } = form.modules;
  const entry = governor.find((other) => other.tempId === tempId);
  if (!entry) return form;
  const votingChainIds = [...new Set(chosen)].filter((chainId) => chainId !== entry.chainId);
  const changed = withModules(form, { governor: governor.map((other) => (other === entry ? { ...other, votingChainIds } : other)) });
  const reached = multiBridge.flatMap(({ chainIds }) => chainIds);
  const joined = votingChainIds.length === 0 || entry.chainId === null ? votingChainIds : [entry.chainId, ...votingChainIds];
  if (joined.every((chainId) => reached.includes(chainId))) return changed;
  return setMultiBridgeChains(
    changed,
    [...reached, ...joined].toSorted((a, b) => a - b),
  );
}
