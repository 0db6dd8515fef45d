import { CONTRACT_KIND_FACTS, contractName } from '../organisation/contractKinds.ts';
import type { ChainWallet } from '../organisation/parts/wallet.ts';
import type { Modules, OrganisationInput } from '../organisation/schema.ts';
import { WALLET_LISTS, type WalletList, walletName } from '../organisation/walletLists.ts';
import { sameValue } from '../setup/sameValue.ts';

const withoutMark = (wallet: ChainWallet): ChainWallet => ({ ...wallet, isMarkedForDeletion: undefined });

/** Marked for deletion or not, an entry that exists has to be in the list as it is. */
function missingWallet(list: WalletList, present: Modules, upgraded: Modules): string | undefined {
  const kept = upgraded[list].map(withoutMark);
  const gone = present[list].find((entry) => !kept.some((other) => sameValue(other, withoutMark(entry))));
  if (!gone) return undefined;
  const { entry } = CONTRACT_KIND_FACTS[list].wallets;
  return `${walletName(list, gone.name)}: an existing ${entry} stays as it is. Mark it for deletion and add another one`;
}

/** What existing parts of an organisation do not allow; undefined where they allow the change. docs/requirements.md#module-configuration */
export function upgradeProblem(present: OrganisationInput, upgraded: OrganisationInput): string | undefined {
  const governor = present.modules.governor.find(
    ({ governorName, chainId }) =>
      !upgraded.modules.governor.some((other) => other.governorName === governorName && other.chainId === chainId),
  );
  if (governor) return `${contractName({ kind: 'governor', name: governor.governorName })}: an existing governor stays`;
  for (const list of WALLET_LISTS) {
    const problem = missingWallet(list, present.modules, upgraded.modules);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The organisation without what is marked for deletion: as its record will say. */
export function withoutDeleted(organisation: OrganisationInput): OrganisationInput {
  const lists = WALLET_LISTS.map((list) => [list, organisation.modules[list].filter(({ isMarkedForDeletion }) => !isMarkedForDeletion)]);
  return { ...organisation, modules: { ...organisation.modules, ...(Object.fromEntries(lists) as Pick<Modules, WalletList>) } };
}
