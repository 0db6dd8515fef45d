import type { EndpointKey } from '@althing/domain/http';
import type { QueryClient } from '@tanstack/react-query';
import { apiKey } from './apiQuery.ts';

/** Marks all cached answers of these endpoints as outdated; those on screen are read again. */
export async function invalidate(client: QueryClient, ...endpoints: EndpointKey[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: apiKey(endpoint) })));
}
