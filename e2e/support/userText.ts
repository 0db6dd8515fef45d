import type { Page } from '@playwright/test';

/** Fields of the API that hold what people wrote, with the length that it accepts. */
const LIMITS: Record<string, number> = {
  name: 80,
  description: 2000,
  governorName: 80,
  title: 2000,
  reason: 2000,
  symbol: 11,
};

const isText = (key: string, value: unknown): value is string => key in LIMITS && typeof value === 'string' && value !== '';

function rewrite(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isText(key, item) ? text.slice(0, LIMITS[key]) : rewrite(item, text)]),
  );
}

/** Every answer of the API from now on says `text` wherever people have written something. */
export async function writeEverywhere(page: Page, text: string): Promise<void> {
  await page.unrouteAll();
  await page.route(/\/api\/v1\/(organisations|bonds)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: rewrite(await response.json(), text) });
  });
}
