import { safeMessageHash } from '@althing/bindings';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, type Hex, parseEther } from 'viem';
import { clients } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { fundedAccount } from '../support/funding.ts';
import { deploySafe, signForSafe } from '../support/safe.ts';
import { visit } from '../support/visitor.ts';

const ALPHA = clients[0]!;
const TEXT = 'We moor at pier four.\n\nUntil spring.';
const MOORING = {
  types: { Mooring: [{ name: 'pier', type: 'uint256' }] },
  domain: { name: 'Harbour', chainId: 31337 },
  primaryType: 'Mooring',
} as const;
const json = (message: object): string => JSON.stringify({ ...MOORING, message }, null, 2);

const propose = (page: Page): Locator => page.getByRole('button', { name: 'Propose' });

/** The complete signature that is shown with a message. */
async function signatureOf(message: Locator): Promise<Hex> {
  const complete = message.getByRole('group', { name: 'Complete signature' });
  await expect(complete).toContainText('The Safe accepts this signature', { timeout: 30_000 });
  const values = await complete.locator('[data-value]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['value']!));
  return values.at(-1) as Hex;
}

test('two owners of a Safe sign a text and typed data, which the Safe then accepts on chain; faults are told and lose nothing', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [ann, ben] = [await fundedAccount(130), await fundedAccount(131)];
  const safe: Address = await deploySafe({
    owners: [ann.address, ben.address],
    threshold: 2,
    saltNonce: BigInt(1_000 * attempt() + 130),
  });
  const page = await visit(browser, ann, `/safes/31337/${safe}`);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.getByRole('button', { name: 'New message' }).click();
  await propose(page).click();
  await expect(page.getByText('Write what the Safe is to sign.')).toBeVisible();
  await page.getByText('Typed data (EIP-712)').click();
  const typed = page.getByRole('textbox', { name: 'Typed data' });
  await typed.fill('{');
  await expect(page.getByText(/^This is no JSON\./)).toBeVisible();
  await typed.fill(json({ pier: 4, berth: 2 }));
  await expect(page.getByText('message.berth would not be signed, as the type Mooring does not name it.')).toBeVisible();
  await audit(page, 'message of a Safe with a fault');

  // What was written outlives the page.
  await page.reload();
  await expect(typed).toHaveValue(json({ pier: 4, berth: 2 }));
  await typed.fill(json({ pier: 4 }));
  await expect(page.getByRole('region', { name: 'What is signed' })).toContainText('pier uint2564');
  await page.getByText('Text', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(TEXT);
  await signForSafe(page, propose(page));
  const text = page.getByRole('article', { name: 'We moor at pier four. Until spring.' });
  await expect(text).toContainText('1 of 2 signatures, one is missing');
  await expect(text).toContainText('You have signed it.');

  await page.getByRole('button', { name: 'New message' }).click();
  await page.getByText('Typed data (EIP-712)').click();
  await expect(typed).toHaveValue(json({ pier: 4 }));
  await signForSafe(page, propose(page));
  const mooring = page.getByRole('article', { name: 'Mooring for Harbour' });
  await expect(mooring).toBeVisible();

  const other = await visit(browser, ben, `/safes/31337/${safe}?view=messages`);
  for (const name of ['We moor at pier four. Until spring.', 'Mooring for Harbour']) {
    const theirs = other.getByRole('article', { name });
    await expect(theirs.getByText('Needs your signature')).toBeVisible();
    await signForSafe(other, theirs.getByRole('button', { name: 'Sign', exact: true }));
  }
  // The page of the first owner hears of it by itself.
  expect(await ALPHA.verifyMessage({ address: safe, message: TEXT, signature: await signatureOf(text) })).toBe(true);
  const signature = await signatureOf(mooring);
  expect(await ALPHA.verifyTypedData({ address: safe, ...MOORING, message: { pier: 4n }, signature })).toBe(true);
  await expect(mooring).toContainText(
    safeMessageHash({ ...MOORING, types: { Mooring: [...MOORING.types.Mooring] }, message: { pier: 4 } }),
  );
  await audit(page, 'messages of a Safe');
  await other.context().close();
  await page.context().close();
});

test('an owner adds a delegate, who proposes to the Safe; the owners sign it, and the delegate leaves', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ann, ben] = [await fundedAccount(132), await fundedAccount(133)];
  const clerk = await fundedAccount(134);
  const safe: Address = await deploySafe({
    owners: [ann.address, ben.address],
    threshold: 2,
    saltNonce: BigInt(1_000 * attempt() + 132),
  });
  await ALPHA.setBalance({ address: safe, value: parseEther('3') });
  const theirs = await visit(browser, clerk, `/safes/31337/${safe}?view=delegates`);
  await expect(theirs.getByText('No delegates')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add delegate' })).toBeDisabled();
  await expect(theirs.getByRole('paragraph').filter({ hasText: 'Only owners of the Safe can do this' })).toBeVisible();

  const page = await visit(browser, ann, `/safes/31337/${safe}`);
  await page.getByRole('tab', { name: 'Delegates' }).click();
  await page.getByRole('button', { name: 'Add delegate' }).click();
  await expect(page.getByText('Enter the address of the delegate.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(ben.address);
  await expect(page.getByText('This account owns the Safe, so it may propose already.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(clerk.address);
  await page.getByRole('textbox', { name: 'Name' }).fill('Clerk');
  await signForSafe(page, page.getByRole('button', { name: 'Add delegate' }));
  const entry = page.getByRole('list', { name: 'Delegates' }).getByRole('listitem').filter({ hasText: 'Clerk' });
  await expect(entry).toContainText('This Safe · added by You');
  await audit(page, 'delegates of a Safe');

  await theirs.goto(`/safes/31337/${safe}`);
  await expect(theirs.getByText('You are a delegate of an owner')).toBeVisible();
  await theirs.getByRole('link', { name: 'New transaction' }).click();
  await theirs.getByRole('button', { name: 'Send ETH', exact: true }).click();
  await theirs.getByRole('textbox', { name: 'Recipient' }).fill(ben.address);
  await theirs.getByLabel(/^Amount in ETH/).fill('2');
  await theirs.getByRole('button', { name: 'Review' }).click();
  await signForSafe(theirs, theirs.getByRole('button', { name: 'Propose' }));
  const proposed = theirs.getByRole('article', { name: /^Send 2 ETH/ });
  await expect(proposed).toContainText('through the delegate You');
  await expect(proposed).toContainText('0 of 2 signatures, 2 are missing');

  await page.getByRole('tab', { name: 'Queue' }).click();
  await signForSafe(page, page.getByRole('article', { name: /^Send 2 ETH/ }).getByRole('button', { name: 'Sign', exact: true }));
  await expect(proposed).toContainText('1 of 2 signatures, one is missing', { timeout: 30_000 });

  await page.getByRole('tab', { name: 'Delegates' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(clerk.address);
  await page.getByRole('textbox', { name: 'Name' }).fill('Clerk of all');
  await page.getByText('Every Safe of the owner', { exact: true }).click();
  await signForSafe(page, page.getByRole('button', { name: 'Add delegate' }));
  await expect(page.getByRole('list', { name: 'Delegates' }).getByRole('listitem')).toHaveCount(2);

  // What ends for every Safe ends for this one too.
  await theirs.getByRole('tab', { name: 'Delegates' }).click();
  const all = theirs.getByRole('listitem').filter({ hasText: 'Clerk of all' });
  await signForSafe(theirs, all.getByRole('button', { name: 'Remove' }));
  await expect(theirs.getByText('No delegates')).toBeVisible();
  await expect(theirs.getByText('Your account is no owner')).toBeVisible();
  await theirs.context().close();
  await page.context().close();
});
