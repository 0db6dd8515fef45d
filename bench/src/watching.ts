import type { PageConnection } from './devTools.ts';

/** What an expression comes to in the page, also by a promise; undefined where it throws. */
export async function evaluate<Value>(page: PageConnection, expression: string): Promise<Value | undefined> {
  const { result } = (await page.send('Runtime.evaluate', { expression, awaitPromise: true })) as { result: { value?: Value } };
  return result.value;
}

/** Resolves once `condition`, an expression, holds in the page. @throws after `patienceMs`. */
export async function untilHolds(page: PageConnection, condition: string, patienceMs: number): Promise<void> {
  const isThere = await evaluate<boolean>(
    page,
    `new Promise((resolve, reject) => {
      const look = () => { if (${condition}) { clearTimeout(timer); watch.disconnect(); resolve(true); } };
      const timer = setTimeout(() => { watch.disconnect(); reject(new Error('no change')); }, ${patienceMs});
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    })`,
  );
  if (isThere !== true) throw new Error(`The page never came to ${condition}`);
}
