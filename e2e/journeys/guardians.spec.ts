import { sampleHolder } from '@althing/domain/testing';
import { expect, type Page, test } from '@playwright/test';
import { localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';
import { advance } from '../support/wizard.ts';

const ALPHA = chains[0]!;
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
  await expect(inWindow).toContainText('Time left: ');
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
  const guard = { ...sampleHolder([first.address, second.address]), threshold: 2, chainId: ALPHA.id, governorName };
  const modules = { ...draft.modules, preVoteVeto: [guard], preExecutionVeto: [guard] };
  await found(page, founder, { ...draft, modules });

  const assembly = page.getByRole('region', { name: /Assembly/ });
  await expect(assembly.getByText('can stop a proposal until voting opens')).toBeVisible();
  await expect(assembly.getByText('can stop what has passed until it is executed')).toBeVisible();
  await transact(page, assembly.getByRole('button', { name: 'Delegate to yourself' }));

  const organisationPage = page.url();
  const now = page.getByRole('region', { name: 'What happens now' });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const skip = now.getByRole('button', { name: /^Move Alpha ahead by/ });
  const badge = page.getByText(/^(Pending|Active|Succeeded|VETOED)$/).first();
  const guardians = [await visit(browser, first, organisationPage), await visit(browser, second, organisationPage)] as const;

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
