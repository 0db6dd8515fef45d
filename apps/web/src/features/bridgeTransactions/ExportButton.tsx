import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { download } from '../../ui/download.ts';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import type { Exported } from './fetchPages.ts';

export interface ExportButtonProps<Item> extends Pick<ButtonProps, 'size'> {
  label: string;
  file: string;
  fetch: () => Promise<Exported<Item>>;
  write: (items: readonly Item[], chainName: (chainId: number) => string) => string;
}

/** What the filter leaves, as a file. */
export function ExportButton<Item>({ label, file, fetch, write, size }: ExportButtonProps<Item>) {
  const { chains } = useAppConfig();
  const chainName = (chainId: number) => chains.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`;
  const fetching = useMutation({
    mutationFn: fetch,
    onSuccess: ({ items, isWhole }) => {
      download(file, write(items, chainName), 'text/csv');
      if (!isWhole) notify.info(`The newest ${items.length.toLocaleString('en')} were exported`, 'Narrow the filter for older ones.');
    },
    onError: (error) => void notifyFailure(error, 'The transactions could not be exported'),
  });
  return (
    <Button variant="default" size={size} loading={fetching.isPending} onClick={() => fetching.mutate()} data-print="hide">
      {label}
    </Button>
  );
}
