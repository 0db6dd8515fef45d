import type { Browser, Page } from '@playwright/test';
import type { LocalAccount } from 'viem';
import { citizen } from './api.ts';
import { chains } from './chains.ts';
import { BASE_URL } from './environment.ts';
import { authenticate, connect, settle } from './identity.ts';
import { installWallet } from './wallet.ts';

/** Somebody else, a citizen, who comes to an address with a browser of their own and signs in. Close its context in the end. */
export async function visit(browser: Browser, account: LocalAccount, address: string): Promise<Page> {
  await citizen(new URL(address, BASE_URL).origin, account);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await installWallet(context, { account, chains });
  const page = await context.newPage();
  await settle(page);
  await page.goto(address);
  await connect(page);
  await authenticate(page);
  return page;
}
