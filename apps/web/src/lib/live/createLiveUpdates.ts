interface StreamEvent {
  data?: unknown;
  lastEventId?: string;
}

/** The parts of `EventSource` that are used. */
export interface EventStream {
  addEventListener(type: 'open' | 'here' | 'message' | 'reset' | 'error', listener: (event: StreamEvent) => void): void;
  close(): void;
  readonly readyState: number;
}

export interface LiveDependencies {
  open(url: string): EventStream;
  /** Called when something has changed on these topics. */
  onEvents(topics: readonly string[]): void;
  /** Id of the event after which the first stream begins: what was read since then may have changed. From now on where it is not known. */
  since?: number | undefined;
  /** Calls back after so many milliseconds. Returns a function that cancels it. */
  later(callback: () => void, milliseconds: number): () => void;
}

export interface LiveUpdates {
  /** Listens to topics until the returned function is called. */
  listen(topics: readonly string[]): () => void;
  /** Pauses while the server is away. */
  rest(): void;
  /** Connects again at once when the server is back. */
  resume(): void;
}

/** As the server takes (`MAX_LIVE_TOPICS`); of more, those that were asked for first stay silent. */
export const MOST_TOPICS = 100;
const CLOSED = 2;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** Milliseconds. A change of page mounts and unmounts many components at once; the stream is opened after that. */
const SETTLE_MS = 50;

/**
 * One stream of server-sent events for all topics on screen. It opens with the first topic, follows all changes, and reconnects after the server was
 * away.
 * Everything that may have been missed in between counts as changed.
 */
export function createLiveUpdates({ open, onEvents, later, since }: LiveDependencies): LiveUpdates {
  const wanted = new Map<string, number>();
  let stream: EventStream | undefined;
  let openedFor = '';
  /** Id of the last event, after which a stream of other topics goes on. */
  let seen = since === undefined ? '' : String(since);
  let failures = 0;
  let isResting = false;
  let cancel = () => {};

  const schedule = (milliseconds: number) => {
    cancel();
    cancel = later(connect, milliseconds);
  };

  function connect() {
    if (isResting) return;
    const topics = [...wanted.keys()].slice(-MOST_TOPICS).toSorted();
    if (topics.join() === openedFor && stream?.readyState !== CLOSED) return;
    stream?.close();
    openedFor = topics.join();
    stream = topics.length > 0 ? follow(topics) : undefined;
  }

  const look = ({ lastEventId }: StreamEvent) => {
    if (lastEventId) seen = lastEventId;
  };

  function follow(topics: readonly string[]): EventStream {
    const next = open(`/api/v1/events?topics=${encodeURIComponent(topics.join())}${seen && `&since=${seen}`}`);
    for (const type of ['here', 'message', 'reset'] as const) next.addEventListener(type, look);
    let isLate = failures > 0;
    next.addEventListener('open', () => {
      failures = 0;
      if (isLate) onEvents(topics);
      isLate = true;
    });
    next.addEventListener('message', ({ data }) => onEvents(topicOf(data) ?? topics));
    next.addEventListener('reset', () => onEvents(topics));
    next.addEventListener('error', () => {
      // The browser reconnects a broken connection itself, but a refusal (as when the server restarts) closes the stream for good.
      if (next.readyState === CLOSED && next === stream) schedule(Math.min(FIRST_RETRY_MS * 2 ** failures++, LAST_RETRY_MS));
    });
    return next;
  }

  return {
    rest() {
      isResting = true;
      stream?.close();
    },
    resume() {
      isResting = false;
      failures = Math.max(failures, 1);
      schedule(0);
    },
    listen(topics) {
      for (const topic of topics) wanted.set(topic, (wanted.get(topic) ?? 0) + 1);
      schedule(SETTLE_MS);
      return () => {
        for (const topic of topics) {
          const left = wanted.get(topic)! - 1;
          if (left > 0) wanted.set(topic, left);
          else wanted.delete(topic);
        }
        schedule(SETTLE_MS);
      };
    },
  };
}

function topicOf(data: unknown): readonly string[] | undefined {
  try {
    const { topic } = JSON.parse(String(data)) as { topic?: unknown };
    return typeof topic === 'string' ? [topic] : undefined;
  } catch {
    return undefined;
  }
}
