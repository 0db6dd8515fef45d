-- Who sold bonds of one token, for those who hold some without having bought any.
create index bond_purchase_by_bond on chain.bond_purchase (bond_id, chain_id, block, log_index);
