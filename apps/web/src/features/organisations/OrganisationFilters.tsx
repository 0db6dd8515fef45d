import { Select, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { ChainSelect } from '../../ui/ChainSelect.tsx';
import { clean, type OrganisationSearch, type Sort, SORTS } from './filter.ts';
import classes from './OrganisationFilters.module.css';
import { useCategories } from './queries.ts';

interface OrganisationFiltersProps {
  search: OrganisationSearch;
  onSearch: (search: OrganisationSearch) => void;
  /** Whether a wallet is connected, so that "mine" means something. */
  canBeMine: boolean;
}

const SEARCH_DELAY_MS = 250;
const ANY = 'any';

export function OrganisationFilters({ search, onSearch, canBeMine }: OrganisationFiltersProps) {
  const categories = useCategories().data?.items ?? [];
  const change = (part: { [K in keyof OrganisationSearch]?: OrganisationSearch[K] | undefined }) => onSearch(clean({ ...search, ...part }));
  const changeText = useDebouncedCallback((text: string) => change({ search: text.trim() || undefined }), SEARCH_DELAY_MS);
  return (
    <search className={classes.root} aria-label="Filter organisations">
      <TextInput
        className={classes.search}
        aria-label="Search by name"
        placeholder="Search by name"
        type="search"
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        key={search.search === undefined ? 'empty' : 'filled'}
        defaultValue={search.search}
        maxLength={80}
        onChange={(event) => changeText(event.currentTarget.value)}
      />
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
