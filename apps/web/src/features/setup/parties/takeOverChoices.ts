import { chainName, type ChainChoice } from '@althing/domain/chains';
import { parseModuleKey } from '@althing/domain/modules';
import { CONTRACT_KIND_FACTS } from '@althing/domain/organisation';
import type { OrganisationForm, WalletDraft } from '@althing/domain/setup';
import { draftWallets, type NamedWallet } from './draftWallets.ts';

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

/** Guardians, and the wallets that hold a role of the Multi-Bridge or of the portals on a chain. */
function roleWallets({ modules }: OrganisationForm, chains: readonly ChainChoice[]): Omit<NamedWallet, 'path'>[] {
  const on = (chainId: number): string => ` on ${chainName(chains, chainId)}`;
  return [
    ...(['preVoteVeto', 'preExecutionVeto'] as const).flatMap((list) =>
      modules[list].map((veto) => ({ label: `${CONTRACT_KIND_FACTS[list].title} of ${veto.governorName.trim()}`, wallet: veto })),
    ),
    ...modules.multiBridgeSettings.flatMap(({ chainId, owner, vetoer }) => [
      { label: `Multi-Bridge${on(chainId)}`, wallet: owner },
      ...(vetoer ? [{ label: `Multi-Bridge Veto${on(chainId)}`, wallet: vetoer }] : []),
    ]),
    ...(modules.assetPortals?.portalAdmin ?? []).map((admin) => ({ label: `Portal admin${on(admin.chainId)}`, wallet: admin })),
  ];
}

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
  for (const { label, wallet } of [...draftWallets(form, chains), ...roleWallets(form, chains)]) {
    const text = holdersText(wallet);
    const canTake = isComplete(wallet) && wallet.addresses.every((address) => !parseModuleKey(address) || canName(address));
    if (!canTake || seen.has(text)) continue;
    seen.add(text);
    const { isMultisig, addresses, threshold } = wallet;
    choices.push({ label, holders: { isMultisig, addresses: [...addresses], threshold } });
  }
  return choices.slice(0, MOST);
}
