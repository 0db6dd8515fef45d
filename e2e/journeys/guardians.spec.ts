import type { OrganisationDetail } from '@althing/domain/http';
import { sampleWallet } from '@althing/domain/testing';
import { expect, type Page, test } from '@playwright/test';
import { createPublicClient, http, parseAbi } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { anotherBrowser } from '../support/anotherBrowser.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { organisation, storeDraft } from '../support/draft.ts';
import { enter, found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, confirmReview, fillMultisig, next, select, unfold } from '../support/wizard.ts';

const ALPHA = chains[0]!;
const VETOERS = parseAbi([
  'function preVoteVetoer() view returns (address)',
  'function preExecutionVetoer() view returns (address)',
  'function getOwners() view returns (address[])',
]);

test('a founder names guardians before the vote and before execution, and the governor knows both when it is deployed', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(81);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  const name = `Lighthouse ${attempt()}`;
  const draft = organisation(name, [ALPHA.id], founder.address, [localAccount(5).address, localAccount(6).address]);
  const { governorName } = draft.modules.governor[0]!;
  await storeDraft(page, draft, 'selection');
  await page.reload();

  await select(page, 'Pre-Vote Veto');
  await select(page, 'Pre-Execution Veto');
  for (const title of ['Governor', 'Safe', 'Modules']) await advance(page, title);

  const guardians = [localAccount(7).address, localAccount(8).address];
  const before = page.getByRole('region', { name: 'Pre-Vote Veto: guardians 1' });
  const after = page.getByRole('region', { name: 'Pre-Execution Veto: guardians 1' });
  await next(page);
  await expect(before.getByText('Please select a governor')).toBeVisible();
  for (const veto of [before, after]) {
    await choose(veto, page, 'Governor', `${governorName} on ${ALPHA.name}`);
    await fillMultisig(page, veto, guardians, 2);
  }
  await page.reload();
  await expect(after.getByRole('textbox', { name: 'Guardian 2' })).toHaveValue(guardians[1]!);
  await advance(page, 'Token');
  await next(page);

  await unfold(page);
  await expect(page.getByRole('heading', { name: `Pre-Vote Veto of ${governorName}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Pre-Execution Veto of ${governorName}` })).toBeVisible();
  await confirmReview(page, 5);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).toHaveURL(/\/deploy$/);
  await deployOn(page, ALPHA.name);
  await expect(page.getByRole('heading', { name: `${name} is deployed` })).toBeVisible({ timeout: 30_000 });

  const slug = new URL(page.url()).pathname.split('/')[2]!;
  const { contracts } = (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
  const addressOf = (kind: string) => contracts.find((contract) => contract.kind === kind)!.address as `0x${string}`;
  const client = createPublicClient({ chain: ALPHA, transport: http() });
  const governor = { address: addressOf('governor'), abi: VETOERS } as const;
  expect(await client.readContract({ ...governor, functionName: 'preVoteVetoer' })).toBe(addressOf('preVoteVeto'));
  expect(await client.readContract({ ...governor, functionName: 'preExecutionVetoer' })).toBe(addressOf('preExecutionVeto'));
  for (const kind of ['preVoteVeto', 'preExecutionVeto']) {
    expect(await client.readContract({ address: addressOf(kind), abi: VETOERS, functionName: 'getOwners' })).toEqual(guardians);
  }
});

