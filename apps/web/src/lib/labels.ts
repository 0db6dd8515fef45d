import { useQuery } from '@tanstack/react-query';
import { apiQuery } from './query/apiQuery.ts';
import { useSession } from './session/useSession.ts';

export const labelsQuery = () => apiQuery('GET /api/v1/users/me/labels');

/** What the reader calls an address; undefined where they gave it no name. */
export function useLabel(address: string): string | undefined {
  const session = useSession();
  const key = address.toLowerCase();
  const label = useQuery({
    ...labelsQuery(),
    enabled: session !== undefined,
    staleTime: Infinity,
    select: ({ items }) => items.find((item) => item.address.toLowerCase() === key)?.label,
  }).data;
  // What is kept of an account is not shown once it has left.
  return session && label;
}

/** All names that the reader gave; none before they have signed in. */
export function useLabelList(): readonly { address: string; label: string }[] {
  const session = useSession();
  const items = useQuery({ ...labelsQuery(), enabled: session !== undefined, staleTime: Infinity }).data?.items;
  return (session && items) ?? [];
}
