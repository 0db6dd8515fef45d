import type { EndpointKey } from '@althing/domain/http';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { apiKey } from './apiQuery.ts';

/** Marks all cached answers of these endpoints as outdated; those on screen are read again. */
export async function invalidate(client: QueryClient, ...endpoints: EndpointKey[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => invalidateKey(client, apiKey(endpoint))));
}

/**
 * The same for all keys that begin like this. A first answer that is still on its way may be older than what has changed, and the library would take it
 * for the new one, so it is asked for once more when it has come.
 */
export async function invalidateKey(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const awaited = client
    .getQueryCache()
    .findAll({ queryKey, type: 'active', fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
  await Promise.all(awaited.map((query) => client.invalidateQueries({ queryKey: query.queryKey, exact: true })));
}