/** Puts a resolution up and ends on its page. */
async function propose(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'New proposal' }).first().click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('Decided in words only.');
  await advance(page, 'Actions');
  await advance(page, 'Review');
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** Proposes a veto through the guardians' Safe with one guardian, then signs and executes it with the other. */
async function veto([first, second]: readonly [Page, Page], proposal: string, reason: string, others: Page): Promise<void> {
  const panel = (page: Page) => page.getByRole('region', { name: /^Veto by “Pre-/ });
  await first.goto(proposal);
  await expect(panel(first)).toContainText('You are one of the guardians. 2 of 2 guardians have to sign a veto. None is proposed.');
  await panel(first).getByRole('button', { name: 'Propose a veto' }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(panel(first)).toContainText('1 of 2 signatures, one is missing');
  await expect(panel(others)).toContainText('A veto is proposed, but the proposal is stopped only once it is executed.', {
    timeout: 30_000,
  });

  // On the page of their Safe the guardians find what they can veto.
  await second.goto(proposal);
  await panel(second).getByRole('link', { name: 'Queue of the guardians' }).click();
  const inWindow = second.getByRole('region', { name: 'Can be vetoed now' });
  await expect(inWindow).toContainText('too late');
  await expect(second.getByRole('article', { name: /^Veto a proposal of / })).toContainText(reason);
  await inWindow.getByRole('link').click();
  await expect(panel(second)).toContainText(reason);
  await transact(second, panel(second).getByRole('button', { name: 'Sign and execute' }));
}

test('two guardians veto a proposal before the vote through their Safe, another after it has passed, and everybody reads why', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const founder = await fundedAccount(82);
  const [first, second] = [await fundedAccount(83), await fundedAccount(84)];
  await installWallet(context, { account: founder, chains });
  const draft = organisation(untaken('Breakwater'), [ALPHA.id], founder.address, [localAccount(5).address, localAccount(6).address]);
  const { governorName } = draft.modules.governor[0]!;
  const guard = { ...sampleWallet(ALPHA.id, [first.address, second.address]), threshold: 2, governorName };
  const modules = { ...draft.modules, preVoteVeto: [guard], preExecutionVeto: [guard] };
  await found(page, { ...draft, modules }, [ALPHA.name], 5);

  const assembly = page.getByRole('region', { name: /Assembly/ });
  await expect(assembly.getByText('can stop a proposal until voting opens')).toBeVisible();
  await expect(assembly.getByText('can stop what has passed until it is executed')).toBeVisible();
  await transact(page, assembly.getByRole('button', { name: 'Delegate to yourself' }));

  const organisationPage = page.url();
  const now = page.getByRole('region', { name: 'What happens now' });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const skip = now.getByRole('button', { name: /^Move Alpha ahead by/ });
  const badge = page.getByText(/^(Pending|Active|Succeeded|VETOED)$/).first();
  const guardians = [
    await anotherBrowser(browser, first, organisationPage),
    await anotherBrowser(browser, second, organisationPage),
  ] as const;

  await propose(page, 'Dredge the harbour');
  await expect(now).toContainText('Its proposer can cancel it, and the guardian “Pre-vote veto Safe');
  await expect(timeline).toContainText('Until then the guardian “Pre-vote veto Safe');
  await expect(now).toContainText('Once voting opens it is too late.');
  await veto(guardians, page.url(), 'The price is twice what was agreed.', page);
  await expect(badge).toHaveText('VETOED', { timeout: 30_000 });
  await expect(now).toContainText('stopped it. It can never be carried out.');
  await expect(now).toContainText('Reason of the guardians: The price is twice what was agreed.');
  await audit(page, 'a vetoed proposal');

  await page.goto(organisationPage);
  await propose(page, 'Raise the wall');
  await skip.click();
  await expect(badge).toHaveText('Active');
  const ballot = page.getByRole('region', { name: 'Your vote' });
  await ballot.getByRole('radio', { name: 'For' }).check();
  await transact(page, ballot.getByRole('button', { name: 'Vote For' }));
  await skip.click();
  await expect(badge).toHaveText('Succeeded');
  await expect(now).toContainText('can stop it until it is executed.');
  await veto(guardians, page.url(), 'The wall would shut the mouth.', page);
  await expect(badge).toHaveText('VETOED', { timeout: 30_000 });
  await expect(timeline).toContainText('Vetoed by the guardian “Pre-execution veto Safe');
  await expect(now).toContainText('Reason of the guardians: The wall would shut the mouth.');
});
