import { contractCall, localTokenAbi, lockboxAbi, platformAddresses, tokenAbi } from '@althing/bindings';
import { mined } from '@althing/devnet';
import type { OrganisationInput } from '@althing/domain/organisation';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, maxUint256, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { bridgedForm, foundBridged, passEverywhere } from '../support/bridged.ts';
import { chains } from '../support/chains.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const GOLD = platformAddresses.localGold;
const [ALPHA, BETA] = [clients[0]!, clients[1]!];
type Client = typeof ALPHA;

const balance = (client: Client, token: Address, account: Address): Promise<bigint> =>
  client.readContract({ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [account] });

/** Around Local Gold, which exists on every chain and is wrapped so that it can travel. */
function aroundGold(form: OrganisationInput): OrganisationInput {
  const token = form.token!;
  return {
    ...form,
    modules: { ...form.modules, governor: form.modules.governor.map((governor) => ({ ...governor, votingChainIds: [] })) },
    token: {
      ...token,
      isCreatingNewToken: false,
      isWrappingAccepted: true,
      existingTokens: token.chainIds.map((chainId) => ({ chainId, address: GOLD, name: 'Local Gold', symbol: 'LGLD', decimals: 18 })),
      initialReceivers: [],
    },
  };
}

const option = (page: Page, bridge: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: bridge }) });

test('gold is wrapped, moved, given out as gold where it arrives, held up by a limit that comes back, and unwrapped again', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const founder = await fundedAccount(192);
  await installWallet(context, { account: founder, chains });
  const mint = contractCall({ address: GOLD, abi: localTokenAbi, functionName: 'mint', args: [founder.address, parseEther('1000')] });
  for (const client of clients) await mined(client, { account: founder, ...mint });
  const form = aroundGold(bridgedForm(untaken('Gold Ferry'), founder.address, localAccount(193).address));
  const { organisation, desk, token } = await foundBridged(BASE_URL, founder, form);
  const lockbox = organisation.contracts.find(({ kind, chainId }) => kind === 'lockbox' && chainId === 31338)!.address as Address;
  // Somebody has wrapped some on Beta, so that its lockbox has gold to give out.
  const may = contractCall({ address: GOLD, abi: tokenAbi, functionName: 'approve', args: [lockbox, maxUint256] });
  const wrap = contractCall({ address: lockbox, abi: lockboxAbi, functionName: 'deposit', args: [parseEther('500')] });
  for (const call of [may, wrap]) await mined(BETA, { account: founder, ...call });

  await settle(page);
  await page.goto(`/bridge?token=${desk.controller}&from=31337&to=31338`);
  await connect(page);
  await authenticate(page);
  const box = page.getByRole('region', { name: 'LGLD and TEST' });
  await box.getByLabel('LGLD to give').fill('100');
  await transact(page, box.getByRole('button', { name: 'Approve 100 LGLD' }));
  await transact(page, box.getByRole('button', { name: 'Wrap', exact: true }));
  await expect.poll(() => balance(ALPHA, token, founder.address)).toBe(parseEther('100'));
  await audit(page, 'a lockbox');

  await page.getByLabel('Amount').fill('60');
  await page.getByRole('radio', { name: 'Hyperlane' }).check();
  await page.getByLabel('Give out LGLD there').check();
  await page.getByRole('button', { name: 'Sign the permission' }).click();
  await transact(page, page.getByRole('button', { name: 'Move', exact: true }));
  const newest = page.getByRole('region', { name: 'Your transfers' }).getByRole('article').first();
  await expect(newest.getByText('Arrived', { exact: true })).toBeVisible({ timeout: 45_000 });
  expect(await balance(BETA, GOLD, founder.address)).toBe(parseEther('560'));

  await page.getByLabel('Amount').fill('41');
  await expect(option(page, 'Hyperlane').getByText('Does not fit now')).toBeVisible();
  await expect(option(page, 'Hyperlane').getByText(/It fits again in \d+ minutes/)).toBeVisible();
  // What is typed comes into the address a moment later, which is what outlives the reload.
  await expect(page).toHaveURL(/amount=41/);
  await passEverywhere(86_400);
  await page.reload();
  await expect(option(page, 'Hyperlane').getByText('Fits', { exact: true })).toBeVisible();

  await box.getByText('Unwrap TEST', { exact: true }).click();
  await box.getByLabel('TEST to give').fill('40');
  await transact(page, box.getByRole('button', { name: 'Approve 40 TEST' }));
  await transact(page, box.getByRole('button', { name: 'Unwrap', exact: true }));
  await expect.poll(() => balance(ALPHA, GOLD, founder.address)).toBe(parseEther('940'));
  expect(await balance(ALPHA, token, founder.address)).toBe(0n);
});
