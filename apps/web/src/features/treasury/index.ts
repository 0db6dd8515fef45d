export { TreasuryTab } from './TreasuryTab.tsx';
