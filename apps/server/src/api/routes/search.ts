import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

export function searchHandlers({ search }: Pick<ApiDependencies, 'search'>): Handlers<'GET /api/v1/search'> {
  return {
    async 'GET /api/v1/search'({ query: { query } }) {
      return search(query);
    },
  };
}
