import { bondContractsOf, fixedTermTellerAbi, platformAddresses } from '@althing/bindings';
import { BondDesk } from '@althing/devnet';
import { STRATEGIES, STRATEGY_WORDS, type Strategy, type Term, TERMS } from '@althing/domain/bonds';
import { momentText } from '@althing/domain/display';
import { expect, type Page, test } from '@playwright/test';
import { type Address, parseUnits } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { CHAIN_URLS } from '../support/environment.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { choose, fillEscrow, momentInDays, tokenField } from '../support/sales.ts';
import { visit } from '../support/visitor.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const CHAIN_ID = 31337;
const { localDollar: DOLLAR, localGold: GOLD, localPool: SHARE } = platformAddresses;
const OTHERS = [58, 59].map((n) => localAccount(n).address);
/** After this an attested price holds no more. Seconds. */
const STALE = 3_700n;

interface Kind {
  quoteToken: Address;
  /** What the form is told about the price, by its labels. */
  price: Readonly<Record<string, string>>;
  pays: string;
  symbol: string;
  /** Whether the payout moves between the page and the block. */
  isMoving: boolean;
}

const KINDS: Record<Strategy, Kind> = {
  fpa: { quoteToken: DOLLAR, price: { Price: '1900' }, pays: '3800', symbol: 'LUSD', isMoving: false },
  ofda: {
    quoteToken: SHARE,
    price: { Discount: '5', 'Never cheaper than': '20' },
    pays: '0.000004',
    symbol: 'LPS',
    isMoving: false,
  },
  osda: {
    quoteToken: SHARE,
    price: { 'Discount at the start': '2', 'It grows by': '1', 'Never cheaper than': '20' },
    pays: '0.000004',
    symbol: 'LPS',
    isMoving: true,
  },
  sda: {
    quoteToken: DOLLAR,
    price: { 'Price at the start': '2000', 'Lowest price': '1500' },
    pays: '4000',
    symbol: 'LUSD',
    isMoving: true,
  },
};

const followsOracle = (strategy: Strategy): boolean => KINDS[strategy].quoteToken === SHARE;
const nameOf = (strategy: Strategy, term: Term): string => `Hemp, ${STRATEGY_WORDS[strategy].name.toLowerCase()}, ${term}`;
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** Opens the sale in the form, of a kind with its own way of waiting, and answers the address of its page. */
async function openSale(page: Page, strategy: Strategy, term: Term): Promise<string> {
  const { quoteToken, price } = KINDS[strategy];
  await field(page, /^Name of the sale/).fill(nameOf(strategy, term));
  await tokenField(page, 'Token that is sold').fill(GOLD);
  await tokenField(page, 'Token that buyers pay with').fill(quoteToken);
  await field(page, /^For sale/).fill('1000');
  await field(page, /^The sale ends/).fill(await momentInDays(ALPHA, 20));
  await choose(page, STRATEGY_WORDS[strategy].name);
  for (const [label, text] of Object.entries(price)) await field(page, new RegExp(`^${label}`)).fill(text);
  if (term === 'fixed-expiry') {
    await choose(page, 'Until one day');
    await field(page, /^Day of the payout/).fill(await momentInDays(ALPHA, 40));
  }
  if (followsOracle(strategy) && term === 'fixed-term') {
    await expect(page.getByText('None that is valid now')).toBeVisible();
    await transact(page, page.getByRole('button', { name: 'Renew the price' }));
  }
  const onwards = page.getByRole('button', { name: 'Go on to open the sale' });
  // Without an oracle nobody here knows what gold costs elsewhere.
  if (!followsOracle(strategy)) await page.getByRole('checkbox', { name: 'I have read the warning and want it so.' }).check();
  await onwards.click();
  await transact(page, page.getByRole('button', { name: 'Create the market' }));
  await fillEscrow(page);
  await page.getByRole('link', { name: 'See it as buyers do' }).click();
  await expect(page.getByRole('heading', { name: nameOf(strategy, term) })).toBeVisible();
  return page.url();
}

