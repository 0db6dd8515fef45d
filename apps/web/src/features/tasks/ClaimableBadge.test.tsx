// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiKey } from '../../lib/query/apiQuery.ts';
import { ClaimableBadge } from './ClaimableBadge.tsx';

const badgeOf = (count: number) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(apiKey('GET /api/v1/bonds/user/claimable', {}), { count });
  return render(
    <QueryClientProvider client={client}>
      <ClaimableBadge />
    </QueryClientProvider>,
  ).container.textContent;
};

test('bonds that can be claimed are counted, and none are no badge', () => {
  expect(badgeOf(1)).toBe('1 bond can be claimed');
  expect(badgeOf(3)).toBe('3 bonds can be claimed');
  expect(badgeOf(0)).toBe('');
});
