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

test('a founder adds a quadratic governor that pays votes back to one that does not, and the chain has the bands, the share to pass and the pot', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(91);
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
});
