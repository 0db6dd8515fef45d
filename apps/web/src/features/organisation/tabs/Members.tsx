import type { Member, OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConnection } from 'wagmi';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeleton, Loading } from '../../../ui/Skeletons.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Organisation.module.css';
import { useMembers } from '../queries.ts';

/** Holders of the token and their votes, by chain. */
export function Members({ organisation, tokens }: { organisation: OrganisationDetail; tokens: readonly OrganisationContract[] }) {
  return (
    <Section
      title="Members"
      description="Whoever holds the token or votes for somebody who does. Most votes first. Tokens that nobody has delegated do not vote."
    >
      {tokens.map(({ id, chainId }) => (
        <MembersOn key={id} organisation={organisation} chainId={chainId} />
      ))}
    </Section>
  );
}

function MembersOn({ organisation, chainId }: { organisation: OrganisationDetail; chainId: number }) {
  const list = useMembers(organisation.id, chainId);
  const columns = useColumns(organisation, chainId);
  return (
    <section className={classes.members}>
      <h3 className={classes.membersTitle}>
        <ChainMark chainId={chainId} withName />
      </h3>
      {list.isPending && (
        <Loading>
          <Skeleton height={150} />
        </Loading>
      )}
      {list.isError && <ErrorState title="The members could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <DataTable
          caption="Members"
          columns={columns}
          rows={list.data.pages.flatMap((page) => page.items)}
          rowKey={({ account }) => account}
          empty="Nobody holds the token here yet"
        />
      )}
      {list.hasNextPage && (
        <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </section>
  );
}

function useColumns({ contracts, token }: OrganisationDetail, chainId: number): Column<Member>[] {
  const { address: you } = useConnection();
  const symbol = token?.symbol ?? '';
  const who = (address: string) => <KnownAddress address={address} chainId={chainId} contracts={contracts} />;
  return [
    { id: 'account', header: 'Account', cell: ({ account }) => who(account) },
    { id: 'delegate', header: 'Delegated to', cell: ({ account, delegate }) => delegateOf(account, delegate, account === you, who) },
    { id: 'balance', header: 'Holds', align: 'right', cell: ({ balance }) => <Amount value={balance} symbol={symbol} /> },
    { id: 'power', header: 'Votes with', align: 'right', cell: ({ votingPower }) => <Amount value={votingPower} symbol={symbol} /> },
  ];
}

function delegateOf(account: string, delegate: string | null, isYou: boolean, who: (address: string) => ReactNode): ReactNode {
  if (delegate === null) return 'Nobody';
  if (delegate !== account) return who(delegate);
  return isYou ? 'Yourself' : 'Themselves';
}
