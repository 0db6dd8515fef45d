import type { ServerResponse } from 'node:http';
import { type Listener, startListener } from './listener.ts';
import type { StoredLiveEvent, Outbox } from '../store/outbox/outbox.ts';
import { hereText, liveEventText, resetText, Stream } from './stream.ts';

const BATCH = 500;
/** A client that missed more events than this is told to read everything again. */
const MAX_REPLAY = 1_000;

export interface HubLog {
  warn(data: object, message: string): void;
}

export interface HubDependencies {
  outbox: Outbox;
  databaseUrl: string;
  log: HubLog;
}

export interface Hub {
  start(): Promise<void>;
  /**
   * Streams events of `topics` into a response whose head was already sent.
   *
   * @param since - id of the last event that the client has seen, where it has.
   */
  join(response: ServerResponse, topics: readonly string[], since: number | undefined): Promise<void>;
  /** Id of the newest event that was handed on. */
  readonly position: number;
  readonly clients: number;
  /** Ends all streams. */
  stop(): Promise<void>;
}

interface Subscriber {
  stream: Stream;
  /** Events up to this id were sent to the client, or concern topics that it does not follow. */
  position: number;
  /** Events that arrive while missed ones are still being read; undefined afterwards. */
  waiting: StoredLiveEvent[] | undefined;
}

/** Index of the subscribers by topic. */
function createAudience() {
  const byTopic = new Map<string, Set<Subscriber>>();
  const all = new Set<Subscriber>();
  return {
    all: all as ReadonlySet<Subscriber>,
    of: (topic: string): ReadonlySet<Subscriber> | undefined => byTopic.get(topic),
    join(subscriber: Subscriber, topics: readonly string[]): void {
      all.add(subscriber);
      for (const topic of topics) {
        const subscribers = byTopic.get(topic) ?? new Set();
        byTopic.set(topic, subscribers.add(subscriber));
      }
    },
    leave(subscriber: Subscriber, topics: readonly string[]): void {
      all.delete(subscriber);
      for (const topic of topics) {
        const subscribers = byTopic.get(topic);
        subscribers?.delete(subscriber);
        if (subscribers?.size === 0) byTopic.delete(topic);
      }
    },
  };
}

function deliver(subscriber: Subscriber, event: StoredLiveEvent, text: string): void {
  if (subscriber.waiting) subscriber.waiting.push(event);
  else if (event.id > subscriber.position) {
    subscriber.position = event.id;
    subscriber.stream.send(text);
  }
}

/** Sends what happened after `since`, or a reset where that is no longer known, and then the events that arrived in the meantime. */
async function replay(outbox: Outbox, newest: number, subscriber: Subscriber, topics: readonly string[], since: number): Promise<void> {
  const isKnown = since <= newest && (await outbox.reaches(since));
  const missed = isKnown ? await outbox.after(since, MAX_REPLAY + 1, topics) : [];
  const { stream } = subscriber;
  if (!isKnown || missed.length > MAX_REPLAY) {
    stream.send(resetText(newest));
    subscriber.position = newest;
  } else {
    for (const event of missed) stream.send(liveEventText(event));
    subscriber.position = missed.at(-1)?.id ?? since;
  }
  const waiting = subscriber.waiting ?? [];
  subscriber.waiting = undefined;
  for (const event of waiting) deliver(subscriber, event, liveEventText(event));
}

/** Reads the outbox in order, once for all clients, and passes each event to those who follow its topic. */
export function createHub({ outbox, databaseUrl, log }: HubDependencies): Hub {
  const audience = createAudience();
  let position = 0;
  let draining: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let listener: Listener | undefined;

  function hand(event: StoredLiveEvent): void {
    position = event.id;
    const subscribers = audience.of(event.topic);
    if (!subscribers) return;
    const text = liveEventText(event);
    for (const subscriber of subscribers) deliver(subscriber, event, text);
  }

  async function drain(): Promise<void> {
    again = false;
    const events = await outbox.after(position, BATCH);
    for (const event of events) hand(event);
    if (events.length === BATCH) again = true;
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    draining ??= drain()
      .catch((error: unknown) => log.warn({ err: error }, 'events could not be read'))
      .finally(() => {
        draining = undefined;
        if (again) wake();
      });
  }

  return {
    async start() {
      position = await outbox.newest();
      listener = startListener(databaseUrl, wake, (error) => log.warn({ err: error }, 'the connection that listens for events was lost'));
    },

    async join(response, topics, since) {
      const stream = new Stream(response);
      if (stopped) return stream.end();
      const hasMissed = since !== undefined && since !== position;
      const subscriber: Subscriber = { stream, position: since ?? position, waiting: hasMissed ? [] : undefined };
      audience.join(subscriber, topics);
      response.once('close', () => audience.leave(subscriber, topics));
      if (!stream.isOpen) audience.leave(subscriber, topics);
      if (since === undefined) stream.send(hereText(position));
      if (!hasMissed) return;
      try {
        await replay(outbox, position, subscriber, topics, since);
      } catch (error) {
        // The client reconnects with the same position and tries again.
        log.warn({ err: error }, 'missed events could not be read');
        stream.end();
      }
    },

    get position() {
      return position;
    },

    get clients() {
      return audience.all.size;
    },

    async stop() {
      stopped = true;
      for (const { stream } of audience.all) stream.end();
      await listener?.stop();
      await draining;
    },
  };
}
