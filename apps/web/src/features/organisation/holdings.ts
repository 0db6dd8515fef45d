import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import { type ChainWallet, CONTRACT_KIND_FACTS } from '@althing/domain/organisation';
import { type Holder, holderOf } from './holderOf.ts';

/** A treasury, a working group or a VEO manager that has no Safe of its own. */
export interface Holding {
  id: string;
  title: string;
  chainId: number;
  holder: Exclude<Holder, { is: 'safe' }>;
}

/** Every Safe that was made for the organisation, guardians' Safes included. */
export const safesOf = ({ contracts }: Pick<OrganisationDetail, 'contracts'>): OrganisationContract[] =>
  contracts.filter(({ kind }) => CONTRACT_KIND_FACTS[kind].isSafe);

const TITLES = { safeTreasury: 'Treasury', workingGroup: 'Working group', bondingEngine: 'VEO manager' } as const;

/** What could have had a Safe and is held by a governor, another module or a single account instead. */
export function holdingsOf(organisation: Pick<OrganisationDetail, 'contracts' | 'governors' | 'modules'>): Holding[] {
  const { modules } = organisation;
  return (['safeTreasury', 'workingGroup', 'bondingEngine'] as const).flatMap((kind) =>
    modules[kind].filter(isHeldElsewhere).flatMap((entry, index) => {
      const holder = holderOf(entry, entry.chainId, organisation);
      const title = [TITLES[kind], entry.name].filter(Boolean).join(' ');
      return holder.is === 'safe' ? [] : [{ id: `${kind}:${entry.chainId}:${index}`, title, chainId: entry.chainId, holder }];
    }),
  );
}

const isHeldElsewhere = ({ isMultisig, isMarkedForDeletion }: ChainWallet): boolean => !isMultisig && !isMarkedForDeletion;
