import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopChild, untilReady } from '@althing/devnet';
import { onEnd } from './onEnd.ts';

const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** A browser that talks to nobody but the page. */
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--no-first-run',
];

export interface Chromium {
  /** Where other programs steer it. */
  port: number;
  /** Stores these items for the origin of `url`, which should be a page without any program. */
  store(url: string, items: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

type Reply = { id?: number; result?: { exceptionDetails?: { text: string } }; error?: { message: string } };

/** Runs an expression in a page, by the browser's own protocol. */
async function evaluate(socketUrl: string, expression: string): Promise<void> {
  const socket = new WebSocket(socketUrl);
  try {
    const reply = await new Promise<Reply>((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('The browser hung up')));
      socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } })));
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as Reply;
        if (message.id === 1) resolve(message);
      });
    });
    const problem = reply.error?.message ?? reply.result?.exceptionDetails?.text;
    if (problem) throw new Error(`The browser could not evaluate ${expression}: ${problem}`);
  } finally {
    socket.close();
  }
}

/** Starts a headless Chromium with a profile of its own in `profile`. */
export async function startChromium(profile: string): Promise<Chromium> {
  const child = spawn(CHROMIUM_PATH, [...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const stopListening = onEnd(() => child.kill());
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const readPort = () => Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
  await Promise.race([failed, untilReady(child, 'Chromium', async () => readPort() > 0)]);
  const port = readPort();
  const command = async (path: string, method = 'GET') => (await fetch(`http://127.0.0.1:${port}/json/${path}`, { method })).text();
  return {
    port,
    async store(url, items) {
      const page = JSON.parse(await command(`new?${encodeURIComponent(url)}`, 'PUT')) as { id: string; webSocketDebuggerUrl: string };
      const origin = JSON.stringify(new URL(url).origin);
      const store = `if (location.origin !== ${origin}) throw new Error('not there yet');
        for (const [key, value] of Object.entries(${JSON.stringify(items)})) localStorage.setItem(key, value)`;
      await untilReady(child, url, () => evaluate(page.webSocketDebuggerUrl, store).then(() => true));
      await command(`close/${page.id}`);
    },
    stop() {
      stopListening();
      return stopChild(child);
    },
  };
}
