import { chainName, type ChainChoice } from '@althing/domain/chains';
import type { OrganisationForm, WalletDraft } from '@althing/domain/setup';

export interface NamedWallet {
  /** Where it stands in the form. */
  path: string;
  /** What people call it: `Treasury on Alpha`. */
  label: string;
  wallet: WalletDraft;
}

/** Every wallet of the draft that people fill in, by name. */
export function draftWallets({ modules, token }: OrganisationForm, chains: readonly ChainChoice[]): NamedWallet[] {
  const on = (chainId: number | null): string => (chainId === null ? '' : ` on ${chainName(chains, chainId)}`);
  const list = <Wallet extends WalletDraft>(path: string, wallets: readonly Wallet[], label: (wallet: Wallet) => string): NamedWallet[] =>
    wallets.map((wallet, index) => ({ path: `${path}.${index}`, label: label(wallet), wallet }));
  return [
    { path: 'modules.protocolUpgrades', label: 'Protocol Upgrades', wallet: modules.protocolUpgrades },
    ...list('modules.safeTreasury', modules.safeTreasury, ({ chainId }) => `Treasury${on(chainId)}`),
    ...list('modules.bondingEngine', modules.bondingEngine, ({ chainId }) => `VEO manager${on(chainId)}`),
    ...list('modules.workingGroup', modules.workingGroup, ({ name, chainId }) => name.trim() || `Working group${on(chainId)}`),
    ...list('token.authority', token.authority, ({ chainId }) => `Token authority${on(chainId)}`),
  ];
}
