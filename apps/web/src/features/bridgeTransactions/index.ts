import { lazy } from 'react';

export { ProposalMessages } from './proposals/ProposalMessages.tsx';
export { TransactionPage } from './TransactionPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';
export { AwayVotes } from './votes/AwayVotes.tsx';
export { SendAwayVote } from './votes/SendAwayVote.tsx';
/** For pages that list proposals, few of which are voted on from other chains. */
export const AwayDeadlines = lazy(async () => ({ default: (await import('./votes/AwayDeadlines.tsx')).AwayDeadlines }));
