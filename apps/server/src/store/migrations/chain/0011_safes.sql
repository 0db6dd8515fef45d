-- What Safes have executed, and what their owners approved on chain. A hash commits to the Safe, its nonce and the chain: the first row of it counts.
create table chain.safe_transaction (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  safe bytea not null,
  hash bytea not null,
  nonce numeric not null,
  "to" bytea not null,
  value numeric not null,
  data bytea not null,
  operation smallint not null,
  safe_tx_gas numeric not null,
  base_gas numeric not null,
  gas_price numeric not null,
  gas_token bytea not null,
  refund_receiver bytea not null,
  signatures bytea not null,
  executor bytea not null,
  threshold numeric not null,
  primary key (chain_id, safe, hash)
);
--> statement-breakpoint
create index safe_transaction_by_block on chain.safe_transaction (chain_id, block);
--> statement-breakpoint
create table chain.safe_execution (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  safe bytea not null,
  hash bytea not null,
  success boolean not null,
  primary key (chain_id, safe, hash)
);
--> statement-breakpoint
create index safe_execution_by_block on chain.safe_execution (chain_id, block);
--> statement-breakpoint
create table chain.safe_approval (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  safe bytea not null,
  hash bytea not null,
  owner bytea not null,
  primary key (chain_id, safe, hash, owner)
);
--> statement-breakpoint
create index safe_approval_by_block on chain.safe_approval (chain_id, block);
--> statement-breakpoint
create table chain.safe_module_transaction (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  safe bytea not null,
  module bytea not null,
  "to" bytea not null,
  value numeric not null,
  data bytea not null,
  operation smallint not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index safe_module_transaction_of_safe on chain.safe_module_transaction (chain_id, safe, block, log_index);
--> statement-breakpoint
-- From a module to the Safes that enabled it, and from a Safe to what was sent to it.
create index event_module_enabled on chain.event ((args ->> 'module')) where name = 'EnabledModule';
--> statement-breakpoint
create index event_received on chain.event (chain_id, address, block, log_index) where name = 'SafeReceived';
