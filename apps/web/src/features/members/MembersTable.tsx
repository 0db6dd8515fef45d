import type { Member, OrganisationDetail } from '@althing/domain/http';
import { shareText } from '@althing/domain/members';
import { sameAddress } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useConnection } from 'wagmi';
import { Amount } from '../../ui/Amount.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { Loading, Skeleton } from '../../ui/Skeletons.tsx';
import { KnownAddress } from '../transactions/index.ts';
import classes from './Members.module.css';
import { type MembersOf, useMembers } from './queries.ts';

export interface MembersTableProps extends Omit<MembersOf, 'organisationId'> {
  organisation: OrganisationDetail;
  /** Rows of one page. */
  limit?: number;
  /** Whether further ones can be shown below. */
  hasMore?: boolean;
}

/** Holders of the token and those who vote for others on one chain, each with a way to their page. */
export function MembersTable({ organisation, limit, hasMore = true, ...of }: MembersTableProps) {
  const list = useMembers({ organisationId: organisation.id, ...of }, limit);
  // Deferred, so that a long table is drawn in slices.
  const pages = useDeferredValue(list.data?.pages);
  const page = pages?.at(-1);
  const columns = useColumns(organisation, of.chainId, { supply: page?.supply ?? '0', recent: page?.recentProposals ?? 0 });
  return (
    <div className={classes.members} aria-busy={list.isPlaceholderData}>
      {!pages && !list.isError && (
        <Loading>
          <Skeleton height={150} />
        </Loading>
      )}
      {list.isError && <ErrorState title="The members could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {pages && (
        <DataTable
          caption="Members"
          columns={columns}
          rows={pages.flatMap(({ items }) => items)}
          rowKey={({ account }) => account}
          empty={of.search ? 'No member has an address that begins like this' : 'Nobody holds the token here yet'}
          minWidth={760}
        />
      )}
      {hasMore && list.hasNextPage && (
        <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </div>
  );
}

function useColumns(
  { slug, contracts, token }: OrganisationDetail,
  chainId: number,
  { supply, recent }: { supply: string; recent: number },
): Column<Member>[] {
  const { address: you } = useConnection();
  const symbol = token?.symbol ?? '';
  const isVesting = (account: string) => contracts.some(({ kind, address }) => kind === 'tokenVesting' && sameAddress(address, account));
  const who = (address: string) => <KnownAddress address={address} chainId={chainId} contracts={contracts} />;
  return [
    { id: 'account', header: 'Account', cell: ({ account }) => who(account) },
    {
      id: 'delegate',
      header: 'Delegated to',
      cell: ({ account, delegate }) =>
        isVesting(account) && delegate === account ? AS_IT_VESTS : delegateOf(account, delegate, account === you, who),
    },
    { id: 'balance', header: 'Holds', align: 'right', cell: ({ balance }) => <Amount value={balance} symbol={symbol} /> },
    { id: 'power', header: 'Votes with', align: 'right', cell: ({ votingPower }) => <Amount value={votingPower} symbol={symbol} /> },
    { id: 'share', header: 'Share', align: 'right', cell: ({ votingPower }) => `${shareText(BigInt(votingPower), BigInt(supply))} %` },
    {
      id: 'voted',
      header: recent === 0 ? 'Voted' : `Voted, of last ${recent}`,
      align: 'right',
      cell: ({ votedOn }) => (recent === 0 ? 'Nothing yet' : votedOn),
    },
    {
      id: 'more',
      header: 'More',
      cell: ({ account, hasStatement }) => (
        <TextLink
          to="/organisations/$slug/members/$chainId/$account"
          params={{ slug, chainId: String(chainId), account }}
          aria-label={`Votes${hasStatement ? ' and statement' : ''} of ${account}`}
        >
          {hasStatement ? 'Votes, statement' : 'Votes'}
        </TextLink>
      ),
    },
  ];
}

/** It holds all of the votes, of which receivers cast what has vested. */
const AS_IT_VESTS = 'Its receivers, as it vests';

function delegateOf(account: string, delegate: string | null, isYou: boolean, who: (address: string) => ReactNode): ReactNode {
  if (delegate === null) return 'Nobody';
  if (delegate !== account) return who(delegate);
  return isYou ? 'Yourself' : 'Themselves';
}
