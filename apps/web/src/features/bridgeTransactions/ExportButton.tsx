import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../ui/download.ts';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { fetchBridgeTransactions } from './queries.ts';
import { transactionsCsv } from './transactionsCsv.ts';
import type { TransactionSearch } from './transactionSearch.ts';

export interface ExportButtonProps {
  search: TransactionSearch;
  organisationId: string | undefined;
}

/** What the filter leaves, as a file. */
export function ExportButton({ search, organisationId }: ExportButtonProps) {
  const fetching = useMutation({
    mutationFn: () => fetchBridgeTransactions(search, organisationId),
    onSuccess: ({ transactions, isWhole }) => {
      download('bridge-transactions.csv', transactionsCsv(transactions), 'text/csv');
      if (!isWhole)
        notify.info(`The newest ${transactions.length.toLocaleString('en')} were exported`, 'Narrow the filter for older ones.');
    },
    onError: (error) => void notifyFailure(error, 'The transactions could not be exported'),
  });
  return (
    <Button variant="default" loading={fetching.isPending} onClick={() => fetching.mutate()} data-print="hide">
      Export CSV
    </Button>
  );
}
