import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localSwiftAbi, mayanChainOf, mayanForwarderAbi, mayanSwiftAbi, platformAddresses } from '@althing/bindings';
import { routeAddresses } from '@althing/bindings/localBridges';
import { MayanService, temporaryFolder } from '@althing/devnet';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { decodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem';
import { clients } from '../support/accounts.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, connect, settle } from '../support/identity.ts';
import { type OwnServer, ownServer } from '../support/ownServer.ts';
import { installWallet } from '../support/wallet.ts';

/* A server that asks Mayan’s service; this process plays the service and the driver. Local chains have contracts in the place of Mayan’s. */
const { localForwarder: FORWARDER, localSwift: SWIFT } = platformAddresses;
const EURO = { address: routeAddresses.localEuro, abi: [...erc20Abi, ...parseAbi(['function mint(address to, uint256 amount)'])] } as const;
const [ALPHA, BETA] = [clients[0]!, clients[1]!];
const HOUR = 3_600;

let folder: string;
let service: MayanService;
let server: OwnServer;
test.beforeAll(async () => {
  folder = temporaryFolder('althing-mayan-journey-');
  [service, server] = await Promise.all([MayanService.start({ protocol: SWIFT, decimals: 18 }), ownServer('mayan_route')]);
  const places = [31337, 31338].map((chainId) => ({
    chainId,
    address: EURO.address,
    decimals: 18,
    contracts: { 'mayan-swift': FORWARDER },
  }));
  const listed = { tokens: [{ id: 'swift-euro', symbol: 'SEUR', name: 'Swift Euro', places }], services: { 'mayan-swift': service.url } };
  const path = join(folder, 'routes.json');
  writeFileSync(path, JSON.stringify(listed));
  await server.start({ BRIDGE_ROUTES: path });
  const times = await Promise.all([ALPHA, BETA].map(async (client) => Number((await client.getBlock()).timestamp)));
  service.deadline = Math.max(Math.floor(Date.now() / 1000), ...times) + 6 * HOUR;
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

/** The order that the forwarder says it has passed on. */
async function sentOrder() {
  const [log] = await ALPHA.getContractEvents({ address: FORWARDER, abi: mayanForwarderAbi, eventName: 'ForwardedERC20', fromBlock: 0n });
  const { functionName, args } = decodeFunctionData({ abi: mayanSwiftAbi, data: log!.args.protocolData! });
  if (functionName !== 'createOrderWithToken') throw new Error(functionName);
  return args[2];
}

test('an offer of Mayan Swift is checked, sent by way of its forwarder, and followed until it was brought', async ({ page, context }) => {
  test.setTimeout(150_000);
  const holder = await fundedAccount(141);
  await installWallet(context, { account: holder, chains });
  await ALPHA.waitForTransactionReceipt({
    hash: await ALPHA.writeContract({ ...EURO, functionName: 'mint', args: [holder.address, parseEther('30')] }),
  });
  await settle(page);
  await page.goto(`${server.url}/bridge?set=others&asset=swift-euro&from=31337&to=31338`);
  await connect(page);
  await authenticate(page);
  await confirmCitizenship(page);
  const routes = page.getByRole('list', { name: 'Routes' }).getByRole('listitem');
  const swift = routes.filter({ hasText: 'Mayan Swift' });

  // A service that has the tokens given to another contract is refused, with why.
  service.twist = (answer) => ({ ...answer, quotes: answer.quotes.map((each) => ({ ...each, swiftMayanContract: EURO.address })) });
  await page.getByLabel('Amount').fill('5');
  await expect(swift).toContainText('another contract than its own');
  service.twist = (answer) => answer;

  await page.getByLabel('Amount').fill('10');
  await expect(swift).toContainText('9.99 SEUR · about 10 seconds');
  await audit(page, 'an offer of Mayan Swift');
  await confirm(page, page.getByRole('button', { name: /^Approve 10 / }));
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await move.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('At least 9.99 SEUR arrive');
  await expect(dialog).toContainText(/If nobody has brought it by .+, 9\.999997 SEUR are given back to you/);
  // The call within is told as Mayan's own.
  await expect(dialog).toContainText('createOrderWithToken');
  await expect(dialog.getByText('The contract is not known here')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();

  const newest = page.getByRole('region', { name: 'Your transfers' }).getByRole('article').first();
  await expect(newest.getByText('Mayan Swift brings it')).toBeVisible({ timeout: 45_000 });
  const driver = BETA.account.address;
  const amount = parseEther('9.991');
  for (const call of [
    { functionName: 'mint', args: [driver, amount] } as const,
    { functionName: 'approve', args: [SWIFT, amount] } as const,
  ])
    await BETA.waitForTransactionReceipt({ hash: await BETA.writeContract({ ...EURO, ...call }) });
  const order = await sentOrder();
  const bring = { address: SWIFT, abi: localSwiftAbi, functionName: 'fulfillSimple' } as const;
  const hash = await BETA.writeContract({ ...bring, args: [amount, order, mayanChainOf(31337)!.id, EURO.address] });
  await BETA.waitForTransactionReceipt({ hash });
  await expect(newest.getByText('Mayan Swift has brought it')).toBeVisible({ timeout: 45_000 });
  expect(await BETA.readContract({ ...EURO, functionName: 'balanceOf', args: [holder.address] })).toBe(amount);

  await page.goto(`${server.url}/bridge/transactions/${hash}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer over Mayan Swift' })).toBeVisible();
  await expect(page.getByText('Nobody has to do anything any more.')).toBeVisible();
});
