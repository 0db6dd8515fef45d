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
  /** Whether one that was executed may have done nothing. What it did is told by the chain, and nobody looks for it any more then. */
  mayFail: boolean;
}

const isSame = (actions: Proposal['actions'], calls: readonly Call[]): boolean =>
  actions.length === calls.length &&
  actions.every(({ target, value, calldata }, index) => {
    const call = calls[index]!;
    return sameAddress(target, call.to) && BigInt(value) === call.value && calldata.toLowerCase() === call.data.toLowerCase();
  });

/** Nothing comes of these any more. */
const DEAD: readonly Proposal['state'][] = ['canceled', 'defeated'];

/**
 * The proposals of the organisation's index that put a part of an upgrade to a governor's vote: the one that counts, which is under way or
 * executed, and those that did not pass, newest first.
 */
export function useProposalsOf(organisation: OrganisationDetail, { governor, isText, calls, mayFail }: Wanted) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isPending } = useProposals(organisation.id, undefined);
  const pages = data?.pages ?? [];
  const made = pages
    .flatMap(({ items }) => items)
    .filter((each) => sameAddress(each.governor, governor) && isText(each.description) && isSame(each.actions, calls));
  const over: readonly Proposal['state'][] = mayFail ? [...DEAD, 'executed'] : DEAD;
  const found = made.find(({ state }) => state === 'executed' && !mayFail) ?? made.find(({ state }) => !over.includes(state));
  const isMoreNeeded = !found && hasNextPage && !isFetchingNextPage && pages.length < MOST_PAGES;
  useEffect(() => {
    if (isMoreNeeded) void fetchNextPage();
  }, [isMoreNeeded, fetchNextPage]);
  const isLooking = isPending || isMoreNeeded || isFetchingNextPage;
  return { found, dead: made.filter(({ state }) => over.includes(state)), isLooking, refetch };
}
