-- What the controller had committed to before the message, which sending it again has to show. Rows of earlier programs are read again.
alter table chain.bridge_transaction add column history_before bytea not null default '';
