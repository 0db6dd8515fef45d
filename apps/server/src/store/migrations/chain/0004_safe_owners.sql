-- From an account to the Safes that it signs for, and from a Safe to what was last said of an owner.
create index event_safe_setup on chain.event using gin ((args -> 'owners')) where name = 'SafeSetup';
--> statement-breakpoint
create index event_owner_added on chain.event ((args ->> 'owner')) where name = 'AddedOwner';
--> statement-breakpoint
create index event_of_owners on chain.event (chain_id, address, block, log_index) where name in ('SafeSetup', 'AddedOwner', 'RemovedOwner');
