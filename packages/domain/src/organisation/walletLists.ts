import { CONTRACT_KIND_FACTS, CONTRACT_KINDS, type ContractKind } from './contractKinds.ts';

/** Modules that are lists of wallets, each on a chain of its own. */
export type WalletList = {
  [Kind in ContractKind]: (typeof CONTRACT_KIND_FACTS)[Kind] extends { wallets: object } ? Kind : never;
}[ContractKind];

/** In the order of the form. */
export const WALLET_LISTS: readonly WalletList[] = CONTRACT_KINDS.filter(
  (kind): kind is WalletList => 'wallets' in CONTRACT_KIND_FACTS[kind],
);

/** What a wallet of a module is called in a list, e.g. `Treasury`, `Working group Ops`. */
export function walletName(list: WalletList, name: string): string {
  const { entry } = CONTRACT_KIND_FACTS[list].wallets;
  return `${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${name}`.trim();
}

interface Standing {
  isMarkedForDeletion?: boolean | undefined;
}

/** All wallets of these modules, without those marked for deletion. */
export const standingWallets = <Wallet extends Standing>(modules: Record<WalletList, readonly Wallet[]>): Wallet[] =>
  WALLET_LISTS.flatMap((list) => modules[list].filter(({ isMarkedForDeletion }) => !isMarkedForDeletion));
