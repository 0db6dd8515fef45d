-- Transfers of tokens, which travel as messages do. Gross is what the sender paid, the platform's fee included.
alter table chain.bridge_transaction
  add column recipient bytea,
  add column amount numeric,
  add column gross_amount numeric,
  add column unwrap boolean;
--> statement-breakpoint
create index bridge_transaction_by_recipient on chain.bridge_transaction (recipient, at desc, chain_id desc, block desc, log_index desc)
  where recipient is not null;
--> statement-breakpoint
create index bridge_transaction_by_type on chain.bridge_transaction (message_type, at desc, chain_id desc, block desc, log_index desc);
--> statement-breakpoint
-- Transfers that came through the platform's wrapper, which is the sender that their controller sees.
create table chain.bridge_wrapping (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  controller bytea not null,
  message_id bytea not null,
  sender bytea not null,
  gross_amount numeric not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bridge_wrapping_by_message on chain.bridge_wrapping (transaction_hash, controller, message_id);
--> statement-breakpoint
-- An adapter's limits tell its number as well, and say nothing of whether its word counts.
alter table chain.controller_adapter alter column approved drop not null;
--> statement-breakpoint
drop index chain.controller_adapter_by_adapter;
--> statement-breakpoint
create index controller_adapter_by_adapter on chain.controller_adapter (chain_id, controller, adapter, block, log_index)
  where approved is not null;
