import {
  auctioneerOf,
  bondContractsOf,
  fixedPriceAuctioneerAbi,
  localTokenAbi,
  platformAddresses,
  twapBondOracleAbi,
} from '@althing/bindings';
import { BondDesk } from '@althing/devnet';
import { sampleWallet } from '@althing/domain/testing';
import { expect, type Page, test } from '@playwright/test';
import { type Address, type LocalAccount, parseUnits, zeroAddress } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { attempt } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL, CHAIN_URLS } from '../support/environment.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { choose, fillEscrow, momentInDays, tokenField } from '../support/sales.ts';
import { visit } from '../support/visitor.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const CHAIN_ID = 31337;
const { localDollar: DOLLAR, localGold: GOLD, localPool: SHARE } = platformAddresses;
const OTHERS = [58, 59].map((n) => localAccount(n).address);

const mint = async (account: LocalAccount, address: Address, amount: bigint, to = account.address) =>
  ALPHA.waitForTransactionReceipt({
    hash: await ALPHA.writeContract({ account, address, abi: localTokenAbi, functionName: 'mint', args: [to, amount] }),
  });

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
/** Fills in what every sale needs. */
async function describeSale(page: Page, name: string): Promise<void> {
  await field(page, /^Name of the sale/).fill(name);
  await tokenField(page, 'Token that is sold').fill(GOLD);
  await tokenField(page, 'Token that buyers pay with').fill(DOLLAR);
  await field(page, /^For sale/).fill('1000');
  await field(page, /^The sale ends/).fill(await momentInDays(ALPHA, 20));
}

/** Goes on to the steps, past the warning that nobody knows the market price. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read the warning/ }).check();
  await page.getByRole('button', { name: 'Go on to open the sale' }).click();
}

test('a founder opens a sale at a fixed price and an auction, past a refusing wallet and a reload; a buyer buys, a stranger opens none', async ({
  page,
  context,
  browser,
}) => {
  const [founder, buyer] = await Promise.all([fundedAccount(191), fundedAccount(192)]);
  const wallet = await installWallet(context, { account: founder, chains });
  await Promise.all([mint(founder, GOLD, parseUnits('2000', 18)), mint(buyer, DOLLAR, parseUnits('20000', 6))]);
  const { id, slug } = await found(page, founder, organisation(`Rope Loft ${attempt()}`, [CHAIN_ID], founder.address, OTHERS));

  await page.goto(`/organisations/${slug}/veos`);
  await page.getByRole('link', { name: 'Create VEO' }).click();
  await describeSale(page, 'Winter bonds');
  await field(page, /^Price/).fill('1900');
  await page.reload();
  await expect(field(page, /^Name of the sale/)).toHaveValue('Winter bonds');
  await audit(page, 'form of a sale');
  await goOn(page);

  wallet.refuseNext('eth_sendTransaction');
  const dialog = await openTransaction(page, page.getByRole('button', { name: 'Create the market' }));
  await expect(dialog.getByText('As soon as it is created', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Everybody', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Show the \d+ decoded arguments/ }).click();
  await expect(dialog.getByText('1,900 LUSD per LGLD', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1,000 LGLD', { exact: true }).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(dialog.getByText('You declined it in your wallet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText(/The market is there and not funded/)).toBeVisible();
  await page.reload();
  await fillEscrow(page);
  await page.getByRole('link', { name: 'See it as buyers do' }).click();
  await expect(page.getByRole('heading', { name: 'Winter bonds' })).toBeVisible();
  const fixed = page.url();

  const { accessToken } = await citizen(BASE_URL, buyer);
  const shop = await visit(browser, buyer, fixed);
  const panel = shop.getByRole('region', { name: 'Buy', exact: true });
  await panel.getByLabel('You pay, in LUSD').fill('3800');
  await panel.getByRole('checkbox', { name: /I have looked that up myself/ }).check();
  await panel.getByRole('button', { name: 'Approve in a transaction' }).click();
  await transact(shop, panel.getByRole('button', { name: 'Allow LUSD' }));
  await transact(shop, panel.getByRole('button', { name: 'Buy', exact: true }));
  await expect(panel.getByText('Bought', { exact: true })).toBeVisible();

  await page.goto(`/organisations/${slug}/veos/create`);
  await expect(page.getByText('The sale is open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Prepare another one' }).click();
  await describeSale(page, 'Winter auction');
  await choose(page, 'Auction');
  await field(page, /^Price at the start/).fill('2000');
  await field(page, /^Lowest price/).fill('900');
  await expect(page.getByText(/may fall to 900 LUSD, less than half/)).toBeVisible();
  await field(page, /^Lowest price/).fill('1500');
  await goOn(page);
  await transact(page, page.getByRole('button', { name: 'Create the market' }));
  await fillEscrow(page);

  await shop.goto(`/organisations/${slug}/veos`);
  await expect(shop.getByRole('link', { name: 'Winter auction' })).toBeVisible();
  await expect(shop.getByRole('link', { name: 'Create VEO' })).toBeHidden();
  await shop.goto(`/organisations/${slug}/veos/create`);
  await expect(shop.getByText('You cannot open sales of this organisation')).toBeVisible();
  const refused = await page.request.post(`/api/v1/bonds/markets`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      organisationId: id,
      chainId: CHAIN_ID,
      name: 'Mine',
      isPrivate: false,
      owner: founder.address,
      marketCreateProposalFunctionData: { target: GOLD, data: '0x' },
      buyers: [],
    },
  });
  expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining('Only managers of the organisation')]);
  await shop.context().close();
});

/** Has the Safe do what the page proposes: this founder alone is enough. */
async function throughSafe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Propose to the Safe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Sign/ }).click();
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
  await page.reload();
  await transact(page, page.getByRole('button', { name: 'Execute' }));
}

