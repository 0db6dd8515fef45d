import { contractName } from '@althing/domain/organisation';
import { parseAddress, sameAddress } from '@althing/domain/units';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useChain } from '../../lib/config/useChain.ts';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { useLabel } from '../../lib/labels.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { CardSkeletons, LineSkeletons } from '../../ui/Skeletons.tsx';
import { organisationQuery, useOrganisationBySlug } from '../governance/index.ts';
import { NameButton } from '../names/index.ts';
import { History } from './history/History.tsx';
import { NewTransaction } from './builder/NewTransaction.tsx';
import { SAFE } from './intro.ts';
import { Queue } from './queue/Queue.tsx';
import { SafeAside } from './SafeAside.tsx';
import classes from './Safes.module.css';
import type { SafeSearch, SafeView } from './safeSearch.ts';
import { NewTransactionLink } from './SafeLink.tsx';
import { type SafePlace, useSafeQueue } from './service/queries.ts';
import { VetoWindow } from './veto/VetoWindow.tsx';
import { useOrganisationOfSafe } from './useOrganisationOfSafe.ts';
import type { SafeOrganisation } from './useSafeWords.ts';

interface SafeParameters {
  /** Of the organisation whose Safe it is; undefined for any other Safe. */
  slug?: string;
  chainId: string;
  safe: string;
}

export interface SafePageProps extends SafeParameters, SafeSearch {
  /** Undefined means the queue. */
  onView: (view: SafeView | undefined) => void;
}

/** The chain and Safe of an address of a page; undefined where it names none. */
function placeOf({ chainId, safe }: SafeParameters): SafePlace | undefined {
  const address = parseAddress(safe);
  return address && /^\d{1,12}$/.test(chainId) ? { chainId: Number(chainId), safe: address } : undefined;
}

function NoSuchSafe() {
  return (
    <>
      <PageHeader title="No such Safe" />
      <EmptyState title="There is no Safe at this address" action={<LinkButton to="/organisations">All organisations</LinkButton>}>
        Check the address, or open the Safe from its organisation.
      </EmptyState>
    </>
  );
}

const contractOf = ({ chainId, safe }: SafePlace, organisation: SafeOrganisation) =>
  organisation?.contracts.find((each) => each.chainId === chainId && sameAddress(each.address, safe));

/** What people call a Safe: the organisation's name for it, the reader's own, or its address. */
const safeTitle = (place: SafePlace, organisation: SafeOrganisation, label: string | undefined): string => {
  const contract = contractOf(place, organisation);
  if (contract) return contractName(contract);
  return label === undefined ? `Safe ${shortenHex(place.safe)}` : `Safe “${label}”`;
};

/** The organisation and Safe that lead to a page of a Safe. */
function SafeEyebrow({ organisation }: { organisation: SafeOrganisation }) {
  if (!organisation) return 'Safe';
  return (
    <>
      <TextLink to="/organisations/$slug" params={{ slug: organisation.slug }}>
        {organisation.name}
      </TextLink>{' '}
      /{' '}
      <TextLink to="/organisations/$slug" params={{ slug: organisation.slug }} search={{ tab: 'safe' }}>
        Safes
      </TextLink>
    </>
  );
}

export function SafePage(props: SafePageProps) {
  const place = placeOf(props);
  if (!place) return <NoSuchSafe />;
  return props.slug === undefined ? <ByAddress {...props} place={place} /> : <OfOrganisation {...props} slug={props.slug} place={place} />;
}

/** A Safe that was opened by its address, as people do who use one as their account. Names come as soon as they are found. */
function ByAddress(props: PlacedProps) {
  const { slug, isOwn } = useOrganisationOfSafe(props.place);
  const organisation = useQuery({ ...organisationQuery(slug ?? ''), enabled: slug !== undefined }).data;
  return <Safe {...props} organisation={organisation} isForeign={!isOwn} />;
}

interface PlacedProps extends SafePageProps {
  place: SafePlace;
}

