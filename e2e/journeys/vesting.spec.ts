import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import type { Address } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { organisation } from '../support/draft.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, endSession, signStatement } from '../support/identity.ts';
import { openVote } from '../support/openVote.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const ALPHA = chains[0]!;

/** All of the first schedule has vested, and one of two parts of the second. */
const vestingOf = (receiver: Address) => [
  {
    chainId: ALPHA.id,
    isFlexVoting: true,
    schedules: [
      {
        vestingType: 'linear' as const,
        startDate: '2024-01-01T00:00:00Z',
        endDate: '2025-01-01T00:00:00Z',
        receivers: [{ tempId: '1', address: receiver, amount: '100' }],
      },
      {
        vestingType: 'milestone' as const,
        milestoneDates: ['2025-06-01T00:00:00Z', '2045-06-01T00:00:00Z'],
        receivers: [{ tempId: '2', address: receiver, amount: '60' }],
      },
    ],
  },
];

/** Casts a part of the votes by oneself, and signs the rest. Answers the link that brings the signed vote. */
async function splitAndSign(page: Page): Promise<string> {
  const ballot = page.getByRole('region', { name: 'Your vote' });
  await ballot.getByRole('radio', { name: 'Split my votes' }).check();
  await ballot.getByLabel('For, in HRB').fill('100');
  await ballot.getByLabel('Against, in HRB').fill('50.5');
  await expect(ballot).toContainText('849.5 HRB stay unused');
  await transact(page, ballot.getByRole('button', { name: 'Vote in parts' }));
  await expect(ballot).toContainText('849.50 HRB are left');
  await ballot.getByRole('radio', { name: 'Abstain' }).check();
  await ballot.getByLabel('Reason (optional)').fill('Signed at sea.');
  await ballot.getByRole('button', { name: 'Sign it, and let somebody else send it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in wallet' }).click();
  const signed = page.getByRole('dialog', { name: 'Your vote is signed' });
  await signed.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a member votes with what has vested, splits the rest, has a friend send a signed vote, who is asked for the statement first, and releases the tokens', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const founder = await fundedAccount(171);
  const friend = await fundedAccount(172);
  const wallet = await installWallet(context, { account: founder, chains });
  const draft = organisation(`Boathouse ${attempt()}`, [ALPHA.id], founder.address, [localAccount(5).address, localAccount(6).address]);
  const token = { ...draft.token!, vesting: vestingOf(founder.address) };
  await found(page, founder, { ...draft, token });
  const slug = new URL(page.url()).pathname.split('/')[2]!;
  const { contracts } = (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
  const addressOf = (kind: string) => contracts.find((contract) => contract.kind === kind)!.address as Address;
  await page.goto(`/organisations/${slug}/${await openVote(founder, ALPHA, addressOf('governor'), addressOf('token'))}`);

  const vested = page.getByRole('region', { name: 'Your vested tokens' });
  await expect(vested).toContainText('You also vote with 130.00 HRB');
  await vested.getByRole('radio', { name: 'For' }).check();
  await transact(page, vested.getByRole('button', { name: 'Vote For with vested tokens' }));
  const voted = page.getByRole('region', { name: 'Who voted' });
  await expect(voted.getByRole('listitem')).toContainText(['with vested tokens']);
  await expect(vested).toContainText('You have voted with your vested tokens');
  const link = await splitAndSign(page);

  await page.goto('/vote');
  const open = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem').filter({ hasText: draft.name });
  await expect(open).toContainText('You have voted in part. You can still vote with 849.5 HRB');
  await page.goto('/');
  const needed = page.getByRole('list', { name: 'What needs you' }).getByRole('listitem').filter({ hasText: draft.name });
  await needed.getByRole('link', { name: 'Release 130.00 HRB that have vested for you' }).click();
  await expect(page.getByRole('region', { name: 'Vesting on Alpha' })).toBeInViewport();

  await endSession(page, () => wallet.setAccount(friend));
  // By another page: the link has a fragment, which alone loads nothing anew.
  await page.goto('/terms-of-service');
  await page.goto(link);
  const signed = page.getByRole('region', { name: 'Signed votes' });
  await expect(signed).toContainText('Signed at sea.');
  await authenticate(page);
  const sending = await openTransaction(page, signed.getByRole('button', { name: 'Send the vote Abstain' }));
  await sending.getByRole('button', { name: 'Confirm in wallet' }).click();
  await signStatement(page);
  await expect(sending).toBeHidden({ timeout: 30_000 });
  await expect(voted).toContainText('Signed at sea.');
  await expect(voted).toContainText('849.50 HRB');
  await expect(signed).toContainText('Sent. It counts for');

  await endSession(page, () => wallet.setAccount(founder));
  await page.goto(`/organisations/${slug}?tab=token`);
  const vesting = page.getByRole('region', { name: 'Vesting on Alpha' });
  await expect(vesting.getByRole('img', { name: /160 HRB from .* of which 130 have vested/ })).toBeVisible();
  const own = vesting.getByRole('region', { name: 'Yours' });
  await transact(page, own.getByRole('button', { name: 'Release what has vested' }));
  await expect(own).toContainText('Nothing to release yet: more vests on');
  await expect(vesting.getByText('Released', { exact: true }).locator('xpath=following-sibling::*')).toHaveText('130.00 HRB');
});
