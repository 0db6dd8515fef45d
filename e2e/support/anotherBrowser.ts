import type { Browser, Page } from '@playwright/test';
import type { LocalAccount } from 'viem';
import { citizen } from './api.ts';
import { chains } from './chains.ts';
import { BASE_URL } from './environment.ts';
import { authenticate, connect, settle } from './identity.ts';
import { installWallet } from './wallet.ts';

/** A page of another person, signed in with a wallet of their own, who has signed the citizenship statement before. */
export async function anotherBrowser(browser: Browser, account: LocalAccount, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await installWallet(context, { account, chains });
  const page = await context.newPage();
  await settle(page);
  await page.goto(path);
  await citizen(BASE_URL, account);
  await connect(page);
  await authenticate(page);
  return page;
}
