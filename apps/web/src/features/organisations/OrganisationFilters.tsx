import { Select, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ChainSelect } from '../../ui/ChainSelect.tsx';
import { clean, type OrganisationSearch, type Sort, SORTS } from './filter.ts';
import classes from './OrganisationFilters.module.css';
import { useCategories } from './queries.ts';
import type { Narrowing } from './useOrganisationSearch.ts';

interface OrganisationFiltersProps {
  search: OrganisationSearch;
  onSearch: (search: OrganisationSearch, how: Narrowing) => void;
  /** Whether a wallet is connected, so that the filter "mine" can be used. */
  canBeMine: boolean;
}

const SEARCH_DELAY_MS = 250;
const ANY = 'any';

type Part = { [K in keyof OrganisationSearch]?: OrganisationSearch[K] | undefined };

export function OrganisationFilters({ search, onSearch, canBeMine }: OrganisationFiltersProps) {
  const categories = useCategories().data?.items ?? [];
  const change = (part: Part) => onSearch(clean({ ...search, ...part }), 'chosen');
  return (
    <search className={classes.root} aria-label="Filter organisations">
      <NameSearch sought={search.search} onSeek={(sought) => onSearch(clean({ ...search, search: sought }), 'typed')} />
      <Select
        aria-label="Category"
        data={[{ value: ANY, label: 'All categories' }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        value={search.categoryId ?? ANY}
        allowDeselect={false}
        onChange={(value) => change({ categoryId: value === ANY || value === null ? undefined : value })}
      />
      <ChainSelect withAll value={search.chainId} onChange={(chainId) => change({ chainId })} />
      <Select
        className={classes.sort}
        aria-label="Sort"
        data={SORTS}
        value={search.sort ?? 'newest'}
        allowDeselect={false}
        onChange={(value) => change({ sort: value === 'newest' ? undefined : (value as Sort) })}
      />
      {canBeMine && (
        <Switch
          className={classes.mine}
          label="Founded by me"
          checked={search.mine ?? false}
          onChange={(event) => change({ mine: event.currentTarget.checked || undefined })}
        />
      )}
    </search>
  );
}

/** The search field. It also follows the URL, because the back button may change the search or remove it. */
function NameSearch({ sought, onSeek }: { sought: string | undefined; onSeek: (sought: string | undefined) => void }) {
  const [text, setText] = useState(sought ?? '');
  const [seen, setSeen] = useState(sought);
  const [own, setOwn] = useState(sought);
  const seek = useDebouncedCallback((next: string | undefined) => {
    setOwn(next);
    onSeek(next);
  }, SEARCH_DELAY_MS);
  if (sought !== seen) {
    setSeen(sought);
    // A value from the URL may be older than what is being typed.
    if (sought !== own) {
      setOwn(sought);
      setText(sought ?? '');
    }
  }
  return (
    <TextInput
      className={classes.search}
      aria-label="Search by name"
      placeholder="Search by name"
      type="search"
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={text}
      maxLength={80}
      onChange={(event) => {
        setText(event.currentTarget.value);
        seek(event.currentTarget.value.trim() || undefined);
      }}
    />
  );
}
