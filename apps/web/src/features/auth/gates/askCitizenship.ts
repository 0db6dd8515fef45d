import type { CitizenshipFacts } from './isCitizenshipConfirmed.ts';

/** `isCitizenshipConfirmed` in a worker. Rejects where the worker's code could not be loaded. */
export function askCitizenship(facts: CitizenshipFacts): Promise<boolean> {
  const worker = new Worker(new URL('./citizenship.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<boolean>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The signature could not be looked at')));
  });
  worker.postMessage(facts, []);
  return answer.finally(() => worker.terminate());
}
