import { governorAbi, tokenAbi } from '@althing/bindings';
import { expect, type Page, test } from '@playwright/test';
import { parseEther } from 'viem';
import { readContract } from 'viem/actions';
import { clients, localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { passProposal } from '../support/passProposal.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const others = [localAccount(8).address, localAccount(9).address];

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('What we spoke about at the meeting.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

test('payments from a list, a new quorum and a call by ABI go by file into another draft, and onto the chain', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const founder = await fundedAccount(75);
  const [baker, miller] = [localAccount(5_100 + attempt()).address, localAccount(5_200 + attempt()).address];
  await installWallet(context, { account: founder, chains });
  await found(page, founder, organisation('Mill Wardens', [31337, 31338], founder.address, others));
  const assembly = page.getByRole('region', { name: /Assembly/ });
  await transact(page, assembly.getByRole('button', { name: 'Delegate to yourself' }));
  const { governors } = await (
    await page.request.get(`/api/v1${new URL(page.url()).pathname.replace('/organisations/', '/organisations/slug/')}`)
  ).json();
  const { address: governor, timelock: treasury, token } = governors[0];
  const alpha = clients[0]!;
  await alpha.waitForTransactionReceipt({ hash: await alpha.sendTransaction({ to: treasury, value: parseEther('2') }) });

  await page.getByRole('link', { name: 'New proposal' }).first().click();
  await write(page, 'First thoughts');
  await page.getByRole('button', { name: 'Pay many at once' }).click();
  await page.getByLabel('One payment a line').fill(`who;how much\n${baker};0.5\n${miller};0.25`);
  await page.getByRole('button', { name: 'Add 2 payments' }).click();

  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Only the owner of the token can do this/)
      .first(),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Find an action' }).fill('quorum');
  await page.keyboard.press('Enter');
  await page.getByLabel('New quorum').fill('12');
  await expect(page.getByRole('list', { name: 'What it means' })).toContainText('A vote needs 12 % of all votes');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Call a contract by its ABI' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call a contract by its ABI' });
  await dialog.getByRole('textbox', { name: 'Contract' }).fill(token);
  await dialog
    .getByRole('textbox', { name: 'ABI' })
    .fill(JSON.stringify(tokenAbi.filter((item) => 'name' in item && item.name === 'approve')));
  await dialog.getByRole('combobox', { name: 'Function' }).click();
  await page.getByRole('option', { name: /^approve\(/ }).click();
  await dialog.getByRole('button', { name: 'Add the call' }).click();
  await page.getByRole('textbox', { name: 'spender (address)' }).fill(baker);
  await page.getByLabel('value (uint256)').fill('7');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export actions' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Drafts' }).click();
  await page.getByRole('menuitem', { name: 'New draft' }).click();
  await write(page, 'Bread and rules');
  await page
    .getByLabel('Choose a file with actions')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('The file was not added')).toBeVisible();
  await page.getByLabel('Choose a file with actions').setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Actions' }).getByRole('heading')).toHaveCount(4);
  await expect(page.getByLabel('New quorum')).toHaveValue('12');
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await expect(page.getByText('A vote needs 12 % of all votes.')).toBeVisible();
  await expect(page.getByText(/all actions would pass/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('quorum changes from');
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await expect(page.getByRole('heading', { name: 'Bread and rules' })).toBeVisible();
  await passProposal(page);

  expect(await readContract(alpha, { address: governor, abi: governorAbi, functionName: 'quorumNumerator' })).toBe(1200n);
  expect(await readContract(alpha, { address: token, abi: tokenAbi, functionName: 'allowance', args: [treasury, baker] })).toBe(7n);
  expect(await alpha.getBalance({ address: baker })).toBe(parseEther('0.5'));
  expect(await alpha.getBalance({ address: miller })).toBe(parseEther('0.25'));

  // The other draft is still there.
  await page.goto(`${page.url().split('/proposals')[0]}/proposals/create`);
  await expect(page.getByRole('list', { name: 'Actions' }).getByRole('heading')).toHaveCount(4);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('First thoughts');
});
