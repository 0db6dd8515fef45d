import { setTimeout as wait } from 'node:timers/promises';
import { connectTo } from './devTools.ts';

/** How much slower than this machine the reader's is. */
const CPU_THROTTLING = 4;
/** A page is done when no task was long for this time. */
const QUIET_MS = 2_000;
const MOST_MS = 30_000;
const LOOK_MS = 250;

const WATCH = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) longTasks.push({ duration, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
`;
const ASK = `JSON.stringify({
  sum: longTasks.reduce((sum, { duration }) => sum + duration, 0),
  quiet: document.readyState === 'complete' ? performance.now() - Math.max(0, performance.timing.loadEventEnd - performance.timeOrigin, ...longTasks.map(({ end }) => end)) : 0,
  heading: document.querySelector('h1')?.textContent ?? '',
})`;

interface Answer {
  sum: number;
  quiet: number;
  heading: string;
}

/** Milliseconds that the tasks over 50 ms of a first visit took together, on a machine four times slower, with an empty cache. */
export async function longTasksOf(port: number, url: string): Promise<number> {
  await using page = await connectTo(port);
  await page.send('Page.enable');
  await page.send('Network.enable');
  await page.send('Network.clearBrowserCache');
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  await page.send('Page.navigate', { url });
  const deadline = performance.now() + MOST_MS;
  while (performance.now() < deadline) {
    await wait(LOOK_MS);
    const { result } = (await page.send('Runtime.evaluate', { expression: ASK })) as { result: { value?: string } };
    const answer = result.value === undefined ? undefined : (JSON.parse(result.value) as Answer);
    if (answer && answer.heading !== '' && answer.quiet >= QUIET_MS) return answer.sum;
  }
  throw new Error(`${url} was not quiet after ${MOST_MS} ms`);
}
