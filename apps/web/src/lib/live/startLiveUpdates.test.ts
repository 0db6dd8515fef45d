// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { liveSince } from './liveSince.ts';
import { startLiveUpdates } from './startLiveUpdates.ts';

const [OPEN, CLOSED] = [1, 2];

interface Opened {
  url: string;
  readyState: number;
}

let opened: Opened[];
beforeEach(() => {
  opened = [];
  vi.stubGlobal(
    'EventSource',
    class {
      readonly url: string;
      readyState = OPEN;
      constructor(url: string) {
        this.url = url;
        opened.push(this);
      }
      addEventListener() {}
      close() {
        this.readyState = CLOSED;
      }
    },
  );
});

const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('the first stream of a page begins where the page was read', async () => {
  liveSince.set(41);
  startLiveUpdates(new QueryClient()).listen(['organisation:1']);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(new URL(opened[0]!.url, 'http://localhost').searchParams.get('since')).toBe('41');
});

test('a page that is left keeps no stream, and has one again when somebody comes back to it', async () => {
  startLiveUpdates(new QueryClient()).listen(['organisation:2']);
  const states = () => opened.filter(({ url }) => url.includes(encodeURIComponent('organisation:2'))).map(({ readyState }) => readyState);
  await vi.waitFor(() => expect(states()).toEqual([OPEN]));
  window.dispatchEvent(new Event('pagehide'));
  expect(states()).toEqual([CLOSED]);
  shown(false);
  shown(true);
  await vi.waitFor(() => expect(states()).toEqual([CLOSED, OPEN]));
});
