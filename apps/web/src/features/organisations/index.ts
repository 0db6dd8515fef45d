export { OrganisationCard } from './OrganisationCard.tsx';
export { useCategories, useOrganisations } from './queries.ts';
