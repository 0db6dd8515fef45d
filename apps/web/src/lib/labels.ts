import { sameAddress } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from './query/apiQuery.ts';
import { useSession } from './session/useSession.ts';

/** Names of one's own that are told at once. */
const SHOWN = 5;

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

/** The reader's own names that have the text, each with its address. */
export function useLabelsWith(text: string): readonly { address: string; label: string }[] {
  const items = useLabelList();
  const part = text.toLowerCase();
  return part === '' ? [] : items.filter(({ label }) => label.toLowerCase().includes(part)).slice(0, SHOWN);
}

/** All names that the reader gave; none before they have signed in. */
export function useLabelList(): readonly { address: string; label: string }[] {
  const session = useSession();
  const items = useQuery({ ...labelsQuery(), enabled: session !== undefined, staleTime: Infinity }).data?.items;
  return (session && items) ?? [];
}

/** What the reader calls each of many addresses. */
export function useLabels(): (address: string) => string | undefined {
  const items = useLabelList();
  return (address) => items.find((item) => sameAddress(item.address, address))?.label;
}
