import type { Browser, Page } from '@playwright/test';
import type { LocalAccount } from 'viem';
import { chains } from './chains.ts';
import { connect, settle } from './identity.ts';
import { installWallet } from './wallet.ts';

/** A page of another person, with a wallet of their own. */
export async function anotherBrowser(browser: Browser, account: LocalAccount, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await installWallet(context, { account, chains });
  const page = await context.newPage();
  await settle(page);
  await page.goto(path);
  await connect(page);
  return page;
}