test('a sale to accounts on a list is opened through the Safe of the VEO Manager, past a reload after each proposal', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(193);
  await installWallet(context, { account: founder, chains });
  const draft = organisation(`Sail Loft ${attempt()}`, [CHAIN_ID], founder.address, OTHERS);
  draft.modules.bondingEngine = [{ ...sampleWallet(CHAIN_ID, [founder.address, OTHERS[0]!]), threshold: 1 }];
  const { slug, contracts } = await found(page, founder, draft);
  const safe = contracts.find(({ kind }) => kind === 'bondingEngine')!.address as Address;
  await mint(founder, GOLD, parseUnits('1000', 18), safe);

  await page.goto(`/organisations/${slug}`);
  await page.getByRole('link', { name: 'Create VEO' }).click();
  await describeSale(page, 'For friends');
  await page.getByLabel('Seller', { exact: true }).first().click();
  await page.getByRole('option', { name: /VEO Manager/ }).click();
  await field(page, /^Price/).fill('1900');
  // With a time of the day, which the contract cuts off.
  await choose(page, 'Until one day');
  await field(page, /^Day of the payout/).fill(await momentInDays(ALPHA, 30));
  await page.getByRole('checkbox', { name: /Only accounts on/ }).check();
  await page.getByRole('button', { name: 'Add buyers from a CSV' }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('textbox').first().fill(`address,limit\n${founder.address},20000\n${OTHERS[0]!};1500.5`);
  await list.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByText('2 accounts may pay 21,500.5 LUSD in all.')).toBeVisible();
  await goOn(page);
  await throughSafe(page);
  await expect(page.getByText(/The market is there, number/)).toBeVisible({ timeout: 30_000 });
  await throughSafe(page);
  await expect(page.getByText('The sale is open', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'See it as buyers do' }).click();
  await expect(page.getByRole('heading', { name: 'For friends' })).toBeVisible();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
});

test('the owner of the bond contracts drops a price and lets the next one in, lists a pair, and changes what new sales keep to; a stranger reads it', async ({
  page,
  context,
  browser,
}) => {
  const [stranger, owner] = [await fundedAccount(194), localAccount(0)];
  await citizen(BASE_URL, owner);
  const desk = new BondDesk(ALPHA, CHAIN_URLS[0]!);
  await desk.pass(700n);
  await desk.attest();
  await installWallet(context, { account: owner, chains });
  await settle(page);
  const pairPage = (quote: Address) => `/veos/platform?chain=${CHAIN_ID}&payout=${GOLD}&quote=${quote}`;
  await page.goto(pairPage(SHARE));
  await connect(page);
  await authenticate(page);
  await transact(page, page.getByRole('button', { name: 'Drop the price' }));
  await expect(page.getByText(/The last one was dropped/)).toBeVisible();
  // Signers say what holds at the newest block, and what they say has to be newer than what was dropped.
  await desk.pass(61n);
  await page.reload();
  await audit(page, 'bond contracts');
  const highest = field(page, /^Highest price/);
  const written = await highest.inputValue();
  await highest.fill('0.000001');
  await expect(page.getByRole('paragraph').filter({ hasText: 'The lowest price is above the highest one.' })).toBeVisible();
  await highest.fill('1');
  await expect(page.getByText(/The highest price is more than twice the lowest/)).toBeVisible();
  await highest.fill(written);
  await page.reload();
  await expect(highest).toHaveValue(written);
  await transact(page, page.getByRole('button', { name: 'Let one price in' }));
  await expect(page.getByText(/One price that would else be refused, between .* LPS per LGLD, until/)).toBeVisible();
  await transact(page, page.getByRole('button', { name: 'Bring it to the chain' }));
  await expect(page.getByText(/One price that would else be refused/)).toHaveCount(0);
  await expect(page.getByText(/LPS per LGLD, .* old, valid/)).toBeVisible();

  const pairs = {
    address: bondContractsOf(CHAIN_ID)!.twapBondOracle,
    abi: twapBondOracleAbi,
    functionName: 'pairs',
    args: [SHARE, GOLD],
  } as const;
  await field(page, /^Vault/).fill('');
  await transact(page, page.getByRole('button', { name: 'Take the vault away' }));
  expect((await ALPHA.readContract(pairs))[0]).toBe(zeroAddress);
  await field(page, /^Vault/).fill(SHARE);
  await transact(page, page.getByRole('button', { name: 'Set the vault' }));
  expect((await ALPHA.readContract(pairs))[0]).toBe(SHARE);

  // Another number in each try, as the chain keeps them.
  const hours = 25 + attempt();
  await field(page, /^A sale lasts at least/).fill(String(hours));
  await transact(page, page.getByRole('button', { name: 'Change the rules' }));
  const auctioneer = { address: auctioneerOf(CHAIN_ID, 'fpa', 'fixed-term'), abi: fixedPriceAuctioneerAbi } as const;
  expect(await ALPHA.readContract({ ...auctioneer, functionName: 'minMarketDuration' })).toBe(hours * 3_600);

  const shop = await visit(browser, stranger, pairPage(SHARE));
  await expect(shop.getByText('You cannot act for this account.')).toHaveCount(3);
  await expect(shop.getByText(`${hours} hours`)).toBeVisible();
  await expect(shop.getByRole('button', { name: /Drop the price|Set the vault|Change the rules/ })).toHaveCount(0);
  await shop.context().close();
});
