import { controllerWrapperOf, tokenAbi } from '@althing/bindings';
import { sampleWallet } from '@althing/domain/testing';
import { costText } from '@althing/domain/treasury';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, type Hex, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { bridgedForm, foundBridged } from '../support/bridged.ts';
import { chains } from '../support/chains.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { installWallet, type TestWallet } from '../support/wallet.ts';

const BETA = clients[1]!;
const [VETOER, RECIPIENT, TAXES] = [localAccount(120), localAccount(121), localAccount(122)].map(({ address }) => address) as [
  Address,
  Address,
  Address,
];

const balanceOn = (token: Address, account: Address): Promise<bigint> =>
  BETA.readContract({ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [account] });

const arrives = (page: Page): Locator => page.getByRole('region', { name: 'What arrives' });
const figure = (page: Page, label: string): Locator => arrives(page).getByText(label, { exact: true }).locator('..');

/** From the button to the confirmed transaction. */
async function confirm(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
}

/** Wei that went along with the wallet's last transaction. */
const lastValue = ({ calls }: TestWallet): bigint => {
  const sent = calls.filter(({ method }) => method === 'eth_sendTransaction').at(-1)!.params[0] as { value?: Hex };
  return BigInt(sent.value ?? 0);
};

test('tokens move by one bridge and by three; what is shown before is what is paid and what arrives, limits are said, and a reload loses nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const founder = await fundedAccount(119);
  const wallet = await installWallet(context, { account: founder, chains });
  const form = bridgedForm(untaken('Ferry House'), founder.address, VETOER);
  const treasuries = form.token!.chainIds.map((chainId) => sampleWallet(chainId, [TAXES]));
  const taxed = { ...form.token!, bridgeTaxes: [{ threshold: '0', taxPercentage: 1 }], bridgeTaxTreasury: treasuries };
  const { desk, token } = await foundBridged(BASE_URL, founder, { ...form, token: taxed });
  const [before, taxesBefore] = [await balanceOn(token, founder.address), await balanceOn(token, TAXES)];

  await settle(page);
  await page.goto(`/bridge?token=${desk.controller}&from=31337&to=31338`);
  await connect(page);
  await authenticate(page);
  await page.getByLabel('Amount').fill('25');
  await page.getByRole('radio', { name: 'Hyperlane' }).check();
  await expect(figure(page, 'Arrives on Beta')).toContainText('24.75');
  await expect(figure(page, 'Bridge tax')).toContainText('0.25');
  await expect(figure(page, 'Fee of the bridge, at most')).toContainText(/0\.\d/);
  await audit(page, 'bridge');

  await page.getByRole('button', { name: 'Sign the permission' }).click();
  const fee = (await figure(page, 'Fee of the bridge, at most').innerText()).match(/0\.\d+/)![0];
  await confirm(page, page.getByRole('button', { name: 'Move', exact: true }));
  expect(wallet.calls.some(({ method }) => method === 'eth_signTypedData_v4')).toBe(true);
  expect(costText(lastValue(wallet))).toBe(fee);
  const newest = page.getByRole('region', { name: 'Your transfers' }).getByRole('article').first();
  await expect(newest.getByText('Arrived', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(newest.getByText('Hyperlane has brought it')).toBeVisible();
  expect((await balanceOn(token, founder.address)) - before).toBe(parseEther('24.75'));
  expect((await balanceOn(token, TAXES)) - taxesBefore).toBe(parseEther('0.25'));

  await page.getByLabel('Amount').fill('80');
  const hyperlane = page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: 'Hyperlane' }) });
  await expect(hyperlane.getByText('Does not fit now')).toBeVisible();
  await expect(hyperlane.getByText(/It fits again in \d+ hour/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveAttribute('aria-disabled', 'true');

  await page.getByText('Several, 2 must agree').click();
  await page.getByLabel('Amount').fill('150');
  await page.getByRole('textbox', { name: 'Recipient' }).fill(RECIPIENT);
  await page.getByRole('checkbox', { name: 'Hyperlane' }).check();
  await expect(arrives(page).getByRole('paragraph').filter({ hasText: 'Choose 2 bridges at least' })).toBeVisible();
  for (const name of ['Axelar', 'Polymer']) await page.getByRole('checkbox', { name }).check();
  await expect(figure(page, 'Arrives on Beta')).toContainText('148.5');
  await page.getByRole('button', { name: 'Approve in a transaction' }).click();
  await confirm(page, page.getByRole('button', { name: /^Approve 150 / }));
  const allowance = { address: token, abi: tokenAbi, functionName: 'allowance' } as const;
  expect(await clients[0]!.readContract({ ...allowance, args: [founder.address, controllerWrapperOf(31337)!] })).toBe(parseEther('150'));

  await page.reload();
  await expect(page.getByLabel('Amount')).toHaveValue('150');
  await expect(page.getByRole('checkbox', { name: 'Polymer' })).toBeChecked();
  await confirm(page, page.getByRole('button', { name: 'Move', exact: true }));
  await page.reload();
  await expect(newest.getByText('150.00')).toBeVisible({ timeout: 30_000 });
  await expect(newest.getByText('Arrived', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await balanceOn(token, RECIPIENT)).toBe(parseEther('148.5'));
  await newest.getByRole('link', { name: 'Every step of this transfer' }).click();
  await expect(page).toHaveURL(/\/bridge\/transactions\/31337-0x/);
});
