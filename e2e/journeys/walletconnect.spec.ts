import { expect, type Page, test } from '@playwright/test';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { organisation } from '../support/draft.ts';
import { createFromDraft } from '../support/founding.ts';
import { localAccount } from '../support/accounts.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, confirmCitizenship, endSession, settle } from '../support/identity.ts';
import { type OwnServer, ownServer } from '../support/ownServer.ts';
import { phoneWallet, type PhoneWallet } from '../support/phoneWallet.ts';
import { readCode } from '../support/qrCode.ts';
import { type Relay, startRelay } from '../support/relay.ts';

/*
 * The page and a wallet in this process speak the whole protocol, end-to-end encrypted, over a relay on this machine:
 * nothing of it is faked but the relay's mailboxes.
 */
const [alpha, beta, gamma] = chains as [(typeof chains)[0], (typeof chains)[0], (typeof chains)[0]];
const others = [localAccount(98).address, localAccount(99).address];

let relay: Relay;
let server: OwnServer;
const phones: PhoneWallet[] = [];

test.beforeAll(async () => {
  relay = await startRelay();
  // After a failure the next journey begins in a worker of its own.
  server = await ownServer('walletconnect');
  await server.start({ WALLETCONNECT_PROJECT_ID: 'journeys', WALLETCONNECT_RELAY_URL: relay.url });
});
test.afterAll(async () => {
  await server.stop();
  await relay.stop();
});
test.beforeEach(({ page }) => settle(page));
test.afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});

async function phone(options: Omit<Parameters<typeof phoneWallet>[0], 'relayUrl'>): Promise<PhoneWallet> {
  const made = await phoneWallet({ ...options, relayUrl: relay.url });
  phones.push(made);
  return made;
}

const header = (page: Page) => page.getByRole('banner');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Connect/ });

async function pickWalletConnect(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /WalletConnect/ })
    .click();
}

async function pairWith(page: Page, wallet: PhoneWallet): Promise<void> {
  await pickWalletConnect(page);
  await wallet.read(await readCode(page));
  await expect(header(page).getByRole('button', { name: 'Disconnect' })).toBeVisible({ timeout: 30_000 });
}

test('a phone reads the code, signs in, outlives a reload and founds an organisation on two chains', async ({ page }) => {
  const account = await fundedAccount(90);
  const wallet = await phone({ account, chains: [alpha, beta, gamma] });
  await page.goto(`${server.url}/organisations/create`);
  await pairWith(page, wallet);
  await authenticate(page);
  await confirmCitizenship(page);
  expect(wallet.calls.map(({ method }) => method)).toEqual(['personal_sign', 'eth_signTypedData_v4']);

  await page.reload();
  await expect(header(page).getByRole('button', { name: account.address.slice(0, 6) })).toBeVisible();
  await createFromDraft(page, organisation('Lantern Guild', [alpha.id, beta.id], account.address, others));
  await deployOn(page, 'Alpha');
  await deployOn(page, 'Beta');
  const sent = wallet.calls.filter(({ method }) => method === 'eth_sendTransaction');
  expect(sent.map(({ chainId }) => chainId)).toEqual([alpha.id, beta.id]);
  await page.getByRole('link', { name: 'Open the organisation' }).click();
  await expect(page.getByRole('heading', { name: /Lantern Guild/, level: 1 })).toBeVisible();

  // The relay has carried all of it and was told nothing of what it carried.
  const [pageClient] = relay.heard.map(({ from }) => from);
  const ofPage = relay.heard.filter(({ from }) => from === pageClient).map(({ text }) => text);
  expect(ofPage.length).toBeGreaterThan(5);
  expect(ofPage.join('\n')).not.toMatch(/eth_|personal_sign|eip155|0x[0-9a-f]{40}/i);
});

test('on a phone a link opens the wallet beside the page, and each request opens it again', async ({ browser }) => {
  const wallet = await phone({ account: await fundedAccount(96), chains: [alpha] });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await settle(page);
  await page.addInitScript(() => {
    window.open = (url) => {
      sessionStorage.setItem('opened', String(url));
      return null;
    };
  });
  await page.goto(`${server.url}/organisations/create`);
  const gate = page.getByRole('main');
  await gate.getByRole('button', { name: 'Connect Wallet' }).tap();
  await dialogOf(page)
    .getByRole('button', { name: /WalletConnect/ })
    .tap();
  const code = await readCode(page);
  const link = dialogOf(page).getByRole('link', { name: 'Open a wallet on this device' });
  await expect(link).toHaveAttribute('href', code);
  // No app of this machine answers to the link, and the browser waits for one.
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.tap();
  await wallet.read(code);
  await gate.getByRole('button', { name: 'Authenticate' }).tap();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(wallet.calls.map(({ method }) => method)).toEqual(['personal_sign']);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('opened'))).toMatch(/^phonewallet:.*\/wc\?requestId=/);
  await context.close();
});

