import { auctioneerOf, type CreatedMarket, encodePullOwnership, encodePushOwnership, fixedPriceAuctioneerAbi } from '@althing/bindings';
import { BondDesk } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { citizen, post } from '../support/api.ts';
import { attempt } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL, CHAIN_URLS } from '../support/environment.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { passProposal } from '../support/passProposal.ts';
import { transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const CHAIN_ID = 31337;
const OTHERS = [58, 59].map((n) => localAccount(n).address);
const DAY = 86_400n;

const managing = (page: Page) => page.getByRole('region', { name: 'Manage this market' });

/** Offers the market to a timelock, which takes it over as its governor would have it do. */
async function giveTo(desk: BondDesk, owner: number, market: CreatedMarket, timelock: Address): Promise<void> {
  await desk.send(owner, encodePushOwnership(market, timelock));
  await ALPHA.impersonateAccount({ address: timelock });
  await ALPHA.setBalance({ address: timelock, value: parseEther('1') });
  await ALPHA.waitForTransactionReceipt({ hash: await ALPHA.sendTransaction({ account: timelock, ...encodePullOwnership(market) }) });
  await ALPHA.stopImpersonatingAccount({ address: timelock });
}

test('a market that a governor owns is closed by the proposal which its page begins; who may not propose sees nothing to manage', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000);
  const [founder, stranger] = [await fundedAccount(198), await fundedAccount(199)];
  await installWallet(context, { account: founder, chains });
  const { id: organisationId, governors }: OrganisationDetail = await found(
    page,
    founder,
    organisation(`Slip Way ${attempt()}`, [CHAIN_ID], founder.address, OTHERS),
  );
  const assembly = page.getByRole('region', { name: /Assembly/ });
  await transact(page, assembly.getByRole('button', { name: 'Delegate to yourself' }));

  const owner = 198 + 1_000 * attempt();
  const desk = await new BondDesk(ALPHA, CHAIN_URLS[0]!).open([owner]);
  const market = await desk.create(owner, { duration: 60n * DAY });
  const { accessToken } = await citizen(BASE_URL, founder);
  const { transactionHash } = market;
  const record = { organisationId, chainId: CHAIN_ID, name: 'Slip bonds', isPrivate: false, transactionHash, buyers: [] };
  await post(`${BASE_URL}/api/v1/bonds/markets`, record, accessToken);
  await giveTo(desk, owner, market, governors[0]!.timelock as Address);

  const marketPage = `/veos/${CHAIN_ID}/${market.id}`;
  const shop = await visit(browser, stranger, marketPage);
  await expect(shop.getByRole('heading', { name: 'Slip bonds' })).toBeVisible();
  await page.goto(marketPage);
  await expect(managing(page)).toContainText('What you choose here is written down as a proposal, on which its members vote.');
  await audit(page, 'a market that a governor owns');
  await expect(managing(shop)).toHaveCount(0);
  await managing(page).getByRole('button', { name: 'Write a proposal: Close the market' }).click();

  await expect(page.getByLabel('Title')).toHaveValue('Close “Slip bonds”');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Action', exact: true })).toContainText('Althing’s bond auctioneer');
  await expect(page.getByText(/the action would pass/)).toBeVisible();
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await expect(page.getByRole('heading', { name: 'Close “Slip bonds”' })).toBeVisible();
  await passProposal(page);

  const auctioneer = { address: auctioneerOf(CHAIN_ID, 'fpa', 'fixed-term'), abi: fixedPriceAuctioneerAbi } as const;
  expect(await ALPHA.readContract({ ...auctioneer, functionName: 'isLive', args: [market.id] })).toBe(false);
  await page.goto(marketPage);
  await expect(page.getByText('The sale is over', { exact: true })).toBeVisible();
  await expect(managing(page).getByRole('paragraph').filter({ hasText: 'The sale is over already.' })).toBeVisible();
  await expect(managing(page).getByRole('button', { name: 'Write a proposal: Close the market' })).toBeDisabled();
  await shop.reload();
  await expect(shop.getByText('The sale is over', { exact: true })).toBeVisible();
  await shop.context().close();
});
