import type { OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { chains } from '../support/chains.ts';
import { found } from '../support/founding.ts';
import { audit } from '../support/axe.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { transact } from '../support/transactions.ts';
import {
  addressOf,
  delegateToThemselves,
  governorOn,
  proposeUpgrade,
  sign,
  stepUpgrade,
  throughGovernor,
  upgradableForm,
  voteOnUpgrade,
} from '../support/upgrades.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, next, place } from '../support/wizard.ts';

const [ALPHA, ...OTHERS] = chains;
const CHAIN_IDS = chains.map(({ id }) => id);
const [OLD, NEW] = [7, 9].map((index) => localAccount(index).address) as [Address, Address];
const OTHER_GUARDIAN = localAccount(8).address;

/** The page is gone and opened again: whatever it knew, it has to find out anew. */
const kill = (page: Page) => page.reload();

async function answer<Body>(page: Page, path: string): Promise<Body> {
  return (await (await page.request.get(`/api/v1/organisations/${path}`)).json()) as Body;
}

const transactionOf = (page: Page, id: string): Locator => page.getByRole('listitem', { name: `Transaction ${id}` });

async function confirmAndPropose(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /Click here if the information above is correct/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Propose the upgrade' }).click();
  await expect(page).toHaveURL(/tab=modules/);
}

test('two signers change quorum and guardians on three chains, with every page lost after every step', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  const signers = [await fundedAccount(96), await fundedAccount(97)] as const;
  const [first, second] = signers;
  await installWallet(context, { account: first, chains });
  const form = upgradableForm('Breakwater Works', CHAIN_IDS, signers, [OLD, OTHER_GUARDIAN]);
  await found(page, first, form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.name);
  const home = new URL(page.url()).pathname;
  const slug = home.split('/')[2]!;

  // The edit, over a reload in its middle.
  await page.goto(`${home}/edit`);
  await next(page);
  await expect(page.getByText('Please enter a proposal name').first()).toBeVisible();
  await page.getByLabel('Proposal Name').fill('More of us, other guardians');
  await advance(page, 'Module Selection');
  await advance(page, 'Governor');
  for (const { governorName } of form.modules.governor) {
    const card = page.getByRole('region', { name: governorName });
    await card.getByRole('button', { name: `Change ${governorName}` }).click();
    await card.getByLabel(/Quorum/).fill('60');
  }
  await kill(page);
  await expect(place(page, 'Governor')).toBeVisible();
  await advance(page, 'Safe');
  await advance(page, 'Modules');
  for (const [index] of CHAIN_IDS.entries()) {
    const card = page.getByRole('region', { name: `Pre-Vote Veto: guardians ${index + 1}` });
    await card.getByRole('button', { name: /^Change / }).click();
    await card.getByRole('textbox', { name: 'Guardian 1' }).fill(NEW);
  }
  await advance(page, 'Token');
  await next(page);
  const changes = page.getByRole('list', { name: 'What changes' });
  await expect(changes.getByText('Quorum: 50 % becomes 60 %')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'What will be sent' }).getByText(/^Add Pre-vote veto Safe/)).toHaveCount(3);
  const simulated = page.getByRole('region', { name: /^What it would do on / });
  await expect(simulated.getByText(/: the quorum changes from 50 % to 60 %\.$/)).toHaveCount(3);
  await kill(page);
  await expect(changes.getByText('Quorum: 50 % becomes 60 %')).toHaveCount(3);
  await confirmAndPropose(page);
  await page.getByRole('link', { name: 'More of us, other guardians' }).click();
  await expect(page.getByText('Who decides')).toBeVisible();
  await expect(simulated.getByText(/: the quorum changes from 50 % to 60 %\.$/)).toHaveCount(3);
  const proposalId = page.url().split('/').at(-1)!;
  await sign(page, page.getByRole('button', { name: 'Sign for it' }));
  await expect(page.getByText('1 for and 0 against; 2 needed')).toHaveCount(3);
  await kill(page);
  await expect(page.getByText('1 for and 0 against; 2 needed')).toHaveCount(3);
  await expect(page.getByText('You have agreed to it already.')).toBeVisible();

  const other = await visit(browser, second, new URL(page.url()).pathname);
  await sign(other, other.getByRole('button', { name: 'Sign for it' }));
  await expect(other.getByText('Approved')).toBeVisible();
  await kill(other);
  await other.getByRole('button', { name: 'Begin the execution' }).click();
  await expect(other.getByText('Executing')).toBeVisible();
  await kill(other);

  // The Safe's part of each chain: one signer proposes it there, the other signs and sends it.
  await kill(page);
  for (const id of CHAIN_IDS) {
    await sign(page, transactionOf(page, `${id}/1`).getByRole('button', { name: 'Propose to the Safe' }));
    await kill(page);
    await transact(other, transactionOf(other, `${id}/1`).getByRole('button', { name: 'Sign and execute' }));
    await kill(other);
    await expect(transactionOf(other, `${id}/1`).getByText('done')).toBeVisible({ timeout: 30_000 });
  }

  // The governor's part of each chain: in the browser on one, with the members' keys on the others.
  const before = await answer<OrganisationDetail>(page, `slug/${slug}`);
  for (const id of CHAIN_IDS) await delegateToThemselves(before, id, signers);
  const decided = transactionOf(page, `${ALPHA!.id}/2`);
  await kill(page);
  await expect(decided.getByText('Quorum: 50 % on the chain now, 60 % once this is done.')).toBeVisible({ timeout: 30_000 });
  await transact(page, decided.getByRole('button', { name: 'Put it to the governor’s vote' }));
  await kill(page);
  await decided.getByRole('link', { name: 'Vote, queue and execute there' }).click();
  await expect(page.getByRole('heading', { name: 'More of us, other guardians' })).toBeVisible();
  const now = page.getByRole('region', { name: 'What happens now' });
  const skip = now.getByRole('button', { name: /^Move Alpha ahead by/ });
  await skip.click();
  const ballot = page.getByRole('region', { name: 'Your vote' });
  await ballot.getByRole('radio', { name: 'For' }).check();
  await transact(page, ballot.getByRole('button', { name: 'Vote For' }));
  await skip.click();
  await transact(page, now.getByRole('button', { name: 'Queue' }));
  await kill(page);
  await skip.click();
  await transact(page, now.getByRole('button', { name: 'Execute' }));
  const upgrade = await answer<UpgradeProposal>(page, `upgrade-proposals/${proposalId}`);
  for (const { id } of OTHERS) await throughGovernor(upgrade, `${id}/2`, signers);

  await expect(other.getByRole('button', { name: 'Register' })).toBeEnabled({ timeout: 60_000 });
  await kill(other);
  await other.getByRole('button', { name: 'Register' }).click();
  await expect(other.getByText('Registered', { exact: true })).toBeVisible({ timeout: 30_000 });
  await kill(other);
  await expect(other.getByText('The organisation is what this proposal said.')).toBeVisible();

  const after = await answer<OrganisationDetail>(page, `slug/${slug}`);
  expect(after.modules.governor.map(({ quorumThreshold }) => quorumThreshold)).toEqual([60, 60, 60]);
  for (const id of CHAIN_IDS) {
    const { quorum, vetoer } = await governorOn(after, id);
    expect([quorum, vetoer]).toEqual([6000n, addressOf(after, id, 'preVoteVeto')]);
    expect(vetoer).not.toBe(addressOf(before, id, 'preVoteVeto'));
  }
});

