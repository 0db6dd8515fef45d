import type { ChainWallet, Governor, Link, OrganisationInput, TokenInput, Veto, WalletSelection } from '../organisation/organisation.ts';
import { amountText, parseAmount } from '../token/index.ts';
import type { ChainId } from '../units.ts';
import { type FormErrors, hasErrors } from '../formErrors.ts';
import type {
  ChainWalletDraft,
  GovernorDraft,
  LinkDraft,
  OrganisationForm,
  ReceiverDraft,
  TokenDraft,
  VetoDraft,
  WalletDraft,
} from './form.ts';
import { walletAddresses } from './moduleKeys.ts';
import { needsToken } from './positions.ts';
import type { SetupContext } from './setupContext.ts';
import { validateForm } from './validate.ts';

export type Converted = { ok: true; input: OrganisationInput } | { ok: false; errors: FormErrors };

/** The complete desired state, or what is missing from it. The only way from a draft to an `OrganisationInput`. */
export function toOrganisationInput(form: OrganisationForm, context: SetupContext): Converted {
  const errors = validateForm(form, context);
  return hasErrors(errors) ? { ok: false, errors } : { ok: true, input: convert(form) };
}

/** After validation nothing that a rule requires is null; the fallbacks only satisfy the types. */
function convert(form: OrganisationForm): OrganisationInput {
  const { modules } = form;
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    categoryId: form.categoryId,
    logoId: form.logoId,
    links: form.links.map(link),
    modules: {
      protocolUpgrades: wallet(modules.protocolUpgrades),
      safeTreasury: modules.safeTreasury.map(chainWallet),
      bondingEngine: modules.bondingEngine.map(chainWallet),
      workingGroup: modules.workingGroup.map(chainWallet),
      governor: modules.governor.map(governor),
      preVoteVeto: modules.preVoteVeto.map(veto),
      preExecutionVeto: modules.preExecutionVeto.map(veto),
      refundMechanism: modules.refundMechanism,
    },
    token: needsToken(form) ? token(form.token) : null,
  };
}

const link = ({ id, type, url }: LinkDraft): Link => ({ id, type: type ?? 'other', url: url.trim() });

/** A single address needs no threshold; 1 says so. */
const wallet = (draft: WalletDraft): WalletSelection => ({
  isMultisig: draft.isMultisig === true,
  addresses: walletAddresses(draft).map((address) => address.trim()),
  threshold: draft.isMultisig ? draft.threshold : 1,
});

const chainWallet = (draft: ChainWalletDraft): ChainWallet => ({
  ...wallet(draft),
  chainId: draft.chainId ?? 0,
  name: draft.name.trim(),
  ...(draft.isMarkedForDeletion === undefined ? {} : { isMarkedForDeletion: draft.isMarkedForDeletion }),
});

const veto = (draft: VetoDraft): Veto => ({ ...wallet(draft), chainId: draft.chainId ?? 0, governorName: draft.governorName.trim() });

const governor = (draft: GovernorDraft): Governor => ({
  ...draft,
  governorName: draft.governorName.trim(),
  chainId: draft.chainId ?? 0,
  quadraticThreshold: draft.quadraticThreshold ?? 0,
  quorumThreshold: draft.quorumThreshold ?? 0,
  proposalThreshold: draft.proposalThreshold ?? 0,
  votingPeriod: draft.votingPeriod ?? 0,
  preVotingTimelock: draft.preVotingTimelock ?? 0,
  preExecutionTimelock: draft.preExecutionTimelock ?? 0,
});

/** Entries of chains that were taken away again are left behind. */
function token({ name, symbol, chainIds, initialReceivers, authority }: TokenDraft): TokenInput {
  const onChain = (chainId: ChainId): boolean => chainIds.includes(chainId);
  return {
    isCreatingNewToken: true,
    name: name.trim(),
    symbol: symbol.trim(),
    chainIds: [...chainIds],
    initialReceivers: initialReceivers
      .filter((entry) => onChain(entry.chainId))
      .map(({ chainId, receivers }) => ({ chainId, receivers: receivers.map(receiver) })),
    authority: authority.filter(({ chainId }) => chainId !== null && onChain(chainId)).map(chainWallet),
  };
}

/** `5.` and `.5` may be typed; the wire wants `5` and `0.5`. */
const receiver = ({ tempId, address, amount }: ReceiverDraft): ReceiverDraft => ({
  tempId,
  address: address.trim(),
  amount: amountText(parseAmount(amount).value ?? 0n),
});
