export { Balances } from './Balances.tsx';
export { HolderBalances } from './HolderBalances.tsx';
export { TreasuryTab } from './TreasuryTab.tsx';
