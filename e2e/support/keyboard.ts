import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Walks with the Tab key alone until `target` has the focus; fails where it is no stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached by Tab within ${MOST_STOPS} stops`).toBeFocused();
}

/** Walks to `target` and presses `key` on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
