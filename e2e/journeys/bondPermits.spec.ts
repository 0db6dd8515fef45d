import { bondContractsOf, type CreatedMarket, fixedTermTellerAbi } from '@althing/bindings';
import { BondDesk } from '@althing/devnet';
import { sampleWallet } from '@althing/domain/testing';
import { expect, type Page, test } from '@playwright/test';
import { parseUnits, zeroHash } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { giveTo } from '../support/actAs.ts';
import { citizen, post } from '../support/api.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL, CHAIN_URLS } from '../support/environment.ts';
import { foundByApi } from '../support/foundByApi.ts';
import { fundedAccount } from '../support/funding.ts';
import { signForSafe } from '../support/safe.ts';
import { transact } from '../support/transactions.ts';
import { addressOf } from '../support/upgrades.ts';
import { visit } from '../support/visitor.ts';

const ALPHA = clients[0]!;
const CHAIN_ID = 31337;
const TELLER = bondContractsOf(CHAIN_ID)!.tellers['fixed-term'];
const PRIVATE = { options: { isPrivate: true, buyersRoot: zeroHash, linearDuration: 0, leastOraclePrice: 0n } };
const admitting = (page: Page) => page.getByRole('region', { name: 'Let one buyer in' });
const buying = (page: Page) => page.getByRole('region', { name: 'Buy', exact: true });
/** Why what was written cannot be bought. */
const refusal = (page: Page) =>
  buying(page)
    .getByRole('paragraph')
    .filter({ hasText: /^(You may pay|This account is not) / });

async function fill(page: Page, buyer: string, limit: string): Promise<void> {
  await admitting(page).getByRole('textbox', { name: 'Buyer' }).fill(buyer);
  await admitting(page).getByLabel('May pay in all, in LUSD').fill(limit);
}

test('an owner and a Safe let single accounts into private sales by permits, and make them void', async ({ browser }) => {
  test.setTimeout(240_000);
  const [founder, second, buyer] = [await fundedAccount(202), await fundedAccount(203), await fundedAccount(204)];
  const form = organisation(untaken('Ropewalk'), [CHAIN_ID], founder.address, [second.address, localAccount(58).address]);
  form.modules.bondingEngine = [{ ...sampleWallet(CHAIN_ID, [founder.address, second.address]), threshold: 2 }];
  const { id: organisationId, ...detail } = await foundByApi(BASE_URL, founder, form);
  const safe = addressOf({ id: organisationId, ...detail }, CHAIN_ID, 'bondingEngine');
  const [owner, purse] = [202, 204].map((index) => index + 1_000 * attempt()) as [number, number];
  const desk = await new BondDesk(ALPHA, CHAIN_URLS[0]!).open([owner, purse]);
  const { accessToken } = await citizen(BASE_URL, founder);
  const record = async ({ transactionHash }: { transactionHash: string }, name: string) =>
    post(
      `${BASE_URL}/api/v1/bonds/markets`,
      { organisationId, chainId: CHAIN_ID, name, isPrivate: true, transactionHash, buyers: [] },
      accessToken,
    );
  const pageOf = ({ id }: CreatedMarket) => `/veos/${CHAIN_ID}/${id}`;
  const ofKey = await desk.create(owner, PRIVATE);
  await record(ofKey, 'Rope by permit');
  const ofSafe = await desk.create(owner, PRIVATE);
  await giveTo(desk, owner, ofSafe, safe);
  await record(ofSafe, 'Rope of the Safe');

  const shop = await visit(browser, buyer, pageOf(ofKey));
  await expect(shop.getByText('There is no such bond here')).toBeVisible();
  const page = await visit(browser, founder, pageOf(ofKey));
  await fill(page, buyer.address, '3000');
  await audit(page, 'a permit for a private sale');
  await signForSafe(page, admitting(page).getByRole('button', { name: 'Sign a permit' }));
  await expect(admitting(page).getByRole('row', { name: /3,000.00 LUSD .* Counts/ })).toBeVisible();

  await shop.reload();
  await buying(shop).getByLabel('You pay, in LUSD').fill('4000');
  await expect(refusal(shop)).toHaveText('You may pay 3,000.00 LUSD more in this market, fees not counted.');
  await buying(shop).getByLabel('You pay, in LUSD').fill('2000');
  await buying(shop)
    .getByRole('checkbox', { name: /Nothing here knows what LGLD costs/ })
    .check();
  await transact(shop, buying(shop).getByRole('button', { name: 'Buy', exact: true }));
  await expect(buying(shop).getByText('Bought', { exact: true })).toBeVisible();
  const [bought] = await ALPHA.getContractEvents({
    address: TELLER,
    abi: fixedTermTellerAbi,
    eventName: 'BondPurchased',
    args: { id: ofKey.id, recipient: buyer.address },
    fromBlock: 0n,
  });
  expect(bought?.args).toMatchObject({ quoteAmount: parseUnits('2000', 6), payout: parseUnits('1', 18) });

  await transact(page, admitting(page).getByRole('button', { name: 'Make all permits void' }));
  await expect(admitting(page).getByRole('row', { name: /3,000.00 LUSD .* Void/ })).toBeVisible();
  // Who has bought goes on seeing where, and can buy no more.
  await shop.reload();
  await buying(shop).getByLabel('You pay, in LUSD').fill('10');
  await expect(refusal(shop)).toHaveText(/^This account is not on the list of buyers of this market/);

  await page.goto(pageOf(ofSafe));
  await fill(page, buyer.address, '500');
  await signForSafe(page, admitting(page).getByRole('button', { name: 'Propose: Sign a permit' }));
  const other = await visit(browser, second, pageOf(ofSafe));
  const waiting = admitting(other).getByRole('group', { name: 'Let one buyer into “Rope of the Safe”' });
  await expect(waiting).toContainText('may pay 500 LUSD in all until');
  await audit(other, 'a permit that the owners of a Safe sign');
  await signForSafe(other, waiting.getByRole('button', { name: 'Sign', exact: true }));
  await waiting.getByRole('button', { name: 'Give it to the buyer' }).click();
  await expect(admitting(other).getByRole('row', { name: /500.00 LUSD .* Counts/ })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await shop.goto(pageOf(ofSafe));
  await expect(shop.getByRole('heading', { name: 'Rope of the Safe' })).toBeVisible();
  for (const each of [page, shop, other]) await each.context().close();
});
