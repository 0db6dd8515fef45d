import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveEventText, HEARTBEAT_MS, MAX_BACKLOG_BYTES, Stream } from './stream.ts';

class Response extends EventEmitter {
  written: string[] = [];
  writableLength = 0;
  writableEnded = false;
  destroyed = false;
  write(text: string) {
    this.written.push(text);
    return true;
  }
  end() {
    this.writableEnded = true;
    this.emit('close');
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

let response: Response;
let stream: Stream;
beforeEach(() => {
  vi.useFakeTimers();
  response = new Response();
  stream = new Stream(response as unknown as ServerResponse);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stream', () => {
  test('drops a client with too much waiting for it', () => {
    response.writableLength = MAX_BACKLOG_BYTES + 1;
    stream.send('x');
    expect(response.destroyed).toBe(true);
    expect(response.written).not.toContain('x');
  });

  test('writes nothing to a client that is gone', () => {
    response.destroy();
    stream.send('x');
    vi.advanceTimersByTime(10 * HEARTBEAT_MS);
    expect(response.written).toEqual(['retry: 1000\n\n']);
  });

  test('shows every fifteen seconds that it is alive', () => {
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    expect(response.written.filter((text) => text.startsWith(':')).length).toBe(2);
    stream.end();
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    expect(response.written.filter((text) => text.startsWith(':')).length).toBe(2);
  });
});

test('an event carries its id and its topic, on one line', () => {
  expect(liveEventText({ id: 7, topic: 'chain:1', body: { block: 3, topic: 'not this one' } })).toBe(
    'id: 7\ndata: {"block":3,"topic":"chain:1"}\n\n',
  );
});
