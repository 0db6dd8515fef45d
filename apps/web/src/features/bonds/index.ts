import { lazy } from 'react';

export { MarketsPage, OrganisationMarketsPage } from './list/MarketsPage.tsx';
export { loadMarket } from './market/loadMarket.ts';
export { MarketPage } from './market/MarketPage.tsx';
/** Hardly anybody owns the bond contracts. */
export const BondContractsPage = lazy(async () => ({ default: (await import('./authority/BondContractsPage.tsx')).BondContractsPage }));
export { DashboardPage } from './dashboard/DashboardPage.tsx';
export { type ChartPoint, linePath, rangeOf } from './chart/chartPath.ts';
export { BuyersField } from './buyers/BuyersField.tsx';
export { Term } from './Term.tsx';
export { renewalReason } from './buy/takenByOracle.ts';
export { useBringable } from './buy/useBringable.ts';
export { registerCall } from './buy/purchaseCalls.ts';
