-- Members by what they hold, and those who delegate to somebody.
create index member_by_balance on chain.member (chain_id, token, balance desc, power desc, account desc) where balance <> 0 or power <> 0;
--> statement-breakpoint
create index member_by_delegate on chain.member (chain_id, token, delegate, balance desc, account desc) where delegate is not null;
--> statement-breakpoint
-- What a list of activity tells, by contract and event: the store's `activity.ts` names the same.
create index event_activity on chain.event (chain_id, address, name, at desc, block desc, log_index desc) where name in (
  'ProposalCreated', 'ProposalQueued', 'ProposalExecuted', 'ProposalCanceled', 'ProposalVetoed', 'VoteCast', 'VoteCastWithParams',
  'Transfer', 'SafeReceived', 'DelegateChanged', 'ExecutionSuccess', 'ExecutionFailure');
