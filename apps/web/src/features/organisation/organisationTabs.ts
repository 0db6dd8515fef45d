/** Parts of the organisation page: docs/requirements.md#organisation-page. */
export const ORGANISATION_TABS = ['overview', 'governor', 'treasury', 'safe', 'modules', 'token'] as const;
export type OrganisationTab = (typeof ORGANISATION_TABS)[number];

export const TAB_LABELS: Record<OrganisationTab, string> = {
  overview: 'Overview',
  governor: 'Governor',
  treasury: 'Treasury',
  safe: 'Safe',
  modules: 'Modules',
  token: 'Token',
};

const isTab = (value: unknown): value is OrganisationTab => ORGANISATION_TABS.some((tab) => tab === value);

/** The tab from the URL. The first tab has no name there, and an unknown one is removed. */
export const readOrganisationSearch = (search: Record<string, unknown>): { tab?: OrganisationTab | undefined } => ({
  tab: isTab(search.tab) ? search.tab : undefined,
});
