export { ProposalMessages } from './proposals/ProposalMessages.tsx';
export { TransactionPage } from './TransactionPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';
export { AwayVotes } from './votes/AwayVotes.tsx';
