import { readFile } from 'node:fs/promises';
import { safeAbi } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { type Address, concat, type LocalAccount, pad, parseEther, zeroAddress } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = clients[0]!;
const [SUPPLIER, ...OTHERS] = [localAccount(57), localAccount(58), localAccount(59)].map(({ address }) => address) as [
  Address,
  ...Address[],
];

async function treasuryOf(page: Page): Promise<Address> {
  const answer = await page.request.get(`/api/v1/organisations/slug/${new URL(page.url()).pathname.split('/')[2]}`);
  const { contracts } = (await answer.json()) as OrganisationDetail;
  return contracts.find(({ kind }) => kind === 'safeTreasury')!.address as Address;
}

/** An owner, whose signature is enough, has the Safe pay, in another program than this page. */
async function payBySafe(safe: Address, owner: LocalAccount, to: Address, value: bigint): Promise<void> {
  const signatures = concat([pad(owner.address), pad('0x00'), '0x01']);
  const hash = await ALPHA.writeContract({
    account: owner,
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures],
  });
  expect((await ALPHA.waitForTransactionReceipt({ hash })).status).toBe('success');
}

test('a deposit arrives with its value, a payment leaves, and the exported list says the same', async ({ page, context }) => {
  const founder = await fundedAccount(95);
  await installWallet(context, { account: founder, chains });
  const input = organisation(untaken('Coopers'), [31337], founder.address, OTHERS);
  const treasuries = input.modules.safeTreasury.map((safe) => ({ ...safe, threshold: 1 }));
  await found(page, founder, { ...input, modules: { ...input.modules, safeTreasury: treasuries } });
  const safe = await treasuryOf(page);

  await page.getByRole('tab', { name: 'Treasury' }).click();
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total.getByText('No price known')).toBeVisible();
  await expect(total.getByText('no price', { exact: true })).toBeVisible();
  await total.getByRole('button', { name: 'Deposit' }).click();
  const deposit = page.getByRole('dialog', { name: 'Deposit', exact: true });
  await expect(deposit.getByRole('img', { name: 'QR code of the address of Safe treasury on Alpha' })).toBeVisible();
  await expect(deposit.getByText(safe)).toBeVisible();
  await audit(page, 'deposit');
  await deposit.getByLabel('Amount').fill('1.5');
  await expect(deposit.getByText('≈ $3,000.00')).toBeVisible();
  await deposit.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Deposit 1.5 ETH' }).getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });

  const list = page.getByRole('region', { name: 'Transfers' }).getByRole('table');
  const row = (...texts: string[]) => texts.reduce((rows, text) => rows.filter({ hasText: text }), list.getByRole('row'));
  await expect(row('In', '1.50 ETH', '≈ $3,000.00 then', 'You')).toBeVisible();
  await expect(total.getByText('$3,000.00', { exact: true })).toBeVisible();

  await payBySafe(safe, founder, SUPPLIER, parseEther('0.5'));
  await expect(row('Out', '0.50 ETH', '≈ $1,000.00 then')).toBeVisible();
  // Sooner than the balances are read again by the clock.
  await expect(total.getByText('$2,000.00', { exact: true })).toBeVisible({ timeout: 6_000 });
  await audit(page, 'treasury');

  await page.getByRole('combobox', { name: 'Direction' }).selectOption('Out');
  await expect(page).toHaveURL(/way=out/);
  await expect(row('In', '1.50 ETH')).toHaveCount(0);
  await page.reload();
  await expect(row('Out', '0.50 ETH')).toBeVisible();
  await expect(row('In', '1.50 ETH')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [head, line, ...rest] = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toContain('Direction,Counterparty,Amount,Symbol');
  expect(line).toContain(`,31337,${safe},out,${SUPPLIER},0.5,ETH,${zeroAddress},1000.00,`);
  expect(rest).toEqual([]);
});