test('a rejected upgrade stays in the history, and who edits while another one is registered is told and loses nothing', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const signers = [await fundedAccount(98), await fundedAccount(99)] as const;
  const [first, second] = signers;
  await installWallet(context, { account: first, chains });
  const form = upgradableForm('Mole Works', [ALPHA!.id], signers, [OLD, OTHER_GUARDIAN]);
  await found(page, first, form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.name);
  const home = new URL(page.url()).pathname;
  const organisation = await answer<OrganisationDetail>(page, `slug/${home.split('/')[2]}`);
  const [one, two] = [await citizen(BASE_URL, first), await citizen(BASE_URL, second)];

  const refused = await proposeUpgrade(BASE_URL, one, organisation, { proposalName: 'Another name', name: `${form.name} Limited` });
  await page.goto(`${home}/upgrades/${refused.id}`);
  await expect(page.getByText('0 for and 0 against; 2 needed')).toBeVisible();
  await audit(page, 'an open upgrade proposal');
  await sign(page, page.getByRole('button', { name: 'Reject' }));
  await expect(page.getByText('You have rejected it already.')).toBeVisible();
  await voteOnUpgrade(BASE_URL, two, refused, { signer: second, approve: false });
  await expect(page.getByText('Rejected. It is kept here, and nothing of it happens. It can be proposed again.')).toBeVisible({
    timeout: 30_000,
  });
  await audit(page, 'a rejected upgrade proposal');
  await page.getByRole('link', { name: 'Propose it again' }).click();
  await page.getByRole('button', { name: 'Take over its changes' }).click();
  await expect(page.getByRole('textbox', { name: labelOf('name'), exact: true })).toHaveValue(`${form.name} Limited`);
  await page.goto(`${home}?tab=modules`);
  const row = page.getByRole('listitem').filter({ hasText: 'Another name' });
  await expect(row.getByText('Rejected', { exact: true })).toBeVisible();

  // Both edit at once, each in a browser of their own.
  const other = await visit(browser, second, `${home}/edit`);
  await other.getByRole('textbox', { name: 'Description' }).fill('Mine, which nobody else has read yet.');
  const registered = await proposeUpgrade(BASE_URL, one, organisation, { proposalName: 'A third name', name: `${form.name} and Sons` });
  await voteOnUpgrade(BASE_URL, one, registered, { signer: first, approve: true });
  await voteOnUpgrade(BASE_URL, two, registered, { signer: second, approve: true });
  for (const step of ['execute', 'register'] as const) await stepUpgrade(BASE_URL, one, registered, step);

  await expect(other.getByText('The organisation has changed since you began this draft')).toBeVisible({ timeout: 30_000 });
  await audit(other, 'an edit whose organisation has changed');
  await other.getByRole('button', { name: 'Take over what has changed' }).click();
  await expect(other.getByText('The organisation has changed since you began this draft')).toBeHidden();
  await expect(other.getByRole('textbox', { name: 'Organisation name' })).toHaveValue(`${form.name} and Sons`);
  await expect(other.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine, which nobody else has read yet.');
  await kill(other);
  await expect(other.getByRole('textbox', { name: 'Organisation name' })).toHaveValue(`${form.name} and Sons`);
  await expect(other.getByText('The organisation has changed since you began this draft')).toBeHidden();
  await other.getByLabel('Proposal Name').fill('Another description');
  await advance(other, 'Module Selection');
  await advance(other, 'Governor');
  await audit(other, 'the governor of an edit');
  for (const title of ['Safe', 'Modules', 'Token']) await advance(other, title);
  await next(other);
  await expect(other.getByText('Nothing is sent to any chain: once the signers have agreed, only the record changes.')).toBeVisible();
  await audit(other, 'the review of an edit');
});
