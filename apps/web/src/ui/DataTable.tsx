import { Pagination, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
}

export interface DataTableProps<Row> {
  /** Describes the table to screen readers; also visible above it with `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of "No results". */
  empty?: ReactNode;
  minWidth?: number;
  /** Current page (from 1), number of pages, and a function that changes the page. */
  pagination?: { page: number; pages: number; onPage: (page: number) => void };
}

/**
 * A table. On a phone, every row becomes a list of its cells, each with the name of its column. Roles are explicit, because a table that CSS shows as
 * lists would lose them. Shows "No results" without rows.
 */
export function DataTable<Row>({
  caption,
  isCaptionShown = false,
  columns,
  rows,
  rowKey,
  empty = 'No results',
  minWidth = 560,
  pagination,
}: DataTableProps<Row>) {
  return (
    <div className={classes.root}>
      <Table.ScrollContainer minWidth={minWidth} className={classes.frame}>
        <Table verticalSpacing="sm" horizontalSpacing="md" role="table">
          <caption className={isCaptionShown ? classes.caption : classes.hidden}>{caption}</caption>
          <Table.Thead className={classes.heads} role="rowgroup">
            <Table.Tr role="row">
              {columns.map((column) => (
                <Table.Th key={column.id} ta={column.align ?? 'left'} className={classes.head} role="columnheader">
                  {column.header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody role="rowgroup">
            {rows.length === 0 && (
              <Table.Tr role="row">
                <Table.Td colSpan={columns.length} className={classes.empty} role="cell">
                  {empty}
                </Table.Td>
              </Table.Tr>
            )}
            {rows.map((row) => (
              <Table.Tr key={rowKey(row)} className={classes.row} role="row">
                {columns.map((column) => (
                  <Table.Td key={column.id} ta={column.align ?? 'left'} className={classes.cell} role="cell" data-label={column.header}>
                    {column.cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {pagination && pagination.pages > 1 && <Pages {...pagination} />}
    </div>
  );
}

/** docs/requirements.md#tables: shows one page either side of the current one on a phone, and three on a desktop. */
function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <div className={classes.pages}>
      <span>
        Showing page {page} of {pages}
      </span>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        siblings={isWide ? 3 : 1}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </div>
  );
}
