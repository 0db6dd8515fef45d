import { type Call, isSafeRejection, safeTransactionContent } from '@althing/bindings';
import type { HistoryEntry, ServedSafe, ServedTransaction } from '@althing/domain/safeService';
import { type NoncePlace, placesOf, type WaitingTransaction } from '@althing/domain/safes';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askSafeService, isOwnSafeService, safeKey, safeServiceUrl } from '../../../lib/safe/safeService.ts';

/** One Safe on one chain. */
export interface SafePlace {
  chainId: ChainId;
  safe: Address;
}

/** A transaction of a Safe with what rules about its queue need. */
export type SafeTransactionView = ServedTransaction & WaitingTransaction;

export interface SafeQueue {
  state: ServedSafe;
  places: NoncePlace<SafeTransactionView>[];
  /** How many more wait than are shown. */
  more: number;
}

/** Milliseconds. Live updates tell what happens at our own service, and a page may list many Safes; hosted ones tell nothing by themselves. */
const ASK_AGAIN = { own: 60_000, hosted: 15_000 };
export const askAgain = (service: string, chainId: ChainId): number => ASK_AGAIN[isOwnSafeService(service, chainId) ? 'own' : 'hosted'];
const PAGE = 100;
/** Pages that are read of what waits: as many as our own service keeps. */
const MOST_PAGES = 5;
const HISTORY_PAGE = 20;

/** Loaded when something is asked, since it brings the checks of answers. */
const reading = () => import('@althing/domain/safeService');

const viewOf =
  ({ chainId, safe }: SafePlace) =>
  (transaction: ServedTransaction): SafeTransactionView => {
    // Owners sign what is shown; a service that tells another hash for it is not believed.
    if (safeTransactionContent(chainId, safe, transaction.content).hash !== transaction.hash)
      throw new Error('The service tells a transaction with a hash that is not its own. Nothing of it should be signed.');
    return {
      ...transaction,
      confirmedBy: transaction.confirmations.map(({ owner }) => owner),
      isRejection: isSafeRejection(safe, transaction.content),
    };
  };

async function listed(url: string, search: string, signal: AbortSignal): Promise<{ entries: ServedTransaction[]; count: number }> {
  const { readServedTransactions } = await reading();
  const entries: ServedTransaction[] = [];
  let count = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = readServedTransactions(
      await askSafeService(`${url}?${search}&limit=${PAGE}&offset=${entries.length}`, undefined, signal),
    );
    entries.push(...answer.entries);
    ({ count } = answer);
    if (answer.entries.length === 0 || entries.length >= count) break;
  }
  return { entries, count };
}

const queueQuery = (service: string, place: SafePlace) =>
  queryOptions({
    queryKey: safeKey(place.chainId, place.safe, 'queue'),
    refetchInterval: askAgain(service, place.chainId),
    queryFn: async ({ signal }): Promise<SafeQueue> => {
      const { readServedSafe } = await reading();
      const state = readServedSafe(await askSafeService(`${service}/v1/safes/${place.safe}/`, undefined, signal));
      const path = `${service}/v2/safes/${place.safe}/multisig-transactions/`;
      const { entries, count } = await listed(path, `executed=false&nonce__gte=${state.nonce}&ordering=nonce`, signal);
      return { state, places: placesOf(entries.map(viewOf(place))), more: Math.max(0, count - entries.length) };
    },
  });

/** What waits in a Safe, and who owns it now. */
export function useSafeQueue(place: SafePlace) {
  return useQuery(queueQuery(safeServiceUrl(useAppConfig(), place.chainId), place));
}

/** Lists of what a Safe did and got: of all kinds, and of each. */
const HISTORY_LISTS: Record<HistoryEntry['kind'] | 'all', { version: string; list: string; search: string }> = {
  all: { version: 'v2', list: 'all-transactions', search: 'executed=true&' },
  executed: { version: 'v2', list: 'multisig-transactions', search: 'executed=true&ordering=-nonce&' },
  module: { version: 'v1', list: 'module-transactions', search: '' },
  receipt: { version: 'v1', list: 'incoming-transfers', search: '' },
};

/** What a Safe did and got, or that of one kind, newest first, page by page. */
export function useSafeHistory({ chainId, safe }: SafePlace, kind: HistoryEntry['kind'] | undefined) {
  const service = safeServiceUrl(useAppConfig(), chainId);
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: safeKey(chainId, safe, 'history', kind),
      initialPageParam: 0,
      queryFn: async ({ pageParam, signal }) => {
        const { readServedHistory } = await reading();
        const { version, list, search } = HISTORY_LISTS[kind ?? 'all'];
        const path = `${service}/${version}/safes/${safe}/${list}/?${search}limit=${HISTORY_PAGE}&offset=${pageParam}`;
        const page = readServedHistory(await askSafeService(path, undefined, signal), kind);
        return { ...page, next: pageParam + page.read };
      },
      getNextPageParam: ({ read, next, count }) => (read > 0 && next < count ? next : undefined),
      placeholderData: keepPreviousData,
    }),
  );
}

/** What was proposed and can never be executed, because another transaction had its nonce. */
export function usePassedOver(place: SafePlace, nonce: number | undefined) {
  const service = safeServiceUrl(useAppConfig(), place.chainId);
  return useQuery({
    queryKey: safeKey(place.chainId, place.safe, 'passedOver', nonce),
    enabled: nonce !== undefined && nonce > 0,
    queryFn: async ({ signal }): Promise<{ entries: SafeTransactionView[]; count: number }> => {
      const { readServedTransactions } = await reading();
      const search = `executed=false&nonce__lte=${nonce! - 1}&ordering=-nonce&limit=${HISTORY_PAGE}`;
      const path = `${service}/v2/safes/${place.safe}/multisig-transactions/?${search}`;
      const { entries, count } = readServedTransactions(await askSafeService(path, undefined, signal));
      return { entries: entries.map(viewOf(place)), count };
    },
  });
}

/** Executed transactions of a Safe that are looked through for one. */
const LOOKED_THROUGH = 100;

/** The newest executed transaction by which a Safe made `call`; null where there is none among the newest. */
export function useExecutedCall(place: SafePlace, call: Pick<Call, 'to' | 'data'>, isWanted: boolean) {
  const service = safeServiceUrl(useAppConfig(), place.chainId);
  return useQuery({
    queryKey: safeKey(place.chainId, place.safe, 'executedCall', call.to, call.data),
    enabled: isWanted,
    queryFn: async ({ signal }): Promise<SafeTransactionView | null> => {
      const { readServedTransactions } = await reading();
      const search = `executed=true&to=${call.to}&ordering=-nonce&limit=${LOOKED_THROUGH}`;
      const path = `${service}/v2/safes/${place.safe}/multisig-transactions/?${search}`;
      const { entries } = readServedTransactions(await askSafeService(path, undefined, signal));
      return entries.map(viewOf(place)).find((each) => each.isSuccessful !== false && isCall(each, call)) ?? null;
    },
  });
}

/** Whether a transaction is this call and nothing else. */
export const isCall = ({ content }: SafeTransactionView, { to, data }: Pick<Call, 'to' | 'data'>): boolean =>
  content.operation === 0 && sameAddress(content.to, to) && content.data.toLowerCase() === data.toLowerCase();
