import {
  BRIDGE_FACTS,
  BRIDGE_STATUS_LABELS,
  BRIDGE_STATUSES,
  BRIDGES,
  MESSAGE_STAGE_LABELS,
  MESSAGE_STAGES,
} from '@althing/domain/bridges';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { findProblem, readTransactionSearch, type TransactionSearch } from './transactionSearch.ts';
import classes from './BridgeTransactions.module.css';

const ALL = 'all';

interface Choice {
  value: string;
  label: string;
}

const KINDS: Choice[] = [
  { value: 'message', label: 'Messages' },
  { value: 'transfer', label: 'Transfers' },
];
const BRIDGE_CHOICES = BRIDGES.map((value) => ({ value, label: BRIDGE_FACTS[value].name }));
const STATUS_CHOICES = BRIDGE_STATUSES.map((value) => ({ value, label: BRIDGE_STATUS_LABELS[value] }));
const STAGE_CHOICES = MESSAGE_STAGES.map((value) => ({ value, label: MESSAGE_STAGE_LABELS[value] }));

export interface TransactionFiltersProps {
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
}

/** What is chosen becomes part of the page's address. */
export function TransactionFilters({ search, onSearch }: TransactionFiltersProps) {
  const { chains } = useAppConfig();
  const select = (label: string, everything: string, name: keyof TransactionSearch, data: Choice[]) => (
    <FilterSelect
      label={label}
      data={[{ value: ALL, label: everything }, ...data]}
      value={String(search[name] ?? ALL)}
      onChange={(value) =>
        onSearch(readTransactionSearch({ ...search, [name]: value === ALL ? undefined : name === 'chain' ? Number(value) : value }))
      }
    />
  );
  return (
    <search className={classes.filters} aria-label="Filter of bridge transactions">
      <Find value={search.find} onFind={(find) => onSearch({ ...search, find })} />
      {select(
        'Chain',
        'All chains',
        'chain',
        chains.map(({ id, name }) => ({ value: String(id), label: name })),
      )}
      {select('Kind', 'Everything', 'type', KINDS)}
      {select('Bridge', 'All bridges', 'bridge', BRIDGE_CHOICES)}
      {select('Status', 'Any', 'status', STATUS_CHOICES)}
      {select('Stage', 'Any', 'stage', STAGE_CHOICES)}
    </search>
  );
}

/** Looks for it as soon as it is whole. */
function Find({ value, onFind }: { value: string | undefined; onFind: (find: string | undefined) => void }) {
  const [text, setText] = useState(value ?? '');
  const told = useRef(value);
  useEffect(() => {
    // Back and forward change the address without typing.
    if (value !== told.current) setText(value ?? '');
    told.current = value;
  }, [value]);
  const write = (next: string) => {
    setText(next);
    const find = next.trim();
    if (findProblem(find) !== undefined) return;
    told.current = find || undefined;
    onFind(told.current);
  };
  return (
    <TextInput
      label="Hash or address"
      placeholder="0x…"
      className={classes.find}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      error={findProblem(text.trim())}
      maxLength={80}
    />
  );
}
