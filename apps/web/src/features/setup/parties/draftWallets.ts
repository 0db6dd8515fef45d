import { chainName, type ChainChoice } from '@althing/domain/chains';
import { CONTRACT_KIND_FACTS, WALLET_LISTS, walletName } from '@althing/domain/organisation';
import type { OrganisationForm, WalletDraft } from '@althing/domain/setup';

export interface NamedWallet {
  /** Its path in the form. */
  path: string;
  /** Its name for people: `Treasury on Alpha`. */
  label: string;
  wallet: WalletDraft;
}

/** Every wallet of the draft, with a name. */
export function draftWallets({ modules, token }: OrganisationForm, chains: readonly ChainChoice[]): NamedWallet[] {
  const on = (chainId: number | null): string => (chainId === null ? '' : ` on ${chainName(chains, chainId)}`);
  const list = <Wallet extends WalletDraft>(path: string, wallets: readonly Wallet[], label: (wallet: Wallet) => string): NamedWallet[] =>
    wallets.map((wallet, index) => ({ path: `${path}.${index}`, label: label(wallet), wallet }));
  return [
    { path: 'modules.protocolUpgrades', label: CONTRACT_KIND_FACTS.protocolUpgrades.title, wallet: modules.protocolUpgrades },
    ...WALLET_LISTS.flatMap((key) => {
      const { isNamed } = CONTRACT_KIND_FACTS[key].wallets;
      return list(
        `modules.${key}`,
        modules[key],
        ({ name, chainId }) => (isNamed && name.trim()) || `${walletName(key, '')}${on(chainId)}`,
      );
    }),
    ...list(
      'token.bridgeTaxTreasury',
      token.bridgeTaxTreasury,
      ({ chainId }) => `${CONTRACT_KIND_FACTS.tokenBridgeTaxTreasury.title}${on(chainId)}`,
    ),
    ...list('token.authority', token.authority, ({ chainId }) => `${CONTRACT_KIND_FACTS.tokenAuthority.title}${on(chainId)}`),
  ];
}
