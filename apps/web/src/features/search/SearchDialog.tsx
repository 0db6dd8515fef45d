import { contractName, isSafeKind } from '@althing/domain/organisation';
import { Modal, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { EndpointResponse } from '@althing/domain/http';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { useLabelList } from '../../lib/labels.ts';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import classes from './SearchDialog.module.css';

/** Milliseconds. */
const DELAY = 200;
/** Shorter ones would find everything. */
const SHORTEST = 2;
const LONGEST = 80;
const NAMES_SHOWN = 5;
const HASH = /^0x[0-9a-fA-F]{64}$/;

/** Finds organisations, their proposals, upgrade proposals, Safes and members, contracts by their address, addresses by the reader's own names, and what left or arrived in a transaction between chains. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [query] = useDebouncedValue(text.trim(), DELAY);
  const isAnswered = text.trim() === query;
  const walk = (event: KeyboardEvent) => {
    // A key that ends a word of an input method is none for us, and results of before are no answer yet.
    if (isAnswered && !event.nativeEvent.isComposing) walkResults(event, input.current, results.current);
  };
  const acting = { onClick: onClose, onKeyDown: walk };
  const isHash = HASH.test(query);
  const isAsked = query.length >= SHORTEST && !isHash;
  const found = useQuery({ ...apiQuery('GET /api/v1/search', { query: { query } }), enabled: isAsked });
  const names = useLabelList();
  const part = query.toLowerCase();
  const labels = isAsked ? names.filter(({ label }) => label.toLowerCase().includes(part)).slice(0, NAMES_SHOWN) : [];
  return (
    <Modal opened onClose={onClose} title="Search" size="lg">
      <TextInput
        ref={input}
        data-autofocus
        type="search"
        onKeyDown={walk}
        label="Organisation, Safe, proposal, address or transaction"
        description="Words of a name or title, a name of your own, a whole address, or the hash of a transaction between chains. Arrows choose, Enter opens the first."
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div ref={results} aria-live="polite">
        {isHash && (
          <Group heading="Between chains">
            <Entry to="/bridge/transactions" search={{ find: query }} {...acting} title="Transactions between chains with this hash" />
          </Group>
        )}
        {labels.length > 0 && (
          <Group heading="Your names">
            {labels.map(({ address, label }) => (
              <li key={address}>
                <UnstyledButton className={classes.link} onClick={() => setText(address)} onKeyDown={walk}>
                  <bdi>{label}</bdi>
                  <span className={classes.note}>{shortenHex(address)}</span>
                </UnstyledButton>
              </li>
            ))}
          </Group>
        )}
        {isAsked && found.isPending && <LineSkeletons lines={3} />}
        {found.isError && <ErrorState title="Nothing could be looked for" error={found.error} onRetry={() => void found.refetch()} />}
        {isAsked && found.data && <Found found={found.data} hasLabels={labels.length > 0} {...acting} />}
      </div>
    </Modal>
  );
}

/** Arrows go from the field through what is found and back; Enter in the field opens the first. */
function walkResults(event: KeyboardEvent, input: HTMLElement | null, results: HTMLElement | null): void {
  const found = [...(results?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  const at = found.indexOf(event.currentTarget as HTMLElement);
  const target = { ArrowDown: found[at + 1], ArrowUp: at === 0 ? input : found[at - 1] }[event.key];
  if (target) {
    event.preventDefault();
    target.focus();
  } else if (event.key === 'Enter' && event.currentTarget === input) found[0]?.click();
}

type Answer = EndpointResponse<'GET /api/v1/search'>;

/** What is found, by what it is. */
function groupsOf(
  { organisations, proposals, upgrades, contracts, members }: Answer,
  where: (name: string, chainId: number) => string,
): FoundGroup[] {
  return [
    {
      heading: 'Organisations',
      entries: organisations.map(({ slug, name }) => ({ id: slug, to: '/organisations/$slug', params: { slug }, title: name })),
    },
    {
      heading: 'Proposals',
      entries: proposals.map(({ organisation, chainId, governor, proposalId, title }) => ({
        id: `${chainId}${governor}${proposalId}`,
        to: '/organisations/$slug/proposals/$chainId/$governor/$proposalId',
        params: { slug: organisation.slug, chainId: String(chainId), governor, proposalId },
        title,
        note: organisation.name,
      })),
    },
    {
      heading: 'Upgrade proposals',
      entries: upgrades.map(({ organisation, id, name }) => ({
        id,
        to: '/organisations/$slug/upgrades/$proposalId',
        params: { slug: organisation.slug, proposalId: id },
        title: name,
        note: organisation.name,
      })),
    },
    {
      heading: 'Safes',
      entries: contracts
        .filter(({ kind }) => isSafeKind(kind))
        .map(({ organisation, chainId, address, kind, name }) => ({
          id: `${organisation.slug}${chainId}${address}`,
          to: '/organisations/$slug/safes/$chainId/$safe',
          params: { slug: organisation.slug, chainId: String(chainId), safe: address },
          title: contractName({ kind, name }),
          note: where(organisation.name, chainId),
        })),
    },
    {
      heading: 'Members',
      entries: members.map(({ organisation, chainId, account }) => ({
        id: `${organisation.slug}${chainId}`,
        to: '/organisations/$slug/members/$chainId/$account',
        params: { slug: organisation.slug, chainId: String(chainId), account },
        title: shortenHex(account),
        note: where(organisation.name, chainId),
      })),
    },
    {
      heading: 'Contracts',
      entries: contracts
        .filter(({ kind }) => !isSafeKind(kind))
        .map(({ organisation, chainId, address, kind, name }) => ({
          id: `${organisation.slug}${chainId}${address}`,
          to: '/organisations/$slug',
          params: { slug: organisation.slug },
          title: contractName({ kind, name }),
          note: organisation.name,
        })),
    },
  ];
}

interface FoundProps extends Acting {
  found: Answer;
  hasLabels: boolean;
}

function Found({ found, hasLabels, ...acting }: FoundProps) {
  const { chains } = useAppConfig();
  const where = (name: string, chainId: number) => `${name} · ${chains.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`}`;
  const groups = groupsOf(found, where).filter(({ entries }) => entries.length > 0);
  if (groups.length === 0)
    return hasLabels ? null : <p className={classes.note}>Nothing has this name or address. Words are found by their beginnings.</p>;
  return groups.map(({ heading, entries }) => (
    <Group key={heading} heading={heading}>
      {entries.map(({ id, ...entry }) => (
        <Entry key={id} {...entry} {...acting} />
      ))}
    </Group>
  ));
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={classes.group} aria-label={heading}>
    <h3 className={classes.heading}>{heading}</h3>
    <ul className={classes.list}>{children}</ul>
  </section>
);

/** Where it leads, and what it is called. */
type EntryPlace = Pick<LinkProps, 'to' | 'params' | 'search'> & { title: string; note?: string };

interface FoundGroup {
  heading: string;
  entries: (EntryPlace & { id: string })[];
}

/** What every result does. */
interface Acting {
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Entry = ({ title, note, ...link }: EntryPlace & Acting) => (
  <li>
    <Link {...link} className={classes.link} dir="auto">
      {title}
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </Link>
  </li>
);
