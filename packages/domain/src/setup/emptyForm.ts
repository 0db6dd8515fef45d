import { GOVERNOR } from '../organisation/parts/governor.ts';
import { LINK } from '../organisation/parts/link.ts';
import { RECEIVER, TOKEN } from '../organisation/parts/token.ts';
import { VETO } from '../organisation/parts/veto.ts';
import { CHAIN_WALLET, WALLET } from '../organisation/parts/wallet.ts';
import { ORGANISATION } from '../organisation/schema.ts';
import { emptyOf } from '../schema/emptyOf.ts';
import type { ChainId } from '../units.ts';
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

export const emptyWallet = (): WalletDraft => emptyOf(WALLET);

export const emptyChainWallet = (tempId: string, chainId: ChainId | null = null): ChainWalletDraft => ({
  ...emptyOf(CHAIN_WALLET, tempId),
  chainId,
});

export const emptyGovernor = (tempId: string, isQuadratic = false): GovernorDraft => ({ ...emptyOf(GOVERNOR, tempId), isQuadratic });

/** docs/requirements.md#module-catalogue: a veto starts with threshold 0, so that its guardians have to be chosen. */
export const emptyVeto = (tempId: string): VetoDraft => ({ ...emptyOf(VETO, tempId), threshold: 0 });

export const emptyLink = (id: string): LinkDraft => emptyOf(LINK, id);

export const emptyReceiver = (tempId: string): ReceiverDraft => emptyOf(RECEIVER, tempId);

export const emptyToken = (isCreatingNewToken: boolean | null = null): TokenDraft => ({ ...emptyOf(TOKEN), isCreatingNewToken });

/** The form of a new organisation. Only the default module, Protocol Upgrades, is chosen. */
export const emptyForm = (): OrganisationForm => emptyOf(ORGANISATION);
