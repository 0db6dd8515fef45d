-- Markets that an account has created or taken over, to offer it those that are not recorded.
create index market_owner_links on chain.link (target, chain_id) where relation = 'marketOwner';
