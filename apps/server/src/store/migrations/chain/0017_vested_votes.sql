-- For whom a vesting contract cast the vote whose event stands right after.
create table chain.vested_vote (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  vesting bytea not null,
  governor bytea not null,
  proposal_id numeric not null,
  beneficiary bytea not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index vested_vote_of_beneficiary on chain.vested_vote (chain_id, governor, proposal_id, beneficiary);
