import type { OrganisationInput } from '@althing/domain/organisation';
import type { Organisation } from '../store/organisations.ts';

/** The form of an organisation, without what the server knows besides. */
export const formOf = ({ name, description, categoryId, logoId, links, modules, token }: Organisation): OrganisationInput => ({
  name,
  description,
  categoryId,
  logoId,
  links,
  modules,
  token,
});
