import { MOST_NAMED_ACCOUNTS } from '@althing/domain/names';
import { queryOptions } from '@tanstack/react-query';
import { api } from './http/api.ts';
import { apiKey, apiQuery } from './query/apiQuery.ts';

/** Milliseconds in which accounts are gathered: about a frame, in which a page draws its rows. */
const GATHERING_MS = 20;
const HOUR_MS = 3_600_000;

let gathering: { accounts: Set<string>; found: Promise<ReadonlyMap<string, string | null>> } | undefined;

/** Asks for many accounts at once. What cannot be read is left out. */
async function ask(accounts: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const parts = Array.from({ length: Math.ceil(accounts.length / MOST_NAMED_ACCOUNTS) }, (_, index) =>
    accounts.slice(index * MOST_NAMED_ACCOUNTS, (index + 1) * MOST_NAMED_ACCOUNTS),
  );
  const answers = await Promise.all(parts.map((part) => api('GET /api/v1/names', { query: { accounts: part.join(',') } })));
  return new Map(answers.flatMap(({ items }) => items).map(({ account, name }) => [account.toLowerCase(), name]));
}

/** Joins whoever asks within the same moment into one question. */
async function nameOf(account: string): Promise<string | null> {
  const accounts = gathering?.accounts ?? new Set<string>();
  gathering ??= {
    accounts,
    found: new Promise((resolve) => {
      setTimeout(resolve, GATHERING_MS);
    }).then(() => {
      gathering = undefined;
      return ask([...accounts]);
    }),
  };
  accounts.add(account);
  const name = (await gathering.found).get(account);
  // An answer would be kept for an hour.
  if (name === undefined) throw new Error('The name of the account could not be read');
  return name;
}

/** The ENS name of an account, as the server has checked it; null where it has none. Fails where nothing could be read, which is asked again. */
export function accountNameQuery(address: string) {
  const account = address.toLowerCase();
  return queryOptions({
    queryKey: apiKey('GET /api/v1/names', { query: { accounts: account } }),
    queryFn: () => nameOf(account),
    staleTime: HOUR_MS,
    retry: false,
  });
}

/** The account to which an ENS name leads. Refused where it leads nowhere. */
export const accountOfNameQuery = (name: string) => ({ ...apiQuery('GET /api/v1/names/:name', { params: { name } }), retry: false });