/** Buys on the market's page, and compares what that promised with what the chain logged. */
async function buy(shop: Page, strategy: Strategy, term: Term, buyer: Address, isStale: boolean): Promise<void> {
  const { pays, symbol, isMoving } = KINDS[strategy];
  const panel = shop.getByRole('region', { name: 'Buy', exact: true });
  const promised = panel.getByRole('definition');
  const gold = async (at: number) => parseUnits((await promised.nth(at).innerText()).replaceAll(',', '').replace(' LGLD', ''), 18);
  if (isStale) {
    await expect(shop.getByText('Waits for a price', { exact: true })).toBeVisible();
    await expect(shop.getByText('Nothing is sold until there is a price')).toBeVisible();
    await expect(panel.getByText(/The market price on the chain is too old/)).toBeVisible();
    await transact(shop, panel.getByRole('button', { name: 'Renew the price' }));
    await expect(shop.getByText('On sale', { exact: true }).first()).toBeVisible();
  }
  await panel.getByLabel(`You pay, in ${symbol}`).fill(pays);
  const unknown = panel.getByRole('checkbox', { name: /I have looked that up myself/ });
  if (!followsOracle(strategy)) await unknown.check();
  await expect(promised.first()).toContainText('LGLD');
  const [payout, least, when, fee] = [await gold(0), await gold(1), await promised.nth(2).innerText(), await promised.nth(3).innerText()];
  await transact(shop, panel.getByRole('button', { name: 'Buy', exact: true }));
  await expect(panel.getByText('Bought', { exact: true })).toBeVisible();
  const events = await ALPHA.getContractEvents({
    address: bondContractsOf(CHAIN_ID)!.tellers[term],
    abi: fixedTermTellerAbi,
    eventName: 'BondPurchased',
    args: { recipient: buyer },
    fromBlock: 0n,
  });
  const { args } = events.at(-1)!;
  expect(args.quoteAmount).toBe(parseUnits(pays, strategy === 'fpa' || strategy === 'sda' ? 6 : 18));
  expect([fee, args.protocolFee]).toEqual(['None', 0n]);
  const day = momentText(args.expiry!);
  expect(when).toContain(`You can redeem all tokens from ${day} on`);
  await expect(panel.getByText(`all of it from ${day} on.`)).toBeVisible();
  if (isMoving) expect(args.payout! >= least).toBe(true);
  else expect(args.payout).toBe(payout);
}

for (const strategy of STRATEGIES)
  test(`sales of the kind "${STRATEGY_WORDS[strategy].name}" are opened in the form, for a time and for one day, and bought for what their pages promise`, async ({
    page,
    context,
    browser,
  }) => {
    const first = 220 + 2 * STRATEGIES.indexOf(strategy);
    const [founder, buyer] = await Promise.all([fundedAccount(first), fundedAccount(first + 1)]);
    const desk = await new BondDesk(ALPHA, CHAIN_URLS[0]!).open([first, first + 1].map((index) => index + 1_000 * attempt()));
    if (followsOracle(strategy)) await desk.pass(STALE);
    await installWallet(context, { account: founder, chains });
    const { slug } = await found(page, founder, organisation(`Hemp Loft ${strategy} ${attempt()}`, [CHAIN_ID], founder.address, OTHERS));
    await page.goto(`/organisations/${slug}/veos/create`);
    const pages: string[] = [];
    for (const [index, term] of TERMS.entries()) {
      if (index > 0) {
        await page.goto(`/organisations/${slug}/veos/create`);
        await page.getByRole('button', { name: 'Prepare another one' }).click();
      }
      pages.push(await openSale(page, strategy, term));
    }
    if (followsOracle(strategy)) await desk.pass(STALE);
    const shop = await visit(browser, buyer, pages[0]!);
    for (const [index, term] of TERMS.entries()) {
      await shop.goto(pages[index]!);
      await buy(shop, strategy, term, buyer.address, followsOracle(strategy) && index === 0);
    }
    await shop.context().close();
  });
