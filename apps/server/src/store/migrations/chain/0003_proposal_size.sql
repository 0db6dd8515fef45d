-- Characters of description and actions, so that a page can end before it grows too large without reading them.
alter table chain.proposal add column size integer not null default 0;
