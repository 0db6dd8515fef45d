export { MarketsPage, OrganisationMarketsPage } from './list/MarketsPage.tsx';
export { MarketPage } from './market/MarketPage.tsx';
