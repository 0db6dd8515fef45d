import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import type { TransactionSearch } from './transactionSearch.ts';
import { useFind } from './useFind.ts';

export interface SearchedProps {
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
  /** What the search leaves. */
  children: ReactNode;
}

/** The filters, and what they leave: nothing while what is looked for is neither a hash nor an address. */
export function Searched({ search, onSearch, children }: SearchedProps) {
  const find = useFind(search.find, (found) => onSearch({ ...search, find: found }));
  return (
    <>
      <TransactionFilters search={search} onSearch={onSearch} find={find} />
      {find.problem === undefined ? (
        children
      ) : (
        <EmptyState
          title="This is neither a hash nor an address"
          action={
            <Button variant="default" onClick={() => find.write('')}>
              Clear the field
            </Button>
          }
        >
          Nothing is looked for until the field has a whole one.
        </EmptyState>
      )}
    </>
  );
}
