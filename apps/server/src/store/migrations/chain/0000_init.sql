-- What the chains say. Everything here can be rebuilt from them: a chain may be wiped and read again at any time.
-- Rows carry the block that made them and are never updated, so undoing a block is deleting its rows (members and
-- cursors excepted: members are recomputed per account, the cursor is the position itself).
-- Times are UNIX seconds of blocks, not timestamptz: a chain may promise a time beyond any calendar.

create schema if not exists chain;
--> statement-breakpoint
create table chain.cursor (
  chain_id bigint primary key,
  number bigint not null,
  hash bytea not null,
  at bigint not null,
  genesis bytea not null,
  -- version of the projection that wrote the rows; another one means "read again"
  version integer not null,
  -- how often history was rewritten
  epoch integer not null default 0,
  seen_at timestamptz not null default now()
);
--> statement-breakpoint
create table chain.block (
  chain_id bigint not null,
  number bigint not null,
  hash bytea not null,
  at bigint not null,
  primary key (chain_id, number)
);
--> statement-breakpoint
create table chain.event (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  address bytea not null,
  name text not null,
  args jsonb not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index event_by_contract on chain.event (chain_id, address, block, log_index);
--> statement-breakpoint
create table chain.contract (
  chain_id bigint not null,
  address bytea not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  kind text not null,
  name text not null,
  organisation bytea,
  creator bytea not null,
  primary key (chain_id, address)
);
--> statement-breakpoint
create index contract_by_block on chain.contract (chain_id, block);
--> statement-breakpoint
create index contract_by_organisation on chain.contract (organisation, chain_id);
--> statement-breakpoint
create index contract_by_kind on chain.contract (kind, block, log_index, chain_id);
--> statement-breakpoint
create table chain.proposal (
  chain_id bigint not null,
  governor bytea not null,
  proposal_id numeric(78, 0) not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  proposer bytea not null,
  description text not null,
  actions jsonb not null,
  vote_start numeric not null,
  vote_end numeric not null,
  -- the id as 32 bytes, under which its tallies are kept
  subject bytea not null,
  -- what the governor schedules in its timelock; the timelock reports by this id alone
  operation_id bytea not null,
  primary key (chain_id, governor, proposal_id)
);
--> statement-breakpoint
create index proposal_by_block on chain.proposal (chain_id, block);
--> statement-breakpoint
create index proposal_newest on chain.proposal (chain_id, governor, at desc, block desc, log_index desc);
--> statement-breakpoint
create table chain.proposal_step (
  chain_id bigint not null,
  governor bytea not null,
  proposal_id numeric(78, 0) not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  step text not null,
  until numeric,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index proposal_step_by_proposal on chain.proposal_step (chain_id, governor, proposal_id, block, log_index);
--> statement-breakpoint
create table chain.operation_step (
  chain_id bigint not null,
  timelock bytea not null,
  operation_id bytea not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  step text not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index operation_step_by_operation on chain.operation_step (chain_id, operation_id, timelock, block, log_index);
--> statement-breakpoint
create table chain.vote (
  chain_id bigint not null,
  governor bytea not null,
  proposal_id numeric(78, 0) not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  voter bytea not null,
  support smallint,
  weight numeric not null,
  against numeric not null,
  "for" numeric not null,
  abstain numeric not null,
  reason text not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index vote_by_proposal on chain.vote (chain_id, governor, proposal_id, block, log_index);
--> statement-breakpoint
create table chain.link (
  chain_id bigint not null,
  contract bytea not null,
  relation text not null,
  subject bytea not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  target bytea not null,
  primary key (chain_id, contract, relation, subject, block, log_index)
);
--> statement-breakpoint
create index link_by_block on chain.link using brin (chain_id, block);
--> statement-breakpoint
create table chain.checkpoint (
  chain_id bigint not null,
  contract bytea not null,
  series text not null,
  subject bytea not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  -- unbounded: a contract that lies about amounts must not be able to stop the chain
  value numeric not null,
  primary key (chain_id, contract, series, subject, block)
);
--> statement-breakpoint
create index checkpoint_by_block on chain.checkpoint using brin (chain_id, block);
--> statement-breakpoint
create table chain.member (
  chain_id bigint not null,
  token bytea not null,
  account bytea not null,
  balance numeric not null,
  power numeric not null,
  delegate bytea,
  primary key (chain_id, token, account)
);
--> statement-breakpoint
create index member_by_power on chain.member (chain_id, token, power desc, balance desc, account desc) where balance <> 0 or power <> 0;
--> statement-breakpoint
create schema if not exists live;
--> statement-breakpoint
-- News for browsers, in the order of commit: ids are given out under a lock that is held until the transaction ends.
create table live.outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index outbox_by_age on live.outbox (created_at);
--> statement-breakpoint
-- The newest entry that was forgotten; who missed it has missed too much to be told piece by piece.
create table live.pruned (id bigint not null);
--> statement-breakpoint
insert into live.pruned values (0);
--> statement-breakpoint
-- Call it last in a transaction: other publishers wait from here until it ends.
create function live.publish(topics text[], bodies text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4242077);
  insert into live.outbox (topic, body) select t, b::jsonb from unnest(topics, bodies) with ordinality as news (t, b, position) order by position;
  perform pg_notify('live_outbox', '');
end $$;
