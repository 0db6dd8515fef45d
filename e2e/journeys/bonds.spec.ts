import { bondContractsOf, buyersTree, type CreatedMarket, fixedTermTellerAbi, localTokenAbi, platformAddresses } from '@althing/bindings';
import { BondDesk } from '@althing/devnet';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, erc20Abi, parseUnits } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { attempt } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { CHAIN_URLS } from '../support/environment.ts';
import { foundByApi } from '../support/foundByApi.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { ownServer } from '../support/ownServer.ts';
import { deploySafe } from '../support/safe.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const CHAIN_ID = 31337;
const DAY = 86_400n;
const OTHERS = [58, 59].map((n) => localAccount(n).address);
const { localDollar: DOLLAR, localGold: GOLD } = platformAddresses;
const TELLER = bondContractsOf(CHAIN_ID)!.tellers['fixed-term'];
const index = (n: number) => n + 1_000 * attempt();
const dollars = (text: string) => parseUnits(text, 6);

const goldOf = (account: Address) => ALPHA.readContract({ address: GOLD, abi: erc20Abi, functionName: 'balanceOf', args: [account] });

/** What the chain logged of the buyer's newest purchase in a market. */
async function bought({ id }: CreatedMarket, recipient: Address) {
  const events = await ALPHA.getContractEvents({
    address: TELLER,
    abi: fixedTermTellerAbi,
    eventName: 'BondPurchased',
    args: { id, recipient },
    fromBlock: 0n,
  });
  return events.at(-1)!.args;
}

const buy = (page: Page): Locator => page.getByRole('region', { name: 'Buy', exact: true });
/** An amount of gold on the page, in smallest units. */
const goldIn = async (text: Locator) => parseUnits((await text.innerText()).replaceAll(',', '').replace(' LGLD', ''), 18);

/** Writes an amount, signs that the teller may take it, and answers what the page says that it brings. */
async function fill(page: Page, amount: string): Promise<bigint> {
  await buy(page).getByLabel('You pay, in LUSD').fill(amount);
  await buy(page).getByRole('button', { name: 'Sign the permission' }).click();
  await expect(buy(page).getByText(/^You have signed that the teller may take /)).toBeVisible();
  return goldIn(buy(page).locator('strong'));
}

const managing = (page: Page): Locator => page.getByRole('region', { name: 'Manage this market' });

