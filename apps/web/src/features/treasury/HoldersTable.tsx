import type { OrganisationDetail } from '@althing/domain/http';
import { contractName } from '@althing/domain/organisation';
import { usdText } from '@althing/domain/treasury';
import { Button } from '@mantine/core';
import { AddressView } from '../../ui/AddressView.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Section } from '../../ui/Section.tsx';
import { Loading, Skeleton } from '../../ui/Skeletons.tsx';
import { HeldAmounts } from './HeldAmounts.tsx';
import { type Holding, isShown, worthOf } from './summary.ts';
import classes from './Treasury.module.css';
import type { Holdings } from './useHoldings.ts';

const columnsOf = ({ pending, retry }: Pick<Holdings, 'pending' | 'retry'>): Column<Holding>[] => [
  { id: 'holder', header: 'Held by', cell: ({ holder }) => <HolderCell holder={holder} /> },
  { id: 'chain', header: 'Chain', cell: ({ holder }) => <ChainMark chainId={holder.chainId} withName size={18} /> },
  {
    id: 'amounts',
    header: 'Holds',
    cell: ({ holder, held }) =>
      held ? <HeldAmounts held={held} /> : <NotRead isPending={pending.includes(holder.chainId)} retry={retry} />,
  },
  { id: 'worth', header: 'Worth', align: 'right', cell: ({ held }) => <WorthCell held={held} /> },
];

/** One row for each contract with what it holds. */
export function HoldersTable({ organisation, holdings, ...reading }: Holdings & { organisation: OrganisationDetail }) {
  return (
    <Section
      title="Where it lies"
      description="Safes, and the timelocks with which governors carry out what was voted. Only their own rules can move it."
    >
      <DataTable
        caption="What each contract holds"
        columns={columnsOf(reading)}
        rows={holdings.filter(isShown(organisation.governors))}
        rowKey={({ holder }) => `${holder.chainId}:${holder.address}`}
      />
    </Section>
  );
}

function HolderCell({ holder }: Pick<Holding, 'holder'>) {
  return (
    <span className={classes.holder}>
      <span className={classes.name}>{contractName(holder)}</span>
      <AddressView address={holder.address} chainId={holder.chainId} />
    </span>
  );
}

function NotRead({ isPending, retry }: { isPending: boolean; retry: () => void }) {
  if (isPending)
    return (
      <Loading>
        <Skeleton width={120} height={18} />
      </Loading>
    );
  return (
    <span>
      could not read{' '}
      <Button variant="subtle" size="compact-xs" onClick={retry}>
        Try again
      </Button>
    </span>
  );
}

function WorthCell({ held }: Pick<Holding, 'held'>) {
  if (!held) return <span className={classes.soft}>not known</span>;
  const worth = worthOf(held);
  return <span className={classes.figure}>{worth === null ? 'no price' : usdText(worth)}</span>;
}
