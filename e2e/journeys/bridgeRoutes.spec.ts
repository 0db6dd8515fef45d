import { readFile } from 'node:fs/promises';
import { encodeRoute, wormholeIdOf } from '@althing/bindings';
import { ROUTE_KEEPER, routeAddresses } from '@althing/bindings/localBridges';
import { mined, passSeconds } from '@althing/devnet';
import type { RouteTransfer } from '@althing/domain/http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther, type PrivateKeyAccount } from 'viem';
import { clients } from '../support/accounts.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { installWallet } from '../support/wallet.ts';

const EURO = { address: routeAddresses.localEuro, abi: [...erc20Abi, ...parseAbi(['function mint(address to, uint256 amount)'])] } as const;
const [ALPHA, BETA] = [clients[0]!, clients[1]!];

/** From the button to the confirmed transaction. */
async function confirm(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
}

test('bridges of others are compared, and each brings what it offered, also over a reload', async ({ page, context }) => {
  test.setTimeout(180_000);
  const holder = await fundedAccount(137);
  await installWallet(context, { account: holder, chains });
  await ALPHA.waitForTransactionReceipt({
    hash: await ALPHA.writeContract({ ...EURO, functionName: 'mint', args: [holder.address, parseEther('35')] }),
  });
  const there = () => BETA.readContract({ ...EURO, functionName: 'balanceOf', args: [holder.address] });

  await settle(page);
  await page.goto('/bridge?set=others&asset=local-euro&from=31337&to=31338');
  await connect(page);
  await authenticate(page);
  await confirmCitizenship(page);
  await page.getByLabel('Amount').fill('10');
  const routes = page.getByRole('list', { name: 'Routes' }).getByRole('listitem');
  // As much arrives over NTT, for a higher fee and later.
  await expect(routes.nth(1)).toContainText('Wormhole NTT');
  await expect(routes.nth(1)).toContainText('10.00 LEUR · about 15 minutes');
  await expect(routes.first()).toContainText('LayerZero');
  await expect(routes.filter({ hasText: 'Relay' })).toContainText('It is switched off here');
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await audit(page, 'bridge routes');
  await confirm(page, move);
  await page.reload();
  const newest = page.getByRole('region', { name: 'Your transfers' }).getByRole('article').first();
  await expect(newest.getByText('LayerZero has brought it')).toBeVisible({ timeout: 45_000 });
  expect(await there()).toBe(parseEther('10'));

  await page.getByLabel('Amount').fill('5');
  await page.getByRole('radio', { name: 'Wormhole NTT' }).check();
  await confirm(page, page.getByRole('button', { name: /^Approve 5 / }));
  await confirm(page, move);
  await expect(newest.getByText('Wormhole NTT has brought it')).toBeVisible({ timeout: 45_000 });
  expect(await there()).toBe(parseEther('15'));

  await page.getByLabel('Amount').fill('20');
  await page.getByRole('radio', { name: 'Across' }).check();
  await confirm(page, page.getByRole('button', { name: /^Approve 20 / }));
  await confirm(page, move);
  await expect(newest.getByText('Across has brought it')).toBeVisible({ timeout: 45_000 });
  // A thousandth, and the unit by which that is rounded up.
  expect(await there()).toBe(parseEther('34.98') - 1n);

  await page.goto('/bridge/transactions');
  const table = page.getByRole('table', { name: /over bridges of others/ });
  await expect(table.getByRole('row').filter({ hasText: '20.00' }).getByText('Arrived')).toBeVisible();
  const narrow = (field: string, option: string) => page.getByRole('combobox', { name: field }).selectOption(option);
  await narrow('Bridge of others', 'Across');
  await expect(table.getByRole('row').filter({ hasText: 'LayerZero' })).toHaveCount(0);
  await narrow('What has become of it', 'Taken back');
  await expect(page.getByText('No transfer is like this')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No transfer is like this')).toBeVisible();
  await narrow('What has become of it', 'Arrived');
  await audit(page, 'bridge transactions over bridges of others');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export these as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(',20,19.979999999999999999,LEUR,Across,Arrived,0x');

  await table.getByRole('link', { name: /20.00/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer over Across' })).toBeVisible();
  await expect(page.getByText('Nobody has to do anything any more.')).toBeVisible();
  await audit(page, 'transfer over a bridge of others');
  // Found by the other chain's transaction, as somebody has it who was sent tokens.
  const { items } = await page.evaluate(
    async (account) =>
      (await (await fetch(`/api/v1/bridge/routes/transfers?address=${account}`)).json()) as { items: { arrivedTransactionHash: string }[] },
    holder.address,
  );
  await page.goto(`/bridge/transactions/${items[0]!.arrivedTransactionHash}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer over Across' })).toBeVisible();
});

/** Of the local manager on Beta, for what comes from Alpha. */
async function limitArrivals(limit: bigint): Promise<void> {
  const abi = parseAbi(['function setInboundLimit(uint256 limit, uint16 chainId)']);
  const data = encodeFunctionData({ abi, functionName: 'setInboundLimit', args: [limit, wormholeIdOf(31337)] });
  await mined(BETA, { account: ROUTE_KEEPER, to: routeAddresses.nttManager, data });
}

/** Over NTT, as whoever got an offer before the limit was lowered. */
async function sendEuros(account: PrivateKeyAccount, amount: bigint, nativeFee: bigint) {
  const [token, contract]: Address[] = [routeAddresses.localEuro, routeAddresses.nttManager];
  await mined(ALPHA, {
    account,
    to: token!,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contract!, amount] }),
  });
  const whom = { sender: account.address, recipient: account.address };
  const route = { originChainId: 31337, destinationChainId: 31338, token: token!, contract: contract!, amount, nativeFee, ...whom };
  return mined(ALPHA, { account, ...encodeRoute('wormhole-ntt', { ...route, terms: { kind: 'ntt' } }) });
}

test('what waits on the other chain for a limit of NTT says from when on it can be given out, and then is, by a button', async ({
  page,
  context,
}) => {
  const holder = await fundedAccount(234);
  await installWallet(context, { account: holder, chains });
  await mined(ALPHA, {
    account: holder,
    to: EURO.address,
    data: encodeFunctionData({ abi: EURO.abi, functionName: 'mint', args: [holder.address, parseEther('7')] }),
  });
  await settle(page);
  await page.goto('/bridge?set=others&asset=local-euro&from=31337&to=31338&amount=7');
  await connect(page);
  await authenticate(page);
  await confirmCitizenship(page);
  const asked = `token=local-euro&originChainId=31337&destinationChainId=31338&amount=${parseEther('7')}&sender=${holder.address}&recipient=${holder.address}`;
  const { items } = (await (await page.request.get(`/api/v1/bridge/routes/quotes?${asked}`)).json()) as {
    items: { provider: string; offer: { nativeFee: string } | null }[];
  };
  const { nativeFee } = items.find(({ provider }) => provider === 'wormhole-ntt')!.offer!;
  await limitArrivals(1n);
  const { transactionHash } = await sendEuros(holder, parseEther('7'), BigInt(nativeFee));
  await page.goto(`/bridge?set=others&asset=local-euro&from=31337&to=31338&sent=${transactionHash}`);
  const newest = page.getByRole('region', { name: 'Your transfers' }).getByRole('article').first();
  await expect(newest.getByText('Waits there').first()).toBeVisible({ timeout: 45_000 });
  await newest.getByRole('link', { name: 'Have it given out' }).click();

  const now = page.getByRole('region', { name: 'What happens now' });
  const button = now.getByRole('button', { name: 'Give it out' });
  await expect(now.getByRole('paragraph').filter({ hasText: /^It can be given out from .+ on, in / })).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await audit(page, 'a transfer that waits for a limit');
  for (const client of clients) await passSeconds(client, 86_401);
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 });
  await confirm(page, button);
  await expect(now.getByText('Nobody has to do anything any more.')).toBeVisible({ timeout: 45_000 });
  expect(await BETA.readContract({ ...EURO, functionName: 'balanceOf', args: [holder.address] })).toBe(parseEther('7'));
  const shown = (await (await page.request.get(`/api/v1/bridge/routes/transfers?hash=${transactionHash}`)).json()) as {
    items: RouteTransfer[];
  };
  expect(shown.items[0]).toMatchObject({ state: 'arrived', queue: null });
});

test.afterAll(() => limitArrivals(10n ** 24n));
