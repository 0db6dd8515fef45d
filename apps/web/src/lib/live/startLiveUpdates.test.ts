// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { liveSince } from './liveSince.ts';
import { startLiveUpdates } from './startLiveUpdates.ts';

test('the first stream of a page begins where the page was read', async () => {
  const opened: string[] = [];
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(url: string) {
        opened.push(url);
      }
      addEventListener() {}
      close() {}
    },
  );
  liveSince.set(41);
  startLiveUpdates(new QueryClient()).listen(['organisation:1']);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(new URL(opened[0]!, 'http://localhost').searchParams.get('since')).toBe('41');
});
