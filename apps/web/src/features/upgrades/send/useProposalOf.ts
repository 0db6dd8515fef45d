import type { Call } from '@althing/bindings';
import type { OrganisationDetail, Proposal } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { useEffect } from 'react';
import { useProposals } from '../../governance/index.ts';

/** Pages of proposals in which the one of this upgrade is looked for. */
const MOST_PAGES = 5;

export interface Wanted {
  governor: string;
  /** Whether the text is that of the upgrade. */
  isText: (description: string) => boolean;
  calls: readonly Call[];
}

const isSame = (actions: Proposal['actions'], calls: readonly Call[]): boolean =>
  actions.length === calls.length &&
  actions.every(({ target, value, calldata }, index) => {
    const call = calls[index]!;
    return sameAddress(target, call.to) && BigInt(value) === call.value && calldata.toLowerCase() === call.data.toLowerCase();
  });

/** The proposal of the organisation's index that puts a part of an upgrade to a governor's vote; undefined while there is none. */
export function useProposalOf(organisation: OrganisationDetail, { governor, isText, calls }: Wanted) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isPending } = useProposals(organisation.id, undefined);
  const pages = data?.pages ?? [];
  const found = pages
    .flatMap(({ items }) => items)
    .find((each) => sameAddress(each.governor, governor) && isText(each.description) && isSame(each.actions, calls));
  const isMoreNeeded = !found && hasNextPage && !isFetchingNextPage && pages.length < MOST_PAGES;
  useEffect(() => {
    if (isMoreNeeded) void fetchNextPage();
  }, [isMoreNeeded, fetchNextPage]);
  return { found, isPending, refetch };
}
