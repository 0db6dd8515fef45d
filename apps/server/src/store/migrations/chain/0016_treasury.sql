-- What contracts of organisations were sent and sent away, one row for each contract that took part. The token with address 0 is the chain's own coin.
create table chain.transfer (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  -- position among the payments of one event
  part integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  holder bytea not null,
  direction text not null,
  counterparty bytea not null,
  token bytea not null,
  value numeric not null,
  primary key (chain_id, block, log_index, part, holder, direction)
);
--> statement-breakpoint
-- A page of one holder, token and direction is read from its start, however many rows of other tokens strangers have added.
create index transfer_of_token on chain.transfer (chain_id, holder, direction, token, at desc, block desc, log_index desc, part desc);
--> statement-breakpoint
create index transfer_of_holder on chain.transfer (chain_id, holder, direction, at desc, block desc, log_index desc, part desc);
