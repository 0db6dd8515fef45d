export { CreateOrganisationPage } from './CreateOrganisationPage.tsx';
export { EditOrganisationPage } from './EditOrganisationPage.tsx';
