import { createFileRoute } from '@tanstack/react-router';
import { OrganisationsPage } from '../../features/organisations/OrganisationsPage.tsx';
import { readOrganisationSearch } from '../../features/organisations/filter.ts';

export const Route = createFileRoute('/organisations/')({ component: OrganisationsPage, validateSearch: readOrganisationSearch });
