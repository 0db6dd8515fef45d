import type { ChainChoice } from '@althing/domain/chains';
import { parseModuleKey } from '@althing/domain/modules';
import type { OrganisationForm, WalletDraft } from '@althing/domain/setup';
import { draftWallets } from './draftWallets.ts';

/** The holders of another wallet of the draft, offered to be copied. */
export interface TakeOverChoice {
  label: string;
  holders: Pick<WalletDraft, 'isMultisig' | 'addresses' | 'threshold'>;
}

/** At most this many are offered. */
const MOST = 4;

const holdersText = ({ isMultisig, addresses, threshold }: WalletDraft): string =>
  JSON.stringify([isMultisig, addresses.map((address) => address.toLowerCase()), isMultisig ? threshold : 1]);

const isComplete = ({ isMultisig, addresses }: WalletDraft): boolean =>
  isMultisig !== null && addresses.length > 0 && addresses.every((address) => address.trim() !== '');

/**
 * Holders entered elsewhere in the draft, without repetitions, for a wallet that is still empty: nothing is overwritten. Modules among them are only
 * offered where `canName` says that this wallet may name them.
 */
export function takeOverChoices(
  form: OrganisationForm,
  current: WalletDraft,
  chains: readonly ChainChoice[],
  canName: (moduleKey: string) => boolean,
): TakeOverChoice[] {
  if (isComplete(current)) return [];
  const seen = new Set<string>();
  const choices: TakeOverChoice[] = [];
  for (const { label, wallet } of draftWallets(form, chains)) {
    const text = holdersText(wallet);
    const canTake = isComplete(wallet) && wallet.addresses.every((address) => !parseModuleKey(address) || canName(address));
    if (!canTake || seen.has(text)) continue;
    seen.add(text);
    const { isMultisig, addresses, threshold } = wallet;
    choices.push({ label, holders: { isMultisig, addresses: [...addresses], threshold } });
  }
  return choices.slice(0, MOST);
}
