import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** Votes open and end by the clock, of which no event tells. Milliseconds. */
const ASK_EVERY = 20_000;

/** What waits for the reader in all organisations. Not asked without a session. */
export function useTasks() {
  const session = useSession();
  return useQuery({ ...apiQuery('GET /api/v1/users/me/tasks'), enabled: session !== undefined, refetchInterval: ASK_EVERY });
}
