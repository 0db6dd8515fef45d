// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { chainKey } from '../../lib/chain/useChainRead.ts';
import { useReadWithServer } from './useReadWithServer.ts';

test('a market is read from its chain again when the server has answered anew, and not before', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const reads = { ours: 0, other: 0 };
  const { rerender } = renderHook(
    ({ answeredAt }) => {
      useQuery({ queryKey: chainKey(31337, 'bondMarket', '7'), queryFn: () => ++reads.ours });
      useQuery({ queryKey: chainKey(31337, 'bondMarket', '8'), queryFn: () => ++reads.other });
      useReadWithServer({ chainId: 31337, marketId: '7' }, answeredAt);
    },
    { wrapper, initialProps: { answeredAt: 0 } },
  );
  await waitFor(() => expect(reads).toEqual({ ours: 1, other: 1 }));
  rerender({ answeredAt: 1000 });
  rerender({ answeredAt: 1000 });
  expect(client.isFetching()).toBe(0);
  rerender({ answeredAt: 2000 });
  await waitFor(() => expect(reads).toEqual({ ours: 2, other: 1 }));
});
