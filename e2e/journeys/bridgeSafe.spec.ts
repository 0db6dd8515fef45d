import { encodeCreateSafe, tokenAbi } from '@althing/bindings';
import { routeAddresses } from '@althing/bindings/localBridges';
import { mined } from '@althing/devnet';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem';
import { clients } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { bridgedForm, foundBridged } from '../support/bridged.ts';
import { chains } from '../support/chains.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { deploySafe, proposingAllAs, proposingAs, safeAccount } from '../support/safe.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';

const [ALPHA, BETA] = [clients[0]!, clients[1]!];
const EURO = { address: routeAddresses.localEuro, abi: [...erc20Abi, ...parseAbi(['function mint(address to, uint256 amount)'])] } as const;

const newest = (page: Page): Locator => page.getByRole('region', { name: 'Your transfers' }).getByRole('article').first();

/** From the button to what waits for the Safe's other owner; the page is loaded anew between, which must forget nothing. */
async function propose(page: Page, calls: number): Promise<void> {
  const dialog = await openTransaction(page, page.getByRole('button', { name: 'Propose to the Safe' }));
  await expect(dialog.getByText(`One transaction of the Safe with ${calls} calls, all of them or none:`)).toBeVisible({
    visible: calls > 1,
  });
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(dialog).toContainText('Proposed to your Safe', { timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Under way …' })).toBeVisible();
}

/** Resolves once a page has heard of the execution and told the server as well, which knows already; then it empties its form. */
const toldAgain = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.ok() && answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/bridge/routes/transfers'),
    { timeout: 60_000 },
  );

/** Not the owner who paid for the transaction. */
async function expectSender(page: Page, url: string, safe: Address): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('term').filter({ hasText: 'Sent by' }).locator('..')).toContainText(safe.slice(0, 6));
}

test('a Safe approves and moves in one transaction over every kind of bridge, and what its owners execute after a reload is followed', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [founder, owner] = [await fundedAccount(230), await fundedAccount(231)];
  const setup = { owners: [founder.address, owner.address], threshold: 2, saltNonce: BigInt(1_000 * attempt() + 230) };
  const safe = await deploySafe(setup);
  await mined(BETA, { account: founder, ...encodeCreateSafe(setup) });
  const bridged = await foundBridged(BASE_URL, founder, bridgedForm(untaken('Safe Passage'), founder.address, owner.address));
  const give = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [safe, parseEther('50')] });
  await mined(ALPHA, { account: founder, to: bridged.token, data: give });
  await mined(ALPHA, { account: founder, to: safe, value: parseEther('5'), data: '0x' });
  await ALPHA.waitForTransactionReceipt({
    hash: await ALPHA.writeContract({ ...EURO, functionName: 'mint', args: [safe, parseEther('35')] }),
  });

  const account = safeAccount(safe, [founder, owner]);
  await citizen(BASE_URL, account);
  const ofSafe = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await installWallet(ofSafe, { account, chains, send: proposingAs(safe, founder), sendAll: proposingAllAs(safe, founder) });
  let page = await ofSafe.newPage();
  await settle(page);
  await page.goto(`/bridge?token=${bridged.desk.controller}&from=31337&to=31338&recipient=${safe}`);
  await connect(page);
  await authenticate(page);
  const signer = await visit(browser, owner, `/safes/31337/${safe}`);
  const execute = () => transact(signer, signer.getByRole('article').first().getByRole('button', { name: 'Sign and execute' }));

  await page.getByLabel('Amount').fill('25');
  await page.getByRole('radio', { name: 'Hyperlane' }).check();
  await propose(page, 2);
  await execute();
  await expect(newest(page).getByText('Arrived', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await BETA.readContract({ address: bridged.token, abi: tokenAbi, functionName: 'balanceOf', args: [safe] })).toBe(
    parseEther('25'),
  );
  await newest(page).getByRole('link', { name: 'Every step of this transfer' }).click();
  await expect(page).toHaveURL(/transactions\/31337-0x/);
  await expectSender(signer, page.url(), safe);
  await expect(signer.getByRole('link', { name: bridged.organisation.name })).toBeVisible();
  await signer.goto(`/safes/31337/${safe}`);

  const there = () => BETA.readContract({ ...EURO, functionName: 'balanceOf', args: [safe] });
  await page.goto(`/bridge?set=others&asset=local-euro&from=31337&to=31338&recipient=${safe}`);
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('radio', { name: 'Across' }).check();
  await propose(page, 2);
  // Executed while no page of the proposer is open: the server finds it, and everybody sees it until it has arrived.
  await page.close();
  await execute();
  await signer.goto(`/bridge/transactions?find=${safe}`);
  const found = signer.getByRole('table', { name: /over bridges of others/ }).getByRole('row');
  await expect(found.filter({ hasText: '20.00 LEUR' })).toContainText('Arrived', { timeout: 60_000 });
  await expect(found).toHaveCount(2);
  await signer.goto(`/safes/31337/${safe}`);
  page = await ofSafe.newPage();
  await settle(page);
  await Promise.all([toldAgain(page), page.goto('/bridge?set=others')]);
  await expect(newest(page).getByText('Across has brought it')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your transfers' }).getByRole('article')).toHaveCount(1);
  expect(await there()).toBe(parseEther('19.98') - 1n);

  // To the organisation, in whose list it then stands.
  const { organisation } = bridged;
  const treasury = organisation.contracts.find(({ kind, chainId }) => kind === 'safeTreasury' && chainId === 31338)!.address;
  await page.goto(`/bridge?set=others&asset=local-euro&from=31337&to=31338&recipient=${treasury}&amount=10`);
  await page.getByRole('radio', { name: 'LayerZero' }).check();
  await propose(page, 1);
  await Promise.all([toldAgain(page), execute()]);
  await expect(newest(page).getByText('LayerZero has brought it')).toBeVisible({ timeout: 60_000 });

  await page.goto(`/bridge?set=others&asset=local-euro&from=31337&to=31338&recipient=${safe}&amount=5`);
  await page.getByRole('radio', { name: 'Wormhole NTT' }).check();
  await propose(page, 2);
  await Promise.all([toldAgain(page), execute()]);
  await expect(newest(page).getByText('Wormhole NTT has brought it')).toBeVisible({ timeout: 60_000 });
  expect(await there()).toBe(parseEther('24.98') - 1n);

  await page.goto('/bridge/transactions');
  const table = page.getByRole('table', { name: /over bridges of others/ });
  // Others have sent as much before it.
  await table.getByRole('row').filter({ hasText: 'Across' }).getByRole('link', { name: /20.00/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer over Across' })).toBeVisible();
  await expectSender(signer, page.url(), safe);

  await page.goto(`/bridge/transactions?of=${organisation.slug}`);
  await expect(page.getByRole('table', { name: 'Bridge transactions, newest first' }).getByText('25.00 TEST')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').nth(1)).toContainText('10.00 LEUR');
  await expect(table.getByRole('link', { name: organisation.name })).toHaveAttribute('href', `/organisations/${organisation.slug}`);
});
