-- Bond markets. Ids count per chain, whatever auctioneer runs a market; amounts are unbounded as everywhere.
create table chain.bond_market (
  chain_id bigint not null,
  market_id numeric not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  auctioneer bytea not null,
  strategy text not null,
  is_fixed_term boolean not null,
  creator bytea not null,
  payout_token bytea not null,
  quote_token bytea not null,
  callback bytea not null,
  oracle bytea,
  capacity_in_quote boolean not null,
  capacity numeric not null,
  is_private boolean not null,
  linear_duration bigint not null,
  vesting bigint not null,
  deposit_interval bigint not null,
  start bigint not null,
  conclusion bigint not null,
  scale numeric not null,
  initial_price numeric,
  price_settings jsonb not null,
  -- the id as 32 bytes, under which owner and sums are kept
  subject bytea not null,
  primary key (chain_id, market_id)
);
--> statement-breakpoint
create index bond_market_by_block on chain.bond_market (chain_id, block);
--> statement-breakpoint
create index bond_market_newest on chain.bond_market (at desc, chain_id desc, block desc, log_index desc);
--> statement-breakpoint
create table chain.bond_market_step (
  chain_id bigint not null,
  market_id numeric not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  step text not null,
  details jsonb not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bond_market_step_by_market on chain.bond_market_step (chain_id, market_id, step, block, log_index);
--> statement-breakpoint
-- One transaction may buy several times: a purchase is known by the place of its event.
create table chain.bond_purchase (
  chain_id bigint not null,
  market_id numeric not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  teller bytea not null,
  buyer bytea not null,
  recipient bytea not null,
  referrer bytea not null,
  quote_amount numeric not null,
  protocol_fee numeric not null,
  referrer_fee numeric not null,
  payout numeric not null,
  price numeric not null,
  oracle_price numeric not null,
  expiry bigint not null,
  bond_id numeric not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bond_purchase_by_market on chain.bond_purchase (chain_id, market_id, block, log_index);
--> statement-breakpoint
create index bond_purchase_by_recipient on chain.bond_purchase (recipient, at desc, chain_id desc, block desc, log_index desc);
--> statement-breakpoint
create table chain.bond_redemption (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  bond_id numeric not null,
  owner bytea not null,
  amount numeric not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bond_redemption_by_owner on chain.bond_redemption (owner, chain_id, bond_id);
--> statement-breakpoint
create table chain.bond_schedule (
  chain_id bigint not null,
  vault bytea not null,
  schedule_id numeric not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  beneficiary bytea not null,
  token bytea not null,
  start bigint not null,
  cliff bigint not null,
  duration bigint not null,
  slice bigint not null,
  amount numeric not null,
  -- the id as 32 bytes, under which beneficiary and releases are kept
  subject bytea not null,
  primary key (chain_id, vault, schedule_id)
);
--> statement-breakpoint
create index bond_schedule_by_block on chain.bond_schedule (chain_id, block);
--> statement-breakpoint
-- Who holds what, by account: of links the schedules given to an account, of histories the bonds.
create index link_by_target on chain.link (target, relation, chain_id) where relation = 'beneficiary';
--> statement-breakpoint
create index checkpoint_by_holder on chain.checkpoint (substring(subject from 1 for 20), chain_id) where series = 'bondBalance';
