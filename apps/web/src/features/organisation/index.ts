export { OrganisationPage } from './OrganisationPage.tsx';
