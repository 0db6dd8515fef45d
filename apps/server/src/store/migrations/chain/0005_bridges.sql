-- What travels between chains. A message has rows on both, each of its own chain's block; they are joined when they are read.
create table chain.bridge_transaction (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  message_type text not null,
  -- of messages that went to further bridges: a copy of the row that sent them
  is_resend boolean not null,
  controller bytea not null,
  message_id bytea not null,
  -- its name on the destination: the origin chain is in it
  payload_hash bytea not null,
  -- its name with adapters
  message_hash bytea not null,
  destination_chain_id bigint not null,
  sender bytea not null,
  threshold integer not null,
  sent_at bigint not null,
  -- adapters by their numbers, one bit each
  taken bigint not null,
  -- null where it is longer than any bridge takes
  payload bytea,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create unique index bridge_transaction_once on chain.bridge_transaction (chain_id, controller, message_id) where not is_resend;
--> statement-breakpoint
create index bridge_transaction_newest on chain.bridge_transaction (at desc, chain_id desc, block desc, log_index desc);
--> statement-breakpoint
create index bridge_transaction_by_origin on chain.bridge_transaction (chain_id, at desc, block desc, log_index desc);
--> statement-breakpoint
create index bridge_transaction_by_destination on chain.bridge_transaction (destination_chain_id, at desc, chain_id desc, block desc, log_index desc);
--> statement-breakpoint
create index bridge_transaction_by_sender on chain.bridge_transaction (sender, at desc, chain_id desc, block desc, log_index desc);
--> statement-breakpoint
create index bridge_transaction_by_controller on chain.bridge_transaction (controller, chain_id, at desc, block desc, log_index desc);
--> statement-breakpoint
create index bridge_transaction_by_message on chain.bridge_transaction (message_id);
--> statement-breakpoint
create index bridge_transaction_by_payload on chain.bridge_transaction (payload_hash);
--> statement-breakpoint
create index bridge_transaction_by_transaction on chain.bridge_transaction (transaction_hash);
--> statement-breakpoint
create table chain.bridge_failure (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  controller bytea not null,
  message_id bytea not null,
  adapter bytea not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bridge_failure_by_message on chain.bridge_failure (transaction_hash, controller, message_id);
--> statement-breakpoint
create table chain.bridge_relay (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  adapter bytea not null,
  controller bytea not null,
  destination_chain_id numeric not null,
  message_hash bytea not null,
  bridge_id bytea not null,
  bridge_fee numeric not null,
  own_fee numeric not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bridge_relay_by_message on chain.bridge_relay (transaction_hash, controller, message_hash, adapter);
--> statement-breakpoint
create table chain.bridge_receipt (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  controller bytea not null,
  payload_hash bytea not null,
  adapter bytea not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bridge_receipt_by_payload on chain.bridge_receipt (payload_hash, controller, chain_id, block, log_index);
--> statement-breakpoint
create index bridge_receipt_by_transaction on chain.bridge_receipt (transaction_hash);
--> statement-breakpoint
create table chain.bridge_step (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  controller bytea not null,
  payload_hash bytea not null,
  step text not null,
  executable_at numeric,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bridge_step_by_payload on chain.bridge_step (payload_hash, controller, chain_id, step, block, log_index);
--> statement-breakpoint
create index bridge_step_by_transaction on chain.bridge_step (transaction_hash);
--> statement-breakpoint
create table chain.controller_adapter (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  controller bytea not null,
  adapter bytea not null,
  slot integer not null,
  approved boolean not null,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index controller_adapter_by_slot on chain.controller_adapter (chain_id, controller, slot, block, log_index);
--> statement-breakpoint
create index controller_adapter_by_adapter on chain.controller_adapter (chain_id, controller, adapter, block, log_index);
--> statement-breakpoint
create index controller_adapter_newest on chain.controller_adapter (chain_id, controller, block, log_index);
