import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import { type ChainWallet, isSafeKind, WALLET_LISTS, walletName } from '@althing/domain/organisation';
import { type Holder, holderOf } from './holderOf.ts';

/** A wallet of a module, e.g. a treasury, without a Safe of its own. */
export interface Holding {
  id: string;
  title: string;
  chainId: number;
  holder: Exclude<Holder, { is: 'safe' }>;
}

/** All Safes created for the organisation, including those of guardians. */
export const safesOf = ({ contracts }: Pick<OrganisationDetail, 'contracts'>): OrganisationContract[] =>
  contracts.filter(({ kind }) => isSafeKind(kind));

/** Wallets that are held by a governor, another module or a single account instead of a Safe. */
export function holdingsOf(organisation: Pick<OrganisationDetail, 'contracts' | 'governors' | 'modules'>): Holding[] {
  const { modules } = organisation;
  return WALLET_LISTS.flatMap((list) =>
    modules[list].filter(isHeldElsewhere).flatMap((entry, index) => {
      const holder = holderOf(entry, entry.chainId, organisation);
      const title = walletName(list, entry.name);
      return holder.is === 'safe' ? [] : [{ id: `${list}:${entry.chainId}:${index}`, title, chainId: entry.chainId, holder }];
    }),
  );
}

const isHeldElsewhere = ({ isMultisig, isMarkedForDeletion }: ChainWallet): boolean => !isMultisig && !isMarkedForDeletion;
