import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeAddresses } from '@althing/bindings/localBridges';
import { RELAY_DEPOSITORY_CODE, RelayService, temporaryFolder } from '@althing/devnet';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { concatHex, encodeFunctionData, erc20Abi, getAddress, type Hex, parseAbi, parseEther } from 'viem';
import { clients } from '../support/accounts.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { type OwnServer, ownServer } from '../support/ownServer.ts';
import { installWallet } from '../support/wallet.ts';

/* A server that asks Relay’s service; this process plays the service and the solver. Its depository is code of ours on both chains. */
const DEPOSITORY = getAddress(`0x${'d5'.repeat(20)}`);
const EURO = { address: routeAddresses.localEuro, abi: [...erc20Abi, ...parseAbi(['function mint(address to, uint256 amount)'])] } as const;
const [ALPHA, BETA] = [clients[0]!, clients[1]!];

let folder: string;
let service: RelayService;
let server: OwnServer;
test.beforeAll(async () => {
  folder = temporaryFolder('althing-relay-journey-');
  [service, server] = await Promise.all([RelayService.start(DEPOSITORY), ownServer('relay_route')]);
  const places = [31337, 31338].map((chainId) => ({ chainId, address: EURO.address, decimals: 18, contracts: { relay: DEPOSITORY } }));
  const listed = { tokens: [{ id: 'ordered-euro', symbol: 'OEUR', name: 'Ordered Euro', places }], services: { relay: service.url } };
  const path = join(folder, 'routes.json');
  writeFileSync(path, JSON.stringify(listed));
  await server.start({ BRIDGE_ROUTES: path });
  for (const client of [ALPHA, BETA]) await client.setCode({ address: DEPOSITORY, bytecode: RELAY_DEPOSITORY_CODE });
});
test.afterAll(async () => {
  await Promise.all([server.stop(), service.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** From the button to the confirmed transaction. */
async function confirm(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
}

/** What a solver sends: tokens that it makes first, by a call that ends with the order's id. */
async function meet(to: Hex, amount: bigint, id: Hex): Promise<Hex> {
  await BETA.waitForTransactionReceipt({
    hash: await BETA.writeContract({ ...EURO, functionName: 'mint', args: [BETA.account.address, amount] }),
  });
  const data = concatHex([encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }), id]);
  const hash = await BETA.sendTransaction({ to: EURO.address, data });
  await BETA.waitForTransactionReceipt({ hash });
  return hash;
}

test('a bridge that brings what was ordered is ordered of, checked, paid and followed', async ({ page, context }) => {
  test.setTimeout(150_000);
  const holder = await fundedAccount(139);
  await installWallet(context, { account: holder, chains });
  await ALPHA.waitForTransactionReceipt({
    hash: await ALPHA.writeContract({ ...EURO, functionName: 'mint', args: [holder.address, parseEther('30')] }),
  });
  await settle(page);
  await page.goto(`${server.url}/bridge?set=others&asset=ordered-euro&from=31337&to=31338`);
  await connect(page);
  await authenticate(page);
  await confirmCitizenship(page);
  await page.getByLabel('Amount').fill('10');
  const routes = page.getByRole('list', { name: 'Routes' }).getByRole('listitem');
  await expect(routes.first()).toContainText('Relay');
  await confirm(page, page.getByRole('button', { name: /^Approve 10 / }));

  // A service that means an order for somebody else is refused before a wallet is asked.
  const order = page.getByRole('button', { name: 'Order over Relay' });
  service.twistOrder = (meant) => ({
    ...meant,
    output: { ...meant.output, payments: [{ ...meant.output.payments[0]!, recipient: `0x${'66'.repeat(20)}` }] },
  });
  await order.click();
  await expect(page.getByText(/another order than was asked/).last()).toBeVisible();
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  service.twistOrder = (meant) => meant;

  await page.reload();
  await page.getByLabel('Amount').fill('10');
  await audit(page, 'ordering over a bridge');
  await order.click();
  await confirm(page, move);
  // The next transfer needs another order.
  await page.getByLabel('Amount').fill('5');
  await expect(order.or(page.getByRole('button', { name: /^Approve 5 / }))).toBeVisible();

  const newest = page.getByRole('region', { name: 'Your transfers' }).getByRole('article').first();
  await expect(newest.getByText('Relay brings it')).toBeVisible({ timeout: 45_000 });
  const [log] = await ALPHA.getLogs({ address: DEPOSITORY, fromBlock: 0n });
  const id: Hex = `0x${log!.data.slice(-64)}`;
  const fill = await meet(holder.address, parseEther('9.99'), id);
  service.statuses.set(service.requests.get(id)!, { status: 'success', inTxHashes: [log!.transactionHash], txHashes: [fill] });
  await expect(newest.getByText('Relay has brought it')).toBeVisible({ timeout: 45_000 });
  expect(await BETA.readContract({ ...EURO, functionName: 'balanceOf', args: [holder.address] })).toBe(parseEther('9.99'));
});
