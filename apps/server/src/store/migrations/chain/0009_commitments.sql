-- The last message that a controller committed to; others have no history and may be many.
create index bridge_transaction_committed on chain.bridge_transaction (controller, chain_id, at desc, block desc, log_index desc)
  where not is_resend and history_before <> '';
