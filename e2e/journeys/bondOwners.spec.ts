import {
  auctioneerOf,
  contractCall,
  DETERMINISTIC_DEPLOYER,
  encodeDropPrice,
  encodeExpectPrice,
  fixedPriceAuctioneerAbi,
  platformAddresses,
  timelockDeployment,
  twapOracleAbi,
  twapOracleOf,
} from '@althing/bindings';
import { BondDesk, mined } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { type Address, concat, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { actAs, giveTo } from '../support/actAs.ts';
import { citizen, post } from '../support/api.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL, CHAIN_URLS } from '../support/environment.ts';
import { foundByApi } from '../support/foundByApi.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { passProposal } from '../support/passProposal.ts';
import { signForSafe } from '../support/safe.ts';
import { transact } from '../support/transactions.ts';
import { addressOf } from '../support/upgrades.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const CHAIN_ID = 31337;
const OTHERS = [58, 59].map((n) => localAccount(n).address);
const DAY = 86_400n;
/** Seconds by which the dropped price is ahead of the chain: more than what comes before the page is opened takes. */
const AHEAD = 45n;
const PAIR = { chainId: CHAIN_ID, payoutToken: platformAddresses.localGold, quoteToken: platformAddresses.localPool };

const rowOf = (page: Page, name: string) => page.getByRole('region', { name });
const managing = (page: Page) => page.getByRole('region', { name: 'Manage this market' });

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

test('where a timelock owns the prices, the Safe behind it schedules that one is let in, and after the delay anybody carries it out', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [founder, second] = [await fundedAccount(200), await fundedAccount(201)];
  const office = organisation(untaken('Harbour Office'), [CHAIN_ID], founder.address, [second.address, OTHERS[0]!]);
  const safe = addressOf(await foundByApi(BASE_URL, founder, office), CHAIN_ID, 'safeTreasury');
  const { address: timelock, initCode, salt } = timelockDeployment({ safe, delay: 2n * DAY });
  await mined(ALPHA, { account: founder, to: DETERMINISTIC_DEPLOYER, data: concat([salt, initCode]) });

  const desk = new BondDesk(ALPHA, CHAIN_URLS[0]!);
  await desk.pass(700n);
  await desk.attest(undefined, AHEAD);
  await desk.send(0, encodeDropPrice(PAIR));
  const ownership = { address: twapOracleOf(CHAIN_ID), abi: twapOracleAbi } as const;
  const accept = contractCall({ ...ownership, functionName: 'acceptOwnership' });
  const offerTo = (account: Address) => contractCall({ ...ownership, functionName: 'transferOwnership', args: [account] });
  await desk.send(0, offerTo(timelock));
  await actAs(timelock, accept);
  try {
    const pairPage = `/veos/platform?chain=${CHAIN_ID}&payout=${PAIR.payoutToken}&quote=${PAIR.quoteToken}`;
    const page = await visit(browser, founder, pairPage);
    await expect(page.getByText('A timelock with which a Safe may schedule, of which you are an owner')).toHaveCount(1);
    // No price can follow the dropped one that is not of a later time; the page goes on asking for one.
    await expect(page.getByText('The chain has this one already, or a newer one.')).toBeVisible();
    await desk.pass(AHEAD);
    await expect(page.getByText('It is scheduled first, and can be carried out 2 days later.').first()).toBeVisible();
    await audit(page, 'bond contracts behind a timelock');
    const row = rowOf(page, 'Let one price in');
    await signForSafe(page, row.getByRole('button', { name: 'Propose: Schedule it' }));
    await expect(row.getByText('Sign: You have signed it.')).toBeVisible();

    const other = await visit(browser, second, page.url());
    const theirs = rowOf(other, 'Let one price in');
    await transact(other, theirs.getByRole('button', { name: 'Sign and execute' }));
    await expect(theirs.getByText(/^It is scheduled\. Anybody can carry it out from /)).toBeVisible();
    await desk.pass(2n * DAY);
    await other.reload();
    await transact(other, theirs.getByRole('button', { name: 'Carry it out' }));
    await expect(other.getByText(/One price that would else be refused, between .* LPS per LGLD, until/)).toBeVisible();
    await transact(other, other.getByRole('button', { name: 'Bring it to the chain' }));
    await expect(other.getByText(/LPS per LGLD, .* old, valid/)).toBeVisible();
    await Promise.all([page.context().close(), other.context().close()]);
  } finally {
    await actAs(timelock, offerTo(localAccount(0).address));
    await desk.send(0, accept);
    // Others need a price of this pair, also where the timelock let none in.
    await desk.send(0, encodeExpectPrice(PAIR, { vault: PAIR.quoteToken, lowest: 1n, highest: parseEther('1') }));
    await desk.pass(AHEAD);
    await desk.attest();
  }
});
