import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Page, test } from '@playwright/test';
import { type Address, createPublicClient, http, parseAbi, parseEther } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { organisation, storeDraft } from '../support/draft.ts';
import { enter, found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { openVote } from '../support/openVote.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, confirmReview, next, unfold } from '../support/wizard.ts';

const ALPHA = chains[0]!;
const VESTING = parseAbi([
  'struct Schedule { address beneficiary; address token; uint256 cliff; uint256 start; uint256 duration; uint256 slicePeriodSeconds; uint256 amountTotal; uint256 released; }',
  'function getVestingSchedule(uint256) view returns (Schedule)',
  'function getMilestones(uint256) view returns (uint48[])',
  'function flexVoting() view returns (bool)',
]);
const TIMELOCK = parseAbi(['function timelock() view returns (address)']);
const seconds = (day: string): bigint => BigInt(Date.parse(day) / 1000);

test('a founder locks tokens for two people of a file, evenly, and for the governor at milestones, and the chain releases them as reviewed', async ({
  page,
  context,
}) => {
  const founder = await fundedAccount(93);
  await installWallet(context, { account: founder, chains });
  await enter(page);
  const [second, third] = [localAccount(5).address, localAccount(6).address];
  const draft = organisation(`Slipway ${attempt()}`, [ALPHA.id], founder.address, [second, third]);
  const { governorName } = draft.modules.governor[0]!;
  await storeDraft(page, draft, 'token');
  await page.reload();

  const vesting = page.getByRole('region', { name: 'Vesting on Alpha' });
  await vesting.getByRole('button', { name: 'Add vesting' }).click();
  const even = vesting.getByRole('region', { name: 'Schedule 1' });
  const begins = even.getByLabel(`${labelOf('token.vesting.0.schedules.0.startDate')} of Schedule 1`);
  const ends = even.getByLabel(`${labelOf('token.vesting.0.schedules.0.endDate')} of Schedule 1`);
  await begins.fill('2031-01-01');
  await ends.fill('2030-01-01');
  await next(page);
  await expect(even.getByText('The end must be after the beginning')).toBeVisible();
  await ends.fill('2032-01-01');
  await even.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import receivers' });
  await dialog.getByRole('textbox').fill(`address;amount\n${second};300,5\n${third};64.5\nnobody;1`);
  await expect(dialog.getByText('Line 4: The address is invalid')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2, leave 1 out' }).click();
  await expect(even.getByText('365.00 HRB over 365 days: 1.00 HRB a day.')).toBeVisible();

  await vesting.getByRole('button', { name: 'Add schedule' }).click();
  const stones = vesting.getByRole('region', { name: 'Schedule 2' });
  await stones.getByRole('radio', { name: 'At milestones' }).check();
  await stones.getByLabel('Date of Schedule 2: 1').fill('2031-01-31');
  await stones.getByRole('button', { name: 'Add date' }).click();
  await expect(stones.getByLabel('Date of Schedule 2: 2')).toHaveValue('2031-02-28');
  await stones.getByRole('button', { name: 'Choose instead of typing: Receiver 1' }).click();
  await page.getByRole('menuitem', { name: new RegExp(governorName) }).click();
  await stones.getByLabel('Amount of receiver of schedule 2: 1').fill('100');
  await vesting.getByRole('switch', { name: labelOf('token.vesting.0.isFlexVoting') }).press('Space');
  await page.reload();
  await expect(stones.getByLabel('Date of Schedule 2: 2')).toHaveValue('2031-02-28');
  await expect(page.getByRole('row', { name: /All chains/ })).toContainText('1,965.00 HRB');
  await advance(page, 'Review & Deploy');

  await unfold(page);
  await expect(page.getByText('Evenly from 01.01.2031, 00:00 UTC to 01.01.2032, 00:00 UTC')).toBeVisible();
  await expect(page.getByText('In equal parts at 31.01.2031, 00:00 UTC; 28.02.2031, 00:00 UTC')).toBeVisible();
  await confirmReview(page, 4);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await deployOn(page, ALPHA.name);
  await expect(page.getByRole('heading', { name: `${draft.name} is deployed` })).toBeVisible({ timeout: 30_000 });

  const slug = new URL(page.url()).pathname.split('/')[2]!;
  const { contracts } = (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
  const addressOf = (kind: string) => contracts.find((contract) => contract.kind === kind)!.address as Address;
  const client = createPublicClient({ chain: ALPHA, transport: http() });
  const locked = { address: addressOf('tokenVesting'), abi: VESTING } as const;
  const schedule = (id: bigint) => client.readContract({ ...locked, functionName: 'getVestingSchedule', args: [id] });
  const year = seconds('2032-01-01') - seconds('2031-01-01');
  expect(await schedule(1n)).toMatchObject({
    beneficiary: second,
    start: seconds('2031-01-01'),
    duration: year,
    amountTotal: parseEther('300.5'),
  });
  expect(await schedule(2n)).toMatchObject({ beneficiary: third, amountTotal: parseEther('64.5') });
  const holder = await client.readContract({ address: addressOf('governor'), abi: TIMELOCK, functionName: 'timelock' });
  expect(await schedule(3n)).toMatchObject({ beneficiary: holder, amountTotal: parseEther('100') });
  expect(await client.readContract({ ...locked, functionName: 'getMilestones', args: [3n] })).toEqual(
    ['2031-01-31', '2031-02-28'].map((day) => Number(seconds(day))),
  );
  expect(await client.readContract({ ...locked, functionName: 'flexVoting' })).toBe(false);
});

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
  await expect(ballot).toContainText('You have 849.50 HRB left to cast.');
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

test('a member votes with what has vested, splits the rest, has a friend send a signed vote, and releases the tokens', async ({
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
  await found(page, { ...draft, token }, [ALPHA.name]);
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
  await needed.getByRole('link', { name: 'Release 130 HRB that have vested for you' }).click();
  await expect(page.getByRole('region', { name: 'Vesting on Alpha' })).toBeInViewport();

  await wallet.setAccount(friend);
  await page.goto('about:blank');
  await page.goto(link);
  const signed = page.getByRole('region', { name: 'Signed votes' });
  await expect(signed).toContainText('Signed at sea.');
  await transact(page, signed.getByRole('button', { name: 'Send the vote Abstain' }));
  await expect(voted).toContainText('Signed at sea.');
  await expect(voted).toContainText('849.50 HRB');
  await expect(signed).toContainText('This signature counts no more');

  await wallet.setAccount(founder);
  await page.goto(`/organisations/${slug}?tab=token`);
  const vesting = page.getByRole('region', { name: 'Vesting on Alpha' });
  await expect(vesting.getByRole('img', { name: /160 HRB from .* of which 130 have vested/ })).toBeVisible();
  const own = vesting.getByRole('region', { name: 'Yours' });
  await transact(page, own.getByRole('button', { name: 'Release what has vested' }));
  await expect(own).toContainText('Nothing to release yet: more vests on');
  await expect(vesting.getByText('Released', { exact: true }).locator('xpath=following-sibling::*')).toHaveText('130.00 HRB');
});
