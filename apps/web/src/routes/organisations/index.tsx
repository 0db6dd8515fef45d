import { createFileRoute } from '@tanstack/react-router';
import { OrganisationsPage } from '../../features/organisations/OrganisationsPage.tsx';
import { type OrganisationSearch, readOrganisationSearch } from '../../features/organisations/filter.ts';

export const Route = createFileRoute('/organisations/')({ component: OrganisationsPage, validateSearch });

/** Every part by name, so that what was dropped is written over: the router lays this upon what the address says. */
function validateSearch(search: Record<string, unknown>): { [K in keyof OrganisationSearch]: OrganisationSearch[K] | undefined } {
  const { sort, search: name, categoryId, chainId, mine } = readOrganisationSearch(search);
  return { sort, search: name, categoryId, chainId, mine };
}
