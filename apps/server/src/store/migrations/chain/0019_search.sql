-- Words of titles, which stand at the beginning of descriptions.
create index proposal_words on chain.proposal using gin (to_tsvector('simple', left(description, 200)));
