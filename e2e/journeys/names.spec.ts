import { deployEnsResolver, UNIVERSAL_RESOLVER } from '@althing/devnet';
import { expect, type Page, test } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { CHAIN_URLS } from '../support/environment.ts';
import { foundByApi } from '../support/foundByApi.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { type OwnServer, ownServer } from '../support/ownServer.ts';
import { signForSafe } from '../support/safe.ts';
import { delegateToSelf, transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

/* A server that reads ENS names of a stand-in of the Universal Resolver on Alpha. */
const ALPHA = clients[0]!;
const [BAKER, CARL, DORA] = [localAccount(5_101).address, localAccount(5_102).address, localAccount(5_103).address];

let server: OwnServer;
let resolver: Awaited<ReturnType<typeof deployEnsResolver>>;
test.beforeAll(async () => {
  [server, resolver] = await Promise.all([ownServer('ens_names'), deployEnsResolver(ALPHA)]);
  await server.start({ ENS_RPC_URL: CHAIN_URLS[0]!, ENS_UNIVERSAL_RESOLVER: UNIVERSAL_RESOLVER });
});
test.afterAll(async () => {
  await server.stop();
  await ALPHA.setCode({ address: UNIVERSAL_RESOLVER, bytecode: '0x' });
});

/** An account whose name leads back to it. */
async function nameIs(name: string, account: Address): Promise<void> {
  await resolver.claim(account, name);
  await resolver.point(name, account);
}

/** Types a name, leaves the field, and reads what is said of it. */
async function typeName(page: Page, label: string, name: string, said: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(name);
  await field.blur();
  await expect(page.getByText(said, { exact: true })).toBeVisible();
}
const found = (name: string, account: Address) =>
  `The account of ${name} on Ethereum: ${account.slice(0, 6)}…${account.slice(-6)}. Check it.`;

test('names stand beside addresses, are paid, and become owners of a Safe, always as the address that they lead to', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const founder = await fundedAccount(271);
  await nameIs('baker.eth', BAKER);
  await nameIs('carl.eth', CARL);
  await installWallet(context, { account: founder, chains });
  const form = organisation(untaken('Name Givers'), [31337], founder.address, [CARL, DORA]);
  form.token!.initialReceivers[0]!.receivers.push({ tempId: 'receiver-3', address: CARL, amount: '100' });
  const { slug, governors, contracts } = await foundByApi(server.url, founder, form);
  const home = `${server.url}/organisations/${slug}`;
  await ALPHA.setBalance({ address: governors[0]!.timelock as Address, value: parseEther('2') });
  await settle(page);
  await page.goto(home);
  await connect(page);
  await authenticate(page);
  await delegateToSelf(page);

  await test.step('a name stands beside its address in the members, and finds them', async () => {
    await page.goto(`${home}/members`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Votes of/ }) });
    const carls = rows.filter({ has: page.getByTitle(CARL) });
    await expect(carls).toContainText('carl.eth');
    await expect(carls).toContainText(CARL.slice(0, 6));
    await page.getByRole('textbox', { name: 'Address' }).fill('carl.eth');
    await page.keyboard.press('Enter');
    await expect(page.getByText(found('carl.eth', CARL))).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(CARL);
    await expect(rows).toHaveCount(1);
    await expect(carls).toBeVisible();
    await audit(page, 'members by a name');
  });

  await test.step('a payment to a name is proposed to its address', async () => {
    await page.goto(home);
    await page.getByRole('tab', { name: 'Governor' }).click();
    await page.getByRole('link', { name: 'New proposal' }).first().click();
    await page.getByLabel('Title').fill('Pay the baker by name');
    await page.getByRole('textbox', { name: 'Description' }).fill('Bread.');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Send ETH' }).click();
    await page.getByLabel('Amount in ETH').fill('1');
    await typeName(page, 'Recipient', 'nowhere.eth', 'No address is recorded for nowhere.eth.');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('No address is recorded for nowhere.eth.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Recipient' })).toHaveValue('nowhere.eth');
    await audit(page, 'a name without an address');
    await typeName(page, 'Recipient', 'Baker.eth', found('baker.eth', BAKER));
    await expect(page.getByRole('textbox', { name: 'Recipient' })).toHaveValue(BAKER);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(/the action would pass/)).toBeVisible();
    await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
    await expect(page.getByRole('heading', { name: 'Pay the baker by name' })).toBeVisible();
    const beside = page.getByTitle(BAKER).first().locator('xpath=../..');
    await expect(beside).toContainText('baker.eth');
    await expect(beside).toContainText(BAKER.slice(0, 6));
  });

  await test.step('an owner is named for oneself, and another is added by a name', async () => {
    const treasury = contracts.find(({ kind }) => kind === 'safeTreasury')!.address;
    await page.goto(`${home}/safes/31337/${treasury}`);
    const owners = page.getByRole('region', { name: 'Owners' });
    await expect(owners.getByRole('listitem').filter({ has: page.getByTitle(CARL) })).toContainText('carl.eth');
    await owners
      .getByRole('listitem')
      .filter({ has: page.getByTitle(DORA) })
      .getByRole('button', { name: / for yourself$/ })
      .click();
    const naming = page.getByRole('dialog', { name: 'A name of your own' });
    await naming.getByRole('textbox', { name: 'Name' }).fill('Dora of the mill');
    await naming.getByRole('button', { name: 'Keep the name' }).click();
    await expect(naming).toBeHidden();
    await expect(owners).toContainText('Dora of the mill');
    await audit(page, 'a Safe whose owners have names');

    await page.getByRole('link', { name: 'New transaction' }).click();
    await page.getByRole('button', { name: 'Add an owner' }).click();
    await page.getByRole('button', { name: 'Choose instead of typing: New owner' }).click();
    await page.getByRole('menuitem', { name: /^Dora of the mill/ }).click();
    await expect(page.getByRole('textbox', { name: 'New owner' })).toHaveValue(DORA);
    await expect(page.getByText('You call it Dora of the mill.')).toBeVisible();
    await typeName(page, 'New owner', 'baker.eth', found('baker.eth', BAKER));
    await page.getByRole('button', { name: 'Review' }).click();
    await signForSafe(page, page.getByRole('button', { name: 'Propose' }));
    const waiting = await page.request.get(`${server.url}/safe/31337/api/v2/safes/${treasury}/multisig-transactions/`);
    expect(JSON.stringify(await waiting.json()).toLowerCase()).toContain(BAKER.slice(2).toLowerCase());
  });
});
