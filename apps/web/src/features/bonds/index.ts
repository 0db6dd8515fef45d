export { MarketsPage, OrganisationMarketsPage } from './list/MarketsPage.tsx';
export { MarketPage } from './market/MarketPage.tsx';
export { DashboardPage } from './dashboard/DashboardPage.tsx';
