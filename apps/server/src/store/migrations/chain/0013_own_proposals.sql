-- What an account holds, and which governors count a token.
create index member_of_account on chain.member (account) where balance <> 0 or power <> 0;
create index governor_of_token on chain.link (chain_id, target) where relation = 'token';
