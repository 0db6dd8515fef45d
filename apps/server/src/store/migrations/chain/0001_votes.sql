-- Beside the votes, by the place of their events: each stands right after the vote that it is about.
create table chain.cross_chain_vote (
  chain_id bigint not null,
  governor bytea not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  source_chain_id bigint not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create table chain.refund (
  chain_id bigint not null,
  refund_gas bytea not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  receiver bytea not null,
  amount numeric not null,
  primary key (chain_id, block, log_index)
);
