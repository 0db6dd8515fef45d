-- Clients ask for a transaction by its hash alone.
create index safe_transaction_by_hash on chain.safe_transaction (chain_id, hash);
