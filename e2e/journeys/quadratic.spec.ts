import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { type Address, createPublicClient, http, parseAbi, zeroAddress } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { organisation, storeDraft } from '../support/draft.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { openVote } from '../support/openVote.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, confirmReview, next, select, unfold } from '../support/wizard.ts';

const ALPHA = chains[0]!;
const GOVERNOR = parseAbi([
  'function quadraticSettings(uint256) view returns ((address decoder, uint8[4] bandPercentages, uint16 threshold))',
  'function refundGas() view returns (address)',
]);
const LATEST = 2n ** 48n - 1n;

/** Fills in the second governor, which is quadratic. */
async function fillQuadratic(page: Page, name: string): Promise<void> {
  const governor = page.getByRole('region', { name: 'Governor 2' });
  await expect(governor.getByText('Quadratic voting')).toBeVisible();
  await choose(governor, page, 'Chain', /Alpha/);
  await governor.getByRole('group', { name: 'Voting period' }).getByText('Shortest (5 min)').click();
  await governor.getByRole('textbox', { name: 'Share of a score 15 to below 25' }).fill('40');
  await expect(governor.getByRole('row', { name: /15 to below 25/ })).toContainText('40 votes');
  await governor
    .getByRole('group', { name: labelOf('modules.governor.0.quadraticThreshold') })
    .getByText('51 %', { exact: true })
    .click();
  // Last, as the card is called by its name from then on.
  await governor.getByRole('textbox', { name: labelOf('modules.governor.0.governorName') }).fill(name);
}

/** On the organisation's page: gives the pot something and takes a score. */
async function preparePot(page: Page, quadratic: string): Promise<void> {
  const card = page.getByRole('region', { name: new RegExp(quadratic) });
  const pot = card.getByRole('region', { name: 'Refund pot' });
  await expect(pot.getByText('Lasts for about').locator('xpath=following-sibling::*')).toHaveText('0 votes');
  await pot.getByLabel('Fill it, in ETH').fill('0.5');
  await transact(page, pot.getByRole('button', { name: 'Fill the pot' }));
  await expect(pot.getByRole('list', { name: 'Paid in and back' })).toContainText('Given by');
  const score = card.getByRole('region', { name: 'Your score' });
  await expect(score).toContainText('With a score of 15 or more, 40 % count');
  await choose(score, page, 'Score', /^20$/);
  await transact(page, score.getByRole('button', { name: 'Get this score' }));
  await expect(score).toContainText('of which 40 % count with a score 15 to below 25');
}

/** On the proposal's page: the vote weighs what the score says, and its gas comes back. */
async function voteForARefund(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('Your vote weighs12.40 votes');
  const ballot = page.getByRole('region', { name: 'Your vote' });
  await expect(ballot.getByRole('radio', { name: 'Split my votes' })).toBeDisabled();
  await ballot.getByRole('radio', { name: 'For' }).check();
  await expect(ballot).toContainText(/You will get back about 0\.00\d+ ETH of the gas/);
  await transact(page, ballot.getByRole('button', { name: 'Vote For' }));
  const voted = page.getByRole('region', { name: 'Who voted' });
  await expect(voted).toContainText(/0\.00\d+ ETH of gas paid back/);
  await expect(voted).toContainText('12.40 votes');
}

test('a founder adds a quadratic governor that pays votes back to one that does not; the chain has its bands, and a vote there weighs by its score and is paid back', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(91);
  test.setTimeout(180_000);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  const draft = organisation(`Tide Pool ${attempt()}`, [ALPHA.id], founder.address, [localAccount(5).address, localAccount(6).address]);
  const plain = draft.modules.governor[0]!.governorName;
  const quadratic = untaken('Tide Pool Circle');
  await storeDraft(page, draft, 'selection');
  await page.reload();
  await select(page, 'Quadratic Voting');
  await select(page, 'Refund Mechanism');
  await advance(page, 'Governor');

  await fillQuadratic(page, quadratic);
  await page
    .getByRole('region', { name: plain })
    .getByRole('switch', { name: labelOf('modules.governor.0.refundMechanism') })
    .press('Space');
  await page.reload();
  const card = page.getByRole('region', { name: quadratic });
  await expect(card.getByRole('textbox', { name: 'Share of a score 15 to below 25' })).toHaveValue('40');
  await card.getByRole('textbox', { name: 'Share of a score 15 to below 25' }).fill('400');
  await next(page);
  await expect(card.getByText('Please enter a whole percentage from 0 to 100')).toBeVisible();
  await card.getByRole('textbox', { name: 'Share of a score 15 to below 25' }).fill('40');
  for (const place of ['Safe', 'Token', 'Review & Deploy']) await advance(page, place);

  await unfold(page);
  await expect(page.getByText('0 % / 40 % / 100 % / 100 %')).toBeVisible();
  await confirmReview(page, 5);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await deployOn(page, ALPHA.name);
  await expect(page.getByRole('heading', { name: `${draft.name} is deployed` })).toBeVisible({ timeout: 30_000 });

  const slug = new URL(page.url()).pathname.split('/')[2]!;
  const { contracts } = (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
  const addressOf = (kind: string, name: string) =>
    contracts.find((entry) => entry.kind === kind && entry.name === name)!.address as Address;
  const client = createPublicClient({ chain: ALPHA, transport: http() });
  const read = (name: string) => ({ address: addressOf('governor', name), abi: GOVERNOR }) as const;
  const settings = await client.readContract({ ...read(quadratic), functionName: 'quadraticSettings', args: [LATEST] });
  expect([settings.bandPercentages, settings.threshold]).toEqual([[0, 40, 100, 100], 5100]);
  expect(await client.readContract({ ...read(quadratic), functionName: 'refundGas' })).toBe(addressOf('refundGas', quadratic));
  expect(await client.readContract({ ...read(plain), functionName: 'refundGas' })).toBe(zeroAddress);

  const path = await openVote(
    founder,
    ALPHA,
    addressOf('governor', quadratic),
    contracts.find(({ kind }) => kind === 'token')!.address as Address,
  );
  await page.goto(`/organisations/${slug}?tab=governor`);
  await preparePot(page, quadratic);
  await page.goto(`/organisations/${slug}/${path}`);
  await voteForARefund(page);
});
