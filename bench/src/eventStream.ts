import { get } from 'node:http';

export interface EventStream {
  close(): void;
}

/** A browser's stream of live updates; calls `onBlock` with the newest block of every event, when it arrives. */
export function openEventStream(origin: string, topics: readonly string[], onBlock: (block: number) => void): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/v1/events?topics=${encodeURIComponent(topics.join())}`, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The stream answered ${response.statusCode}`));
      response.setEncoding('utf8');
      let rest = '';
      response.on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        for (const line of lines) {
          const block = line.startsWith('data:') ? (JSON.parse(line.slice(5)) as { block?: number }).block : undefined;
          if (block !== undefined) onBlock(block);
        }
      });
      resolve({ close: () => request.destroy() });
    });
    request.once('error', reject);
  });
}
