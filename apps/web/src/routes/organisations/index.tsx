import { createFileRoute } from '@tanstack/react-router';
import { OrganisationsPage } from '../../features/organisations/OrganisationsPage.tsx';
import { type OrganisationSearch, readOrganisationSearch } from '../../features/organisations/filter.ts';

export const Route = createFileRoute('/organisations/')({ component: OrganisationsPage, validateSearch });

/** Names every filter, even if undefined: the router merges this over the URL's own parameters, so unknown values would remain otherwise. */
function validateSearch(search: Record<string, unknown>): { [K in keyof OrganisationSearch]: OrganisationSearch[K] | undefined } {
  const { sort, search: name, categoryId, chainId, mine } = readOrganisationSearch(search);
  return { sort, search: name, categoryId, chainId, mine };
}