test('a chain is chosen on either side, and a wallet that lacks one is asked to add it', async ({ page }) => {
  const wallet = await phone({ account: await fundedAccount(91), chains: [alpha, beta], addable: [gamma] });
  await page.goto(server.url);
  await pairWith(page, wallet);
  await authenticate(page);
  const chooseChain = async (from: string, to: string) => {
    await header(page).getByRole('button', { name: from }).click();
    await page.getByRole('menuitem', { name: to }).click();
  };
  await chooseChain('Alpha', 'Beta');
  await expect(header(page).getByRole('button', { name: 'Beta' })).toBeVisible();
  expect(wallet.calls.map(({ method }) => method)).toEqual(['personal_sign']);

  await wallet.announceChain(alpha.id);
  await expect(header(page).getByRole('button', { name: 'Alpha' })).toBeVisible();

  wallet.refuseNext('wallet_switchEthereumChain');
  await chooseChain('Alpha', 'Gamma');
  await expect(page.getByRole('alert').filter({ hasText: 'You declined the request in your wallet' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Alpha' })).toBeVisible();

  await chooseChain('Alpha', 'Gamma');
  await expect(header(page).getByRole('button', { name: 'Gamma' })).toBeVisible();
  expect(wallet.calls.at(-1)).toMatchObject({
    method: 'wallet_addEthereumChain',
    params: [{ rpcUrls: [`${server.url}/rpc/${gamma.id}`] }],
  });

  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Gamma' })).toBeVisible();
  await wallet.setChains([beta]);
  await expect(header(page).getByRole('button', { name: 'Beta' })).toBeVisible();
});

test('who leaves on one side has left on the other', async ({ page }) => {
  const wallet = await phone({ account: await fundedAccount(92), chains: [alpha] });
  await page.goto(server.url);
  await pairWith(page, wallet);
  await authenticate(page);
  await endSession(page, () => wallet.leave());
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();

  await pairWith(page, wallet);
  await page.goto('about:blank');
  await wallet.leave();
  await page.goto(server.url);
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();

  await pairWith(page, wallet);
  await header(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await expect.poll(() => wallet.isPaired()).toBe(false);
  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});

test('a wallet may refuse to connect and to sign, and both can be tried again', async ({ page }) => {
  const wallet = await phone({ account: await fundedAccount(93), chains: [alpha] });
  await page.goto(server.url);
  wallet.refuseNext('proposal');
  await pickWalletConnect(page);
  await wallet.read(await readCode(page));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert').filter({ hasText: 'You declined the request in your wallet' })).toBeVisible();
  await dialog.getByRole('button', { name: /WalletConnect/ }).click();
  await wallet.read(await readCode(page));
  wallet.refuseNext('personal_sign');
  await header(page).getByRole('button', { name: 'Authenticate' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You declined the request in your wallet' })).toBeVisible();
  await authenticate(page);
});

test('the code can be read and reached by everybody, also once it has expired', async ({ page }) => {
  await page.clock.install();
  await page.goto(server.url);
  await pickWalletConnect(page);
  await readCode(page);
  await audit(page, 'code');
  await page.clock.fastForward('05:01');
  await expect(dialogOf(page).getByRole('status')).toContainText('The code has expired');
  await audit(page, 'expired code');
});

test('a code that is left is worth nothing any more, and one that has expired is replaced', async ({ page }) => {
  const wallet = await phone({ account: await fundedAccount(94), chains: [alpha] });
  await page.clock.install();
  await page.goto(server.url);
  await pickWalletConnect(page);
  const left = await readCode(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Choose another wallet' }).press('Enter');
  await expect(dialog.getByRole('button', { name: /WalletConnect/ })).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await dialog.getByRole('button', { name: /WalletConnect/ }).click();
  const expiring = await readCode(page);
  expect(expiring).not.toBe(left);
  await page.clock.fastForward('05:01');
  await expect(dialog.getByRole('status')).toContainText('The code has expired');
  await dialog.getByRole('button', { name: 'Show a new code' }).click();
  const fresh = await readCode(page);
  expect(fresh).not.toBe(expiring);
  await wallet.read(fresh);
  await expect(header(page).getByRole('button', { name: 'Disconnect' })).toBeVisible({ timeout: 30_000 });
});

test('a relay that cannot be reached is named, and a reload brings back the wallet without it', async ({ page }) => {
  const wallet = await phone({ account: await fundedAccount(95), chains: [alpha] });
  await page.goto(server.url);
  await pairWith(page, wallet);
  await authenticate(page);
  const { port } = new URL(relay.url);
  await relay.stop();
  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Alpha' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await settle(page);
  await page.reload();
  await pickWalletConnect(page);
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'WalletConnect cannot be reached' })).toBeVisible({ timeout: 60_000 });
  relay = await startRelay(Number(port));
});
