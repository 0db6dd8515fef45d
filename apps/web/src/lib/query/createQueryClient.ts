import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/apiError.ts';
import { backoffDelay } from '../http/backoff.ts';
import { restWhileServerIsAway } from './restWhileServerIsAway.ts';

const MAX_RETRIES = 2;

/** Only retries what may succeed without further action; refusals are shown at once. Nothing is read while the server is away. */
export function createQueryClient(): QueryClient {
  restWhileServerIsAway();
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && !(error instanceof ApiError && !error.isRetryable),
        retryDelay: (failures) => backoffDelay(failures, Math.random()),
      },
      // Reading waits until the server is back. Actions are tried and fail with a message, instead of waiting unnoticed.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
