-- What vests for an account and on which terms, and what it votes with on other chains than the governor's.
create index event_of_grant on chain.event ((args ->> 'beneficiary')) where name = 'VestingScheduleCreated';
--> statement-breakpoint
create index event_of_vesting on chain.event (chain_id, address) where name in ('VestingCurveAdded', 'FlexVotingEnabled');
--> statement-breakpoint
create index event_of_voting_chains on chain.event (chain_id, address) where name = 'VotingChainUpdated';
--> statement-breakpoint
create index event_of_named_spoke on chain.event ((args ->> 'spoke')) where name = 'VotingChainUpdated';
--> statement-breakpoint
create index event_of_away_vote on chain.event (chain_id, address, (args ->> 'voter'), (args ->> 'proposalId')) where name in ('VoteSent', 'VoteKept');
