// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppRouter } from './createAppRouter.ts';

const wallet = { isAwake: () => true } as unknown as Parameters<typeof createAppRouter>[0]['wallet'];

async function searchOf(address: string): Promise<Record<string, unknown>> {
  history.replaceState({}, '', address);
  const router = createAppRouter({ queryClient: new QueryClient(), wallet });
  await router.load();
  return router.state.matches.at(-1)?.search ?? {};
}

test.each([
  ['/organisations', ['sort=zzz', 'chainId=abc', 'chainId=-1', 'mine=perhaps', 'search=', 'categoryId=7']],
  ['/organisations/guild', ['tab=', 'tab=zzz', 'tab=constructor', 'state=zzz']],
  ['/organisations/guild/proposals', ['state=', 'state=zzz']],
  ['/modules/governor', ['draft=perhaps']],
])('a page reads nothing from its address that does not exist: %s', async (path, searches) => {
  for (const search of searches)
    expect([search, Object.values(await searchOf(`${path}?${search}`)).filter((value) => value !== undefined)]).toEqual([search, []]);
});

test.each([
  ['/organisations?sort=oldest&chainId=31337&mine=true', { sort: 'oldest', chainId: 31337, mine: true }],
  ['/organisations/guild?tab=token&state=active', { tab: 'token', state: 'active' }],
  ['/organisations/guild/proposals?state=active', { state: 'active' }],
  ['/modules/governor?draft=true', { draft: true }],
])('what exists is read: %s', async (address, search) => {
  expect(await searchOf(address)).toMatchObject(search);
});
