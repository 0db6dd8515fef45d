export { Balances } from './Balances.tsx';
export { TreasuryTab } from './TreasuryTab.tsx';
