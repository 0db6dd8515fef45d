import { STRATEGIES, STRATEGY_WORDS, type Strategy } from '@althing/domain/bonds';
import type { MarketState } from '@althing/domain/http';
import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { ChainSelect } from '../../../ui/ChainSelect.tsx';
import classes from './MarketsPage.module.css';
import { chosenSort, type MarketSearch, SORTS, STATE_WORDS } from './marketSearch.ts';

const ANY = 'any';
const SEARCH_DELAY_MS = 250;

const STRATEGY_CHOICES = [
  { value: ANY, label: 'Any pricing' },
  ...STRATEGIES.map((value) => ({ value, label: STRATEGY_WORDS[value].name })),
];
const STATE_CHOICES = [{ value: ANY, label: 'Any state' }, ...Object.entries(STATE_WORDS).map(([value, label]) => ({ value, label }))];
const SORT_CHOICES = Object.entries(SORTS).map(([value, label]) => ({ value, label }));

interface MarketFiltersProps {
  search: MarketSearch;
  onSearch: (part: MarketSearch) => void;
}

export function MarketFilters({ search, onSearch }: MarketFiltersProps) {
  const chosen = (value: string | null) => (value === null || value === ANY ? undefined : value);
  return (
    <search className={classes.filters} aria-label="Filter bonds">
      <NameSearch sought={search.search} onSeek={(text) => onSearch({ search: text })} />
      <ChainSelect withAll value={search.chain} onChange={(chain) => onSearch({ chain })} />
      <Select
        aria-label="State"
        data={STATE_CHOICES}
        value={search.sale ?? ANY}
        allowDeselect={false}
        onChange={(value) => onSearch({ sale: chosen(value) as MarketState | undefined })}
      />
      <Select
        aria-label="Pricing"
        data={STRATEGY_CHOICES}
        value={search.strategy ?? ANY}
        allowDeselect={false}
        onChange={(value) => onSearch({ strategy: chosen(value) as Strategy | undefined })}
      />
      <Select
        aria-label="Sort"
        data={SORT_CHOICES}
        value={search.sort ?? 'newest'}
        allowDeselect={false}
        onChange={(value) => onSearch({ sort: chosenSort(value) })}
      />
    </search>
  );
}

function NameSearch({ sought, onSeek }: { sought: string | undefined; onSeek: (text: string | undefined) => void }) {
  const [text, setText] = useState(sought ?? '');
  const seek = useDebouncedCallback((next: string) => onSeek(next.trim() || undefined), SEARCH_DELAY_MS);
  return (
    <TextInput
      className={classes.wide}
      aria-label="Search by name"
      placeholder="Search by name"
      type="search"
      value={text}
      maxLength={80}
      onChange={(event) => {
        setText(event.currentTarget.value);
        seek(event.currentTarget.value);
      }}
    />
  );
}