/** Puts before the owners of a Safe, of which the reader is the only one, and executes. */
async function throughSafe(page: Page, what: string): Promise<void> {
  await managing(page)
    .getByRole('button', { name: `Propose: ${what}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click();
  await expect(dialog).toBeHidden();
}

test('a bond is bought for what the page promised, refused where the price has moved or the buyer is not listed, closed by its owner and its Safe, and redeemed', async ({
  page,
  context,
  browser,
}) => {
  const [FOUNDER, RIVAL] = [index(181), index(183)];
  const server = await ownServer('bonds');
  try {
    await server.start({ FEATURE_BONDING: 'true', TOKEN_PRICES_USD: `${CHAIN_ID}:${GOLD}=2100` });
    const [founder, buyer] = await Promise.all([fundedAccount(181), fundedAccount(182), fundedAccount(183)]);
    await installWallet(context, { account: founder, chains });
    const form = organisation(`Rope Walk ${attempt()}`, [CHAIN_ID], founder.address, OTHERS);
    const [{ id: organisationId }, { accessToken }] = [await foundByApi(server.url, founder, form), await citizen(server.url, founder)];
    const desk = await new BondDesk(ALPHA, CHAIN_URLS[0]!).open([FOUNDER, RIVAL]);
    const mint = { address: DOLLAR, abi: localTokenAbi, functionName: 'mint', args: [buyer.address, dollars('20000')] } as const;
    await ALPHA.waitForTransactionReceipt({ hash: await ALPHA.writeContract({ account: buyer, ...mint }) });

    const record = async (
      market: CreatedMarket & { transactionHash: string },
      name: string,
      buyers?: { address: Address; maxQuote: bigint }[],
    ) => {
      const answer = await page.request.post(`${server.url}/api/v1/bonds/markets`, {
        headers: { authorization: `Bearer ${accessToken}` },
        data: {
          organisationId,
          chainId: CHAIN_ID,
          name,
          isPrivate: buyers !== undefined,
          transactionHash: market.transactionHash,
          buyers: (buyers ?? []).map(({ address, maxQuote }) => ({ address, maxQuote: `${maxQuote}` })),
        },
      });
      expect([answer.status(), await answer.text()]).toEqual([201, expect.anything()]);
      return market;
    };
    const listed = [{ address: buyer.address, maxQuote: dollars('1000') }];
    const others = [{ address: founder.address, maxQuote: 1n }];
    const secret = (buyers: typeof listed, linearDuration: number) => ({
      isPrivate: true,
      buyersRoot: buyersTree(buyers).root,
      linearDuration,
    });
    const rope = await record(await desk.create(FOUNDER), 'Rope, next week');
    const auction = await record(await desk.create(FOUNDER, { strategy: 'sda', vesting: 10n * DAY }), 'Rope by auction');
    const friends = await record(
      await desk.create(FOUNDER, { vesting: 0n, options: secret(listed, Number(10n * DAY)) }),
      'For friends',
      listed,
    );
    const closed = await record(await desk.create(FOUNDER, { options: secret(others, 0) }), 'For others', others);

    const shop = await visit(browser, buyer, `${server.url}/veos?search=rope`);
    await audit(shop, 'list of bonds');
    await shop.getByRole('link', { name: 'Rope, next week' }).click();
    await expect(shop.getByText('4.76 % below the market')).toBeVisible();
    const promised = await fill(shop, '3000');
    await audit(shop, 'page of a bond');
    // Whoever looks a word up comes on from it.
    const word = shop.getByRole('button', { name: 'Discount', exact: true });
    await word.focus();
    await expect(shop.getByRole('tooltip', { name: /^How much less than the market/ })).toBeVisible();
    await shop.keyboard.press('Tab');
    await expect(shop.getByRole('button', { name: 'Left', exact: true })).toBeFocused();
    await expect(buy(shop).getByText(/mined before \d\d\.\d\d\.\d{4}, 00:00 UTC, otherwise later/)).toBeVisible();
    await transact(shop, buy(shop).getByRole('button', { name: 'Buy', exact: true }));
    await expect(buy(shop).getByText('Bought', { exact: true })).toBeVisible();
    await expect(buy(shop).getByText(/all of it from \d\d\.\d\d\.\d{4}, 00:00 UTC on\./)).toBeVisible();
    expect(promised).toBe(parseUnits('1.5', 18));
    // What was signed is used up, also for as much again.
    await buy(shop).getByLabel('You pay, in LUSD').fill('3000');
    await expect(buy(shop).getByRole('button', { name: 'Sign the permission' })).toBeVisible();
    expect(await bought(rope, buyer.address)).toMatchObject({ payout: promised, quoteAmount: dollars('3000'), protocolFee: 0n });

    await shop.goto(`${server.url}/veos/${CHAIN_ID}/${auction.id}`);
    await fill(shop, '5000');
    const dialog = await openTransaction(shop, buy(shop).getByRole('button', { name: 'Buy', exact: true }));
    await expect(dialog.getByText(`Market ${auction.id}`, { exact: true })).toBeVisible();
    await expect(dialog.getByText('5,000 LUSD', { exact: true })).toBeVisible();
    await desk.buy(RIVAL, auction, dollars('150000'));
    await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
    await expect(dialog.getByText(/The payout would be less than you accept/)).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(shop.getByText(/% above the market/)).toBeVisible();
    await buy(shop)
      .getByRole('checkbox', { name: /LGLD costs less on the market/ })
      .check();
    const least = await goldIn(buy(shop).locator('dd').nth(1));
    await transact(shop, buy(shop).getByRole('button', { name: 'Buy', exact: true }));
    const dearer = await bought(auction, buyer.address);
    expect(dearer.payout! >= least && dearer.payout! < parseUnits('2.4', 18)).toBe(true);

    await shop.goto(`${server.url}/veos/${CHAIN_ID}/${closed.id}`);
    await expect(shop.getByText('There is no such bond here')).toBeVisible();
    const stranger = await browser.newPage();
    await stranger.goto(`${server.url}/veos/${CHAIN_ID}/${friends.id}`);
    await expect(stranger.getByText('There is no bond here that everybody may see')).toBeVisible();
    await expect(stranger.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
    await stranger.close();
    await shop.goto(`${server.url}/veos/${CHAIN_ID}/${friends.id}`);
    await buy(shop).getByLabel('You pay, in LUSD').fill('1001');
    await expect(shop).toHaveURL(/\?amount=1001$/);
    await shop.reload();
    await expect(buy(shop).getByLabel('You pay, in LUSD')).toHaveValue('1001');
    await expect(
      buy(shop).getByText('You may pay 1,000.00 LUSD more in this market, fees not counted.', { exact: true }).first(),
    ).toBeVisible();
    const toFriends = await fill(shop, '1000');
    await transact(shop, buy(shop).getByRole('button', { name: 'Buy', exact: true }));
    expect((await bought(friends, buyer.address)).payout).toBe(toFriends);

    await expect(managing(shop)).toBeHidden();
    await settle(page);
    await page.goto(`${server.url}/veos/${CHAIN_ID}/${rope.id}`);
    await connect(page);
    await authenticate(page);
    await transact(page, managing(page).getByRole('button', { name: 'Close the market' }));
    await expect(page.getByText('Nothing is sold here any more.')).toBeVisible();
    await expect(managing(page).getByRole('button', { name: 'Close the market' })).toHaveAttribute('aria-disabled', 'true');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${server.url}/veos/${CHAIN_ID}/${friends.id}`);
    await expect(managing(page)).toBeVisible();
    await expect(buy(page).getByLabel('You pay, in LUSD')).toBeVisible();
    // Its owner is on no list.
    expect(asked.filter((url) => url.endsWith('/access'))).toEqual([]);

    const safe = await deploySafe({ owners: [founder.address], threshold: 1, saltNonce: BigInt(`0x${crypto.randomUUID().slice(0, 8)}`) });
    await page.goto(`${server.url}/veos/${CHAIN_ID}/${auction.id}`);
    await managing(page).getByRole('textbox', { name: 'New owner' }).fill(safe);
    await transact(page, managing(page).getByRole('button', { name: 'Offer the market' }));
    await throughSafe(page, 'Take the market over');
    await transact(page, managing(page).getByRole('button', { name: 'Execute' }));
    await expect(managing(page).getByText(/^The Safe .* owns this market/)).toBeVisible();
    await throughSafe(page, 'Close the market');
    await expect(page.getByText('On sale, close proposed')).toBeVisible();
    await expect(managing(page).getByText('Buyers read that closing was proposed.')).toBeVisible();
    await audit(page, 'an owner’s page of a bond');
    await transact(page, managing(page).getByRole('button', { name: 'Execute' }));
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();

    await shop.goto(`${server.url}/dashboard`);
    await expect(shop.getByRole('table', { name: 'Your purchases' }).getByRole('row')).toHaveCount(4);
    await expect(shop.getByRole('button', { name: 'Redeem', exact: true }).first()).toHaveAttribute('aria-disabled', 'true');
    await desk.pass(12n * DAY);
    await shop.reload();
    const before = await goldOf(buyer.address);
    const reported = shop.waitForResponse((response) => response.url().endsWith('/bonds/user/purchases/claim'));
    await transact(shop, shop.getByRole('button', { name: 'Redeem all 2' }));
    expect((await reported).status()).toBe(200);
    await expect.poll(async () => (await goldOf(buyer.address)) - before).toBe(promised + dearer.payout!);
    await transact(shop, shop.getByRole('button', { name: 'Claim', exact: true }));
    await expect(shop.getByText('You hold no bonds')).toBeVisible();
    expect((await goldOf(buyer.address)) - before).toBe(promised + dearer.payout! + toFriends);
    await audit(shop, 'dashboard');
    await shop.context().close();
  } finally {
    await server.stop();
  }
});
