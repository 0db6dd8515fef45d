import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/apiError.ts';
import { backoffDelay } from '../http/backoff.ts';
import { restWhileServerIsAway } from './restWhileServerIsAway.ts';

const MAX_RETRIES = 2;

/** Retries only what may succeed by itself; a refusal is shown at once. Nothing is read while the server is away. */
export function createQueryClient(): QueryClient {
  restWhileServerIsAway();
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && !(error instanceof ApiError && !error.isRetryable),
        retryDelay: (failures) => backoffDelay(failures, Math.random()),
      },
      // Reading waits for a server that is away; what somebody does is tried, and fails with a word, rather than wait unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
