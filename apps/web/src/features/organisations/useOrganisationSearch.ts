import { useNavigate, useSearch } from '@tanstack/react-router';
import { type OrganisationSearch, readOrganisationSearch } from './filter.ts';

/** How a filter was set. Choosing one adds a step to the browser's history; typing letters does not. */
export type Narrowing = 'typed' | 'chosen';

/** The filters from the URL, and how to change them. */
export function useOrganisationSearch() {
  const search = readOrganisationSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const narrow = (next: OrganisationSearch, how: Narrowing) =>
    void navigate({ to: '/organisations', search: next, replace: how === 'typed', resetScroll: false });
  return [search, narrow] as const;
}
