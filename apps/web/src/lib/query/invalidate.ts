import type { EndpointKey } from '@althing/domain/http';
import type { QueryClient } from '@tanstack/react-query';
import { apiKey } from './apiQuery.ts';

/** Marks every cached answer of these endpoints as stale; what is on screen is fetched again. */
export async function invalidate(client: QueryClient, ...endpoints: EndpointKey[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: apiKey(endpoint) })));
}
