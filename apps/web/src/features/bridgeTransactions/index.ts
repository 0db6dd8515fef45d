export { TransactionPage } from './TransactionPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';
export { AwayVotes } from './votes/AwayVotes.tsx';
