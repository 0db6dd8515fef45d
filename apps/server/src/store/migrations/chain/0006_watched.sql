-- Announced contracts whose logs are read: those that a registered plan names. What is claimed after its announcement is read back first.
create table chain.watched (
  chain_id bigint not null,
  address bytea not null,
  -- up to where its history is read back; null once it is read with the head
  read_to bigint,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, address),
  foreign key (chain_id, address) references chain.contract on delete cascade
);
--> statement-breakpoint
create index watched_behind on chain.watched (chain_id, claimed_at) where read_to is not null;
