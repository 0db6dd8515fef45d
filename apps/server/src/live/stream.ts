import type { ServerResponse } from 'node:http';
import type { StoredLiveEvent } from '../store/outbox/outbox.ts';

/** A client that reads so slowly that this many bytes wait for it is disconnected. It reconnects and is told what it missed. */
export const MAX_BACKLOG_BYTES = 1 << 20;
export const HEARTBEAT_MS = 15_000;
/** How long a browser waits before it reconnects, in milliseconds. */
const RETRY_MS = 1_000;

/** One server-sent event. `data` includes the topic, because one stream carries many. */
export const liveEventText = ({ id, topic, body }: StoredLiveEvent): string => `id: ${id}\ndata: ${JSON.stringify({ ...body, topic })}\n\n`;

/** Tells the client how far the events are, so that it can ask for later ones. */
export const hereText = (id: number): string => `id: ${id}\nevent: here\ndata: {}\n\n`;

/** Tells the client that it missed more than can be sent again; later events follow `id`. */
export const resetText = (id: number): string => `id: ${id}\nevent: reset\ndata: {}\n\n`;

/** The server's side of one browser's stream. */
export class Stream {
  private readonly response: ServerResponse;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(response: ServerResponse) {
    this.response = response;
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.heartbeat = setInterval(() => this.send(': still here\n\n'), HEARTBEAT_MS);
    response.once('close', () => clearInterval(this.heartbeat));
    // The client has disconnected, which is no error of ours.
    response.on('error', () => response.destroy());
  }

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    if (this.response.writableLength > MAX_BACKLOG_BYTES) this.response.destroy();
    else this.response.write(text);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }
}
