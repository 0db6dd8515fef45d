import { expect, test } from 'vitest';
import { MAX_LIVE_TOPICS } from '@althing/domain/http';
import { createLiveUpdates, type EventStream, MOST_TOPICS } from './createLiveUpdates.ts';

class FakeStream implements EventStream {
  readonly url: string;
  readyState = 0;
  readonly listeners = new Map<string, ((event: { data?: unknown; lastEventId?: string }) => void)[]>();
  constructor(url: string) {
    this.url = url;
  }
  addEventListener(type: string, listener: (event: { data?: unknown; lastEventId?: string }) => void) {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }
  close() {
    this.readyState = 2;
  }
  emit(type: string, data?: unknown, lastEventId?: string) {
    if (type === 'open') this.readyState = 1;
    for (const listener of this.listeners.get(type) ?? []) listener({ data, ...(lastEventId && { lastEventId }) });
  }
}

function setUp(since?: number) {
  const streams: FakeStream[] = [];
  const told: (readonly string[])[] = [];
  let pending: { callback: () => void; milliseconds: number } | undefined;
  const live = createLiveUpdates({
    since,
    open: (url) => {
      const stream = new FakeStream(url);
      streams.push(stream);
      return stream;
    },
    onEvents: (topics) => told.push(topics),
    later: (callback, milliseconds) => {
      const mine = { callback, milliseconds };
      pending = mine;
      return () => {
        if (pending === mine) pending = undefined;
      };
    },
  });
  /** Lets the requested time pass, and answers how much it was. */
  const pass = () => {
    const due = pending;
    pending = undefined;
    due?.callback();
    return due?.milliseconds;
  };
  return { live, streams, told, pass };
}
const topicsOf = (stream: FakeStream | undefined) => new URL(stream!.url, 'http://x').searchParams.get('topics');

test('one stream carries every topic, each once', () => {
  const { live, streams, pass } = setUp();
  live.listen(['chain:2', 'chain:1']);
  live.listen(['chain:1']);
  pass();
  expect(streams.map(topicsOf)).toEqual(['chain:1,chain:2']);
});

test('a long list does not silence the page: the server is asked for as many topics as it takes', () => {
  const { live, streams, pass } = setUp();
  live.listen(Array.from({ length: MAX_LIVE_TOPICS + 20 }, (_, index) => `market:1:${index}`));
  pass();
  expect(topicsOf(streams[0])!.split(',')).toHaveLength(MAX_LIVE_TOPICS);
  expect(MOST_TOPICS).toBe(MAX_LIVE_TOPICS);
});

test('nothing on screen closes the stream, and nothing is opened for nothing', () => {
  const { live, streams, pass } = setUp();
  const stop = live.listen(['chain:1']);
  pass();
  stop();
  pass();
  expect(streams).toHaveLength(1);
  expect(streams[0]!.readyState).toBe(2);
});

test('a topic stays while one of two listeners still wants it', () => {
  const { live, streams, pass } = setUp();
  const stop = live.listen(['chain:1']);
  live.listen(['chain:1']);
  pass();
  stop();
  pass();
  expect(streams).toHaveLength(1);
  expect(streams[0]!.readyState).not.toBe(2);
});

test('an event is told to its topic; one that cannot be read to all', () => {
  const { live, streams, told, pass } = setUp();
  live.listen(['chain:1', 'chain:2']);
  pass();
  streams[0]!.emit('open');
  streams[0]!.emit('message', '{"topic":"chain:2"}');
  streams[0]!.emit('message', 'nonsense');
  streams[0]!.emit('reset');
  expect(told).toEqual([['chain:2'], ['chain:1', 'chain:2'], ['chain:1', 'chain:2']]);
});

test('a stream for other topics goes on where the last one was, so that nothing between them is missed', () => {
  const { live, streams, pass } = setUp();
  const sinceOf = (index: number) => new URL(streams[index]!.url, 'http://x').searchParams.get('since');
  let stop = live.listen(['chain:1']);
  for (const [index, emitted] of [
    ['here', '{}', '7'],
    ['message', '{"topic":"chain:1"}', '8'],
    ['reset', '{}', '9'],
  ].entries()) {
    pass();
    expect(sinceOf(index)).toBe(index === 0 ? null : String(6 + index));
    streams[index]!.emit(emitted[0]!, emitted[1], emitted[2]);
    stop();
    stop = live.listen([`chain:${index + 2}`]);
  }
  pass();
  expect(sinceOf(3)).toBe('9');
});

test('the first stream begins where the page did, so that what happened while it was read is told', () => {
  const { live, streams, pass } = setUp(41);
  live.listen(['chain:1']);
  pass();
  expect(new URL(streams[0]!.url, 'http://x').searchParams.get('since')).toBe('41');
});

test('a stream that was refused is opened again, later and later, and what was missed is told', () => {
  const { live, streams, told, pass } = setUp();
  live.listen(['chain:1']);
  pass();
  const waits = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    streams[index]!.close();
    streams[index]!.emit('error');
    return pass();
  });
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(told).toEqual([]);
  streams[7]!.emit('open');
  expect(told).toEqual([['chain:1']]);
});

test('a connection that the browser mends by itself is not opened twice, but counts as missed events', () => {
  const { live, streams, told, pass } = setUp();
  live.listen(['chain:1']);
  pass();
  streams[0]!.emit('open');
  streams[0]!.emit('error');
  expect(pass()).toBeUndefined();
  streams[0]!.emit('open');
  expect(streams).toHaveLength(1);
  expect(told).toEqual([['chain:1']]);
});

test('a server that is away is left alone, and listened to again at once when it is back, with what was missed', () => {
  const { live, streams, told, pass } = setUp();
  live.listen(['chain:1']);
  pass();
  streams[0]!.emit('open');
  live.rest();
  expect(streams[0]!.readyState).toBe(2);
  streams[0]!.emit('error');
  live.listen(['chain:2']);
  pass();
  expect(streams).toHaveLength(1);
  live.resume();
  expect(pass()).toBe(0);
  expect(topicsOf(streams[1])).toBe('chain:1,chain:2');
  streams[1]!.emit('open');
  expect(told).toEqual([['chain:1', 'chain:2']]);
});
