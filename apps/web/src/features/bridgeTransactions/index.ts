export { TransactionPage } from './TransactionPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';
