import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query/apiQuery.ts';

/** Slugs are lower case; an address with capitals finds the organisation too. */
export const organisationQuery = (slug: string) =>
  apiQuery('GET /api/v1/organisations/slug/:slug', { params: { slug: slug.toLowerCase() } });
export const useOrganisation = (slug: string) => useQuery(organisationQuery(slug));
