-- Whoever has voted is told which way.
create index vote_of_voter on chain.vote (chain_id, governor, proposal_id, voter, block, log_index);
