-- What bridges' own contracts on the destination say of deliveries that have not arrived.
create table chain.bridge_delivery (
  chain_id bigint not null,
  block bigint not null,
  log_index integer not null,
  at bigint not null,
  transaction_hash bytea not null,
  origin_chain_id bigint not null,
  adapter bytea not null,
  -- its id with the bridge, or where it has none, the hash of what the bridge carries
  name bytea not null,
  -- null where the bridge has an id for it
  origin_transaction bytea,
  outcome text not null,
  -- of the destination to the bridge, cut; null where it was nothing
  answer bytea,
  primary key (chain_id, block, log_index)
);
--> statement-breakpoint
create index bridge_delivery_by_name on chain.bridge_delivery (name, chain_id, block, log_index);
--> statement-breakpoint
-- Of the controller's address and the message, which is what adapters hand to bridges.
alter table chain.bridge_transaction add column carried_hash bytea;
--> statement-breakpoint
create index bridge_relay_by_id on chain.bridge_relay (bridge_id, adapter);
--> statement-breakpoint
create index bridge_relay_by_destination on chain.bridge_relay (destination_chain_id, adapter, at desc);
