import {
  BRIDGE_FACTS,
  BRIDGE_STATUS_LABELS,
  BRIDGE_STATUSES,
  BRIDGES,
  MESSAGE_STAGE_LABELS,
  MESSAGE_STAGES,
} from '@althing/domain/bridges';
import { TextInput } from '@mantine/core';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { readTransactionSearch, type TransactionSearch } from './transactionSearch.ts';
import type { Find } from './useFind.ts';
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
  find: Find;
}

/** What is chosen becomes part of the page's address. */
export function TransactionFilters({ search, onSearch, find }: TransactionFiltersProps) {
  const { chains } = useAppConfig();
  const select = (label: string, everything: string, name: keyof TransactionSearch, data: Choice[], description?: string) => (
    <FilterSelect
      label={label}
      description={description}
      data={[{ value: ALL, label: everything }, ...data]}
      value={String(search[name] ?? ALL)}
      onChange={(value) =>
        onSearch(readTransactionSearch({ ...search, [name]: value === ALL ? undefined : name === 'chain' ? Number(value) : value }))
      }
    />
  );
  return (
    <search className={classes.filters} aria-label="Filter of bridge transactions">
      <TextInput
        label="Hash or address"
        placeholder="0x…"
        className={classes.find}
        value={find.text}
        onChange={(event) => find.write(event.currentTarget.value)}
        error={find.problem}
        maxLength={80}
      />
      {select(
        'Chain',
        'All chains',
        'chain',
        chains.map(({ id, name }) => ({ value: String(id), label: name })),
      )}
      {select('Kind', 'Everything', 'type', KINDS)}
      {select('Bridge', 'All bridges', 'bridge', BRIDGE_CHOICES)}
      {select('Status', 'Any', 'status', STATUS_CHOICES, 'How far its bridges are')}
      {select('Stage', 'Any', 'stage', STAGE_CHOICES, 'What became of it there')}
    </search>
  );
}
