import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';

/** The form of an organisation as its record says. */
export const presentOf = ({ name, description, category, logo, links, modules, token }: OrganisationDetail): OrganisationInput => ({
  name,
  description,
  categoryId: category.id,
  logoId: logo,
  links,
  modules,
  token,
});
