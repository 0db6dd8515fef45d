import type { ChainWallet, OrganisationInput, Veto } from '../organisation/organisation.ts';
import { emptyForm, emptyToken } from './emptyForm.ts';
import type { ChainWalletDraft, OrganisationForm, TokenDraft, VetoDraft } from './form.ts';

/** The draft of an organisation that exists: the start of an edit. */
export function fromOrganisationInput({ modules, token, ...organisation }: OrganisationInput): OrganisationForm {
  const empty = emptyForm();
  return {
    ...empty,
    ...organisation,
    links: organisation.links.map((link) => ({ ...link })),
    modules: {
      ...empty.modules,
      protocolUpgrades: { ...modules.protocolUpgrades, addresses: [...modules.protocolUpgrades.addresses] },
      safeTreasury: chainWallets('safeTreasury', modules.safeTreasury),
      bondingEngine: chainWallets('bondingEngine', modules.bondingEngine),
      workingGroup: chainWallets('workingGroup', modules.workingGroup),
      governor: structuredClone(modules.governor),
      preVoteVeto: vetoes('preVoteVeto', modules.preVoteVeto),
      preExecutionVeto: vetoes('preExecutionVeto', modules.preExecutionVeto),
      refundMechanism: modules.refundMechanism,
    },
    token: token ? tokenDraft(token) : emptyToken(),
  };
}

const chainWallets = (list: string, wallets: readonly ChainWallet[]): ChainWalletDraft[] =>
  wallets.map(({ isMarkedForDeletion, ...wallet }, index) => ({
    ...wallet,
    addresses: [...wallet.addresses],
    tempId: `${list}-${index + 1}`,
    ...(isMarkedForDeletion === undefined ? {} : { isMarkedForDeletion }),
  }));

const vetoes = (list: string, entries: readonly Veto[]): VetoDraft[] =>
  entries.map((entry, index) => ({ ...entry, addresses: [...entry.addresses], tempId: `${list}-${index + 1}` }));

const tokenDraft = ({ name, symbol, chainIds, initialReceivers, authority }: NonNullable<OrganisationInput['token']>): TokenDraft => ({
  isCreatingNewToken: true,
  isWrappingAccepted: null,
  name,
  symbol,
  chainIds: [...chainIds],
  initialReceivers: structuredClone(initialReceivers),
  authority: chainWallets('authority', authority),
});
