import type { EndpointKey, EndpointResponse } from '@althing/domain/http';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../http/api.ts';
import type { ApiInput } from '../http/createApi.ts';

type Input<K extends EndpointKey> = Omit<ApiInput<K>, 'signal'>;
type Call = (endpoint: EndpointKey, input: unknown) => Promise<unknown>;

/** The cache key of an endpoint with its input; without input, the prefix of all its keys. */
export const apiKey = (endpoint: EndpointKey, input?: object) => (input ? ([endpoint, input] as const) : ([endpoint] as const));

/**
 * Query options of a GET endpoint. The key consists of the endpoint and its input, so that `invalidate` and live updates find it. Features give the
 * result a name and use it in a hook: `useQuery(organisationQuery(slug))`.
 */
export function apiQuery<K extends EndpointKey & `GET ${string}`>(endpoint: K, input?: Input<K>) {
  return queryOptions({
    queryKey: apiKey(endpoint, input ?? {}),
    queryFn: ({ signal }) => (api as Call)(endpoint, { ...input, signal }) as Promise<EndpointResponse<K>>,
  });
}
