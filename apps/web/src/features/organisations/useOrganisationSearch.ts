import { useNavigate, useSearch } from '@tanstack/react-router';
import { type OrganisationSearch, readOrganisationSearch } from './filter.ts';

/** How a filter came about: each that was chosen is a step that the browser's back button takes, letters that are typed are none. */
export type Narrowing = 'typed' | 'chosen';

/** What the address narrows the list to, and how to narrow it otherwise. */
export function useOrganisationSearch() {
  const search = readOrganisationSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const narrow = (next: OrganisationSearch, how: Narrowing) =>
    void navigate({ to: '/organisations', search: next, replace: how === 'typed', resetScroll: false });
  return [search, narrow] as const;
}
