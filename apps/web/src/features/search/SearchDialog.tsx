import { contractName } from '@althing/domain/organisation';
import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { EndpointResponse } from '@althing/domain/http';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import classes from './SearchDialog.module.css';

/** Milliseconds. */
const DELAY = 200;
/** Shorter ones would find everything. */
const SHORTEST = 2;
const LONGEST = 80;
const HASH = /^0x[0-9a-fA-F]{64}$/;

/** Finds organisations, proposals, contracts by their address, and what left or arrived in a transaction between chains. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), DELAY);
  const isHash = HASH.test(query);
  const isAsked = query.length >= SHORTEST && !isHash;
  const found = useQuery({ ...apiQuery('GET /api/v1/search', { query: { query } }), enabled: isAsked });
  return (
    <Modal opened onClose={onClose} title="Search" size="lg">
      <TextInput
        data-autofocus
        type="search"
        label="Organisation, proposal, address or transaction"
        description="Words of a name or title, a whole address, or the hash of a transaction between chains"
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {isHash && (
          <Group heading="Between chains">
            <Entry
              to="/bridge/transactions"
              search={{ find: query }}
              onClick={onClose}
              title="Transactions between chains with this hash"
            />
          </Group>
        )}
        {isAsked && found.isPending && <LineSkeletons lines={3} />}
        {found.isError && <ErrorState title="Nothing could be looked for" error={found.error} onRetry={() => void found.refetch()} />}
        {isAsked && found.data && <Found found={found.data} onClose={onClose} />}
      </div>
    </Modal>
  );
}

function Found({ found, onClose }: { found: EndpointResponse<'GET /api/v1/search'>; onClose: () => void }) {
  const { organisations, proposals, contracts } = found;
  if (organisations.length + proposals.length + contracts.length === 0)
    return <p className={classes.note}>Nothing has this name or address. Words are found by their beginnings.</p>;
  return (
    <>
      {organisations.length > 0 && (
        <Group heading="Organisations">
          {organisations.map(({ slug, name }) => (
            <Entry key={slug} to="/organisations/$slug" params={{ slug }} onClick={onClose} title={name} />
          ))}
        </Group>
      )}
      {proposals.length > 0 && (
        <Group heading="Proposals">
          {proposals.map(({ organisation, chainId, governor, proposalId, title }) => (
            <Entry
              key={`${chainId}${governor}${proposalId}`}
              to="/organisations/$slug/proposals/$chainId/$governor/$proposalId"
              params={{ slug: organisation.slug, chainId: String(chainId), governor, proposalId }}
              onClick={onClose}
              title={title}
              note={organisation.name}
            />
          ))}
        </Group>
      )}
      {contracts.length > 0 && (
        <Group heading="Contracts">
          {contracts.map(({ organisation, chainId, address, kind, name }) => (
            <Entry
              key={`${organisation.slug}${chainId}${address}`}
              to="/organisations/$slug"
              params={{ slug: organisation.slug }}
              onClick={onClose}
              title={contractName({ kind, name })}
              note={organisation.name}
            />
          ))}
        </Group>
      )}
    </>
  );
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={classes.group} aria-label={heading}>
    <h3 className={classes.heading}>{heading}</h3>
    <ul className={classes.list}>{children}</ul>
  </section>
);

type EntryProps = Pick<LinkProps, 'to' | 'params' | 'search'> & { title: string; note?: string; onClick: () => void };

const Entry = ({ title, note, ...link }: EntryProps) => (
  <li>
    <Link {...link} className={classes.link} dir="auto">
      {title}
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </Link>
  </li>
);
