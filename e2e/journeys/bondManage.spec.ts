import {
  bondContractsOf,
  bondEscrowOf,
  buyersTree,
  type CreatedMarket,
  fixedTermTellerAbi,
  localTokenAbi,
  platformAddresses,
} from '@althing/bindings';
import { BondDesk } from '@althing/devnet';
import { expect, type Page, test } from '@playwright/test';
import { parseUnits } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { attempt } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { BASE_URL, CHAIN_URLS } from '../support/environment.ts';
import { foundByApi } from '../support/foundByApi.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { deploySafe, proposingAllAs, proposingAs, safeAccount } from '../support/safe.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const CHAIN_ID = 31337;
const OTHERS = [58, 59].map((n) => localAccount(n).address);
const { localDollar: DOLLAR } = platformAddresses;
const TELLER = bondContractsOf(CHAIN_ID)!.tellers['fixed-term'];
const gold = (text: string) => parseUnits(text, 18);
const dollars = (text: string) => parseUnits(text, 6);
const managing = (page: Page) => page.getByRole('region', { name: 'Manage this market' });
const pageOf = ({ id }: CreatedMarket) => `/veos/${CHAIN_ID}/${id}`;

test('an owner changes the pace of an auction, its escrow and who may buy; a Safe on the new list buys in one transaction of its owners', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [founder, one, two] = [await fundedAccount(195), await fundedAccount(196), await fundedAccount(197)];
  const safe = await deploySafe({ owners: [one.address, two.address], threshold: 2, saltNonce: BigInt(1_000 * attempt() + 195) });
  const { id: organisationId, slug } = await foundByApi(
    BASE_URL,
    founder,
    organisation(`Sail Loft ${attempt()}`, [CHAIN_ID], founder.address, OTHERS),
  );
  const owner = 195 + 1_000 * attempt();
  const desk = await new BondDesk(ALPHA, CHAIN_URLS[0]!).open([owner]);
  const mint = { address: DOLLAR, abi: localTokenAbi, functionName: 'mint', args: [safe, dollars('5000')] } as const;
  await ALPHA.waitForTransactionReceipt({ hash: await ALPHA.writeContract({ account: founder, ...mint }) });
  const { accessToken } = await citizen(BASE_URL, founder);
  const record = async (market: CreatedMarket & { transactionHash: string }, name: string, isPrivate: boolean) => {
    const buyers = isPrivate ? [{ address: founder.address, maxQuote: '1' }] : [];
    const answer = await fetch(`${BASE_URL}/api/v1/bonds/markets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ organisationId, chainId: CHAIN_ID, name, isPrivate, transactionHash: market.transactionHash, buyers }),
    });
    expect([answer.status, await answer.text()]).toEqual([201, expect.anything()]);
    return market;
  };
  const auction = await record(
    await desk.create(owner, { strategy: 'sda', capacity: gold('100'), callback: bondEscrowOf(CHAIN_ID) }),
    'Canvas by auction',
    false,
  );
  const buyersRoot = buyersTree([{ address: founder.address, maxQuote: 1n }]).root;
  const few = await record(
    await desk.create(owner, { options: { isPrivate: true, buyersRoot, linearDuration: 0, leastOraclePrice: 0n } }),
    'Canvas for few',
    true,
  );

  const page = await visit(browser, founder, pageOf(auction));
  const managed = managing(page);
  await managed.getByLabel('Corrected every, in hours').fill('48');
  await transact(page, managed.getByRole('button', { name: 'Change the intervals' }));
  await page.reload();
  await expect(managed.getByLabel('Corrected every, in hours')).toHaveValue('48');

  await managed.getByLabel('Put in, in LGLD').fill('60');
  await transact(page, managed.getByRole('button', { name: 'Allow LGLD' }));
  await transact(page, managed.getByRole('button', { name: 'Put into escrow' }));
  await expect(managed.getByText('The escrow holds 60.00 LGLD for this market')).toBeVisible();
  await transact(page, managed.getByRole('button', { name: 'Close the market' }));
  await expect(managed.getByText('60.00 LGLD of what is in escrow can be taken back now.')).toBeVisible();
  await managed.getByRole('button', { name: 'All', exact: true }).click();
  await transact(page, managed.getByRole('button', { name: 'Take it back' }));
  await expect(managed.getByText('The escrow holds 0 LGLD for this market')).toBeVisible();

  const ofSafe = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const account = safeAccount(safe, [one, two]);
  await installWallet(ofSafe, { account, chains, send: proposingAs(safe, one), sendAll: proposingAllAs(safe, one) });
  await citizen(BASE_URL, account);
  const buyer = await ofSafe.newPage();
  await settle(buyer);
  await buyer.goto(pageOf(few));
  await connect(buyer);
  await authenticate(buyer);
  await expect(buyer.getByText('There is no such bond here')).toBeVisible();

  await page.goto(pageOf(few));
  await managed.getByRole('button', { name: 'Begin with the present list' }).click();
  await expect(managed.getByText('One account may pay 0.000001 LUSD in all.')).toBeVisible();
  await expect(managed.getByText('The list is in force, and its buyers can buy.')).toBeVisible();
  await managed.getByRole('button', { name: 'Empty the list' }).click();
  await managed.getByRole('button', { name: 'Add buyers from a CSV' }).click();
  await page.getByLabel('One buyer a line').fill(`${safe}; 3000`);
  await page.getByRole('button', { name: 'Add 1 buyer' }).click();
  await expect(managed.getByText('One account may pay 3,000 LUSD in all.')).toBeVisible();
  await audit(page, 'another list of buyers');
  await transact(page, managed.getByRole('button', { name: 'Change the list' }));
  await managed.getByRole('button', { name: 'Record the list' }).click();
  await expect(managed.getByText('The list is in force, and its buyers can buy.')).toBeVisible();

  await buyer.reload();
  const buying = buyer.getByRole('region', { name: 'Buy', exact: true });
  await buying.getByLabel('You pay, in LUSD').fill('2000');
  await buying.getByRole('checkbox', { name: /Nothing here knows what LGLD costs/ }).check();
  const dialog = await openTransaction(buyer, buying.getByRole('button', { name: 'Buy', exact: true }));
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(dialog).toContainText('Proposed to your Safe', { timeout: 30_000 });
  const second = await visit(browser, two, `/safes/${CHAIN_ID}/${safe}`);
  await transact(second, second.getByRole('article').first().getByRole('button', { name: 'Sign and execute' }));
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(buying.getByText('Bought', { exact: true })).toBeVisible();
  const [bought] = await ALPHA.getContractEvents({
    address: TELLER,
    abi: fixedTermTellerAbi,
    eventName: 'BondPurchased',
    args: { id: few.id, recipient: safe },
    fromBlock: 0n,
  });
  expect(bought?.args).toMatchObject({ quoteAmount: dollars('2000'), payout: gold('1') });

  await page.goto(`/organisations/${slug}/veos`);
  await page.getByText('What buyers have paid in over time, in dollars').click();
  await expect(page.getByText('Nobody has paid in anything yet that counts')).toBeVisible();
  for (const each of [page, buyer, second]) await each.context().close();
});