function OfOrganisation(props: PlacedProps & { slug: string }) {
  const organisation = useOrganisationBySlug(props.slug);
  if (organisation.data) return <Safe {...props} organisation={organisation.data} />;
  return (
    <>
      <PageHeader {...(organisation.isError ? { title: SAFE.title } : SAFE)} />
      {organisation.isError ? (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

const QUEUE = 'queue';
/** The other parts of the page, by their names in the URL. */
const TABS = [
  { value: 'history', label: 'History' },
  { value: 'messages', label: 'Messages' },
  { value: 'delegates', label: 'Delegates' },
] as const satisfies readonly { value: SafeView; label: string }[];

/** Few who come for transactions look at these. */
const Delegates = lazy(async () => ({ default: (await import('./delegates/Delegates.tsx')).Delegates }));
const Messages = lazy(async () => ({ default: (await import('./messages/Messages.tsx')).Messages }));

interface SafeProps extends PlacedProps {
  /** Whose contracts have names here. */
  organisation: SafeOrganisation;
  /** Whether the organisation is only one whose contracts the Safe calls. */
  isForeign?: boolean;
}

function Safe({ place, organisation, isForeign = false, view, nonce, kind, onView }: SafeProps) {
  const { chainId, safe } = place;
  const queue = useSafeQueue(place);
  const { name: chain } = useChain(chainId);
  useLive([liveTopic.contract(chainId, safe)]);
  const title = safeTitle(place, organisation, useLabel(safe));
  const home = isForeign ? undefined : organisation;
  const where = `${title} on ${chain}${home ? ` · ${home.name}` : ''}`;
  const eyebrow = <SafeEyebrow organisation={home} />;
  const unread = queue.isError ? (
    <ErrorState title="The Safe could not be read" error={queue.error} onRetry={() => void queue.refetch()} />
  ) : (
    <CardSkeletons count={2} height={240} />
  );
  if (view === 'new')
    return (
      <>
        <PageHeader
          eyebrow={eyebrow}
          title="New transaction"
          pageTitle={`New transaction, ${where}`}
          lead={`What the ${title} on ${chain} is to do. It is done when enough owners have signed it and somebody executes it.`}
          isCompact
        />
        {queue.data ? (
          <NewTransaction place={place} organisation={organisation} queue={queue.data} nonce={nonce} onDone={() => onView(undefined)} />
        ) : (
          unread
        )}
      </>
    );
  return (
    <>
      <PageHeader
        eyebrow={eyebrow}
        title={title}
        pageTitle={where}
        lead={
          <span className={classes.lead}>
            <ChainMark chainId={chainId} withName size={18} />
            <AddressView address={safe} chainId={chainId} />
            {contractOf(place, organisation) === undefined && <NameButton address={safe} />}
          </span>
        }
        actions={<NewTransactionLink>New transaction</NewTransactionLink>}
      />
      <div className={classes.columns}>
        <Parts
          place={place}
          organisation={organisation}
          home={home}
          view={view}
          kind={kind}
          queue={queue}
          unread={unread}
          onView={onView}
        />
        <SafeAside place={place} organisation={organisation} queue={queue} />
      </div>
    </>
  );
}

interface PartsProps extends Pick<SafeProps, 'place' | 'organisation' | 'view' | 'kind' | 'onView'> {
  /** The organisation whose Safe it is. */
  home: SafeOrganisation;
  queue: ReturnType<typeof useSafeQueue>;
  /** Shown where the queue is not known. */
  unread: ReactNode;
}

function Parts({ place, organisation, home, view, kind, queue, unread, onView }: PartsProps) {
  const state = queue.data?.state;
  return (
    <Tabs value={view ?? QUEUE} onChange={(next) => onView(TABS.find(({ value }) => value === next)?.value)} keepMounted={false}>
      <Tabs.List mb="xl" aria-label="Parts of the Safe">
        <Tabs.Tab value={QUEUE}>Queue</Tabs.Tab>
        {TABS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={QUEUE}>
        <div className={classes.places}>
          {home && <VetoWindow organisation={home} place={place} />}
          {queue.data ? <Queue place={place} organisation={organisation} queue={queue.data} /> : unread}
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <History place={place} organisation={organisation} nonce={state?.nonce} kind={kind} />
      </Tabs.Panel>
      <Suspense fallback={<CardSkeletons count={2} height={200} />}>
        <Tabs.Panel value="delegates">
          {state ? <Delegates place={place} organisation={organisation} owners={state.owners} /> : unread}
        </Tabs.Panel>
        <Tabs.Panel value="messages">{state ? <Messages place={place} organisation={organisation} facts={state} /> : unread}</Tabs.Panel>
      </Suspense>
    </Tabs>
  );
}
