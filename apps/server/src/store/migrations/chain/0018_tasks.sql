-- How many owners of a Safe must sign, and whose vetoes count.
create index event_of_threshold on chain.event (chain_id, address, block, log_index) where name in ('SafeSetup', 'ChangedThreshold');
--> statement-breakpoint
create index vetoer_links on chain.link (target) where relation in ('preVoteVetoer', 'preExecutionVetoer');
