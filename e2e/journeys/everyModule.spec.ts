import { governorAbi, quadraticGovernorAbi, safeAbi, tokenVestingAbi } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, parseEther, zeroAddress } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, confirmReview, fillMultisig, next, place, select, unfold } from '../support/wizard.ts';

const [ALPHA, BETA, GAMMA] = chains.map(({ name }) => name) as [string, string, string];
const UPGRADES = 'Protocol Upgrades';
const LATEST = 2n ** 48n - 1n;
const seconds = (day: string): bigint => BigInt(Date.parse(day) / 1000);

/** All that can be chosen, but for portals, which `portals.spec.ts` founds with. */
const MODULES = [
  '1 Token 1 Vote',
  'Safe',
  'Working Group',
  'Quadratic Voting',
  'Pre-Vote Veto',
  'Pre-Execution Veto',
  'Multi-Bridge',
  'Multi-Bridge Veto',
  'Bonding Engine',
  'Refund Mechanism',
];

const SHORTEST = [
  ['preVotingTimelock', 'Shortest (10 min)'],
  ['votingPeriod', 'Shortest (5 min)'],
  ['preExecutionTimelock', 'Shortest (10 min)'],
] as const;

interface Founding {
  name: string;
  founder: Address;
  people: Address[];
  guardians: Address[];
  governors: { assembly: string; circle: string; branch: string };
}

/** Copies the holders of another wallet to an empty one. */
const takeOver = (wallet: Locator, from: string) => wallet.getByRole('button', { name: from, exact: true }).click();
const onEveryChain = (part: Locator) => part.getByRole('button', { name: /^Take over for all chains/ }).click();

/** The first page is left while the rules of later ones are still on their way; it goes on once they are there. */
async function describe(page: Page, { name }: Founding): Promise<void> {
  const rules = Promise.withResolvers<void>();
  await page.route(/\/allPages-.*\.js$/, async (route) => {
    await rules.promise;
    await route.continue();
  });
  await page.getByLabel(labelOf('name')).fill(name);
  await choose(page, page, labelOf('categoryId'), 'Public Goods');
  await page.getByLabel(labelOf('description')).fill('Looks after the islands, and the ferries between them.');
  await next(page);
  await expect(place(page, 'Org Setup')).toBeVisible();
  rules.resolve();
  await expect(place(page, 'Module Selection')).toBeVisible();
}

/** One governor for each chain: the second takes the settings of the first over, the third weighs votes by scores. */
async function fillGovernors(page: Page, { assembly, circle, branch }: Founding['governors']): Promise<void> {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const call = async (governor: Locator, chain: string, name: string) => {
    await choose(governor, page, 'Chain', chain);
    // Last, as the card is called by its name from then on.
    await governor.getByRole('textbox', { name: labelOf('modules.governor.0.governorName') }).fill(name);
  };
  for (const [title, shares] of [
    ['Governor 1', [['quorumThreshold', '20 %']]],
    ['Governor 2', [['quadraticThreshold', '51 %']]],
  ] as const) {
    for (const [field, answer] of [...SHORTEST, ...shares]) {
      const question = card(title).getByRole('group', { name: labelOf(`modules.governor.0.${field}`) });
      await question.getByText(answer, { exact: true }).click();
    }
  }
  await card('Governor 1').getByRole('button', { name: 'Duplicate' }).click();
  await call(card('Governor 1'), BETA, assembly);
  await call(card('Governor 3'), GAMMA, branch);
  await call(card('Governor 2'), ALPHA, circle);
  await card(circle).getByRole('textbox', { name: 'Share of a score 15 to below 25' }).fill('40');
  for (const chain of [ALPHA, GAMMA])
    await card(assembly).getByRole('group', { name: 'Chains that vote' }).getByRole('switch', { name: chain }).press('Space');
}

/** People are named once; every other Safe takes them over. */
async function fillSafes(page: Page, { people }: Founding): Promise<void> {
  await fillMultisig(page, page.getByRole('region', { name: UPGRADES, exact: true }), people, 2);
  for (const title of ['Treasury 1', 'VEO manager 1']) {
    const wallet = page.getByRole('region', { name: title });
    await choose(wallet, page, 'Chain', ALPHA);
    await takeOver(wallet, UPGRADES);
    await onEveryChain(wallet);
  }
  const group = page.getByRole('region', { name: 'Working group 1' });
  await choose(group, page, 'Chain', GAMMA);
  await takeOver(group, UPGRADES);
  await group.getByRole('textbox', { name: labelOf('modules.workingGroup.0.name') }).fill('Ferrymen');
}

/** The same guardians before every vote, after it, and over messages on every chain. */
async function fillVetoes(page: Page, { guardians, governors: { assembly, circle, branch } }: Founding): Promise<void> {
  await next(page);
  await expect(page.getByRole('region', { name: 'Pre-Vote Veto: guardians 1' }).getByText('Please select a governor')).toBeVisible();
  const named = [`${assembly} on ${BETA}`, `${circle} on ${ALPHA}`, `${branch} on ${GAMMA}`];
  for (const kind of ['Pre-Vote Veto', 'Pre-Execution Veto']) {
    for (const [index, governor] of named.entries()) {
      if (index > 0) await page.getByRole('region', { name: kind, exact: true }).getByRole('button', { name: 'Add guardians' }).click();
      const veto = page.getByRole('region', { name: `${kind}: guardians ${index + 1}` });
      await choose(veto, page, 'Governor', governor);
      if (kind === 'Pre-Vote Veto' && index === 0) await fillMultisig(page, veto, guardians, 2);
      else await takeOver(veto, `Pre-Vote Veto of ${assembly}`);
    }
  }
  const bridges = page.getByRole('region', { name: 'Chains of the Multi-Bridge' });
  for (const { name: chain } of chains) await expect(bridges.getByRole('switch', { name: chain })).toBeChecked();
  await choose(bridges, page, labelOf('modules.multiBridge.0.chainId'), BETA);
  await bridges.getByRole('radio', { name: /^A governor/ }).check();
  await choose(bridges, page, 'Governor', assembly);
  await bridges.getByRole('textbox', { name: labelOf('modules.multiBridge.0.timelock.value') }).fill('1');
  const settings = page.getByRole('region', { name: `Multi-Bridge on ${ALPHA}` });
  await settings.getByRole('radio', { name: /^A wallet/ }).check();
  for (const from of [UPGRADES, `Pre-Vote Veto of ${assembly}`])
    await settings.getByRole('button', { name: from, exact: true }).first().click();
  await onEveryChain(settings);
}

/** What is refused here is refused by rules that are loaded with the page, also where the draft is opened on it. */
async function reopen(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goBack();
  await expect(place(page, 'Token')).toBeVisible();
  await next(page);
  await expect(page.getByText('Check if you have provided all data for token receivers across all of the selected chains')).toBeVisible();
  await expect(page.getByText('Please provide all data for Token Authority')).toBeVisible();
}

async function fillToken(page: Page, { founder, people, governors }: Founding): Promise<void> {
  await page.getByRole('radio', { name: /Yes, create a new token/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(labelOf('token.name')).fill('Skerry');
  await page.getByLabel(labelOf('token.symbol')).fill('SKR');
  for (const { name: chain } of chains) await expect(page.getByRole('switch', { name: chain })).toBeChecked();
  await reopen(page);
  await page.getByRole('tab', { name: BETA }).click();
  const receivers = page.getByRole('region', { name: `Initial receivers on ${BETA}` });
  await receivers.getByRole('textbox', { name: 'Receiver 1', exact: true }).fill(founder);
  await receivers.getByRole('textbox', { name: /^Amount of receiver 1/ }).fill('1000');
  await onEveryChain(receivers);
  const authority = page.getByRole('region', { name: `Token authority on ${BETA}` });
  await takeOver(authority, UPGRADES);
  await onEveryChain(authority);
  await fillVesting(page, people, governors.assembly);
}

/** Evenly for people of a file, and at milestones for the governor. */
async function fillVesting(page: Page, [, second, third]: readonly Address[], governor: string): Promise<void> {
  const vesting = page.getByRole('region', { name: `Vesting on ${BETA}` });
  await vesting.getByRole('button', { name: 'Add vesting' }).click();
  const even = vesting.getByRole('region', { name: 'Schedule 1' });
  const ends = even.getByLabel(`${labelOf('token.vesting.0.schedules.0.endDate')} of Schedule 1`);
  await even.getByLabel(`${labelOf('token.vesting.0.schedules.0.startDate')} of Schedule 1`).fill('2031-01-01');
  await ends.fill('2030-01-01');
  await next(page);
  await expect(even.getByText('The end must be after the beginning')).toBeVisible();
  await ends.fill('2032-01-01');
  await even.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import receivers' });
  await dialog.getByRole('textbox').fill(`address;amount\n${second};300,5\n${third};64.5\nnobody;1`);
  await expect(dialog.getByText('Line 4: The address is invalid')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2, leave 1 out' }).click();
  await expect(even.getByText('365.00 SKR over 365 days: 1.00 SKR a day.')).toBeVisible();

  await vesting.getByRole('button', { name: 'Add schedule' }).click();
  const stones = vesting.getByRole('region', { name: 'Schedule 2' });
  await stones.getByRole('radio', { name: 'At milestones' }).check();
  await stones.getByLabel('Date of Schedule 2: 1').fill('2031-01-31');
  await stones.getByRole('button', { name: 'Add date' }).click();
  await expect(stones.getByLabel('Date of Schedule 2: 2')).toHaveValue('2031-02-28');
  await stones.getByRole('button', { name: 'Choose instead of typing: Receiver 1' }).click();
  await page.getByRole('menuitem', { name: new RegExp(governor) }).click();
  await stones.getByLabel('Amount of receiver of schedule 2: 1').fill('100');
  await vesting.getByRole('switch', { name: labelOf('token.vesting.0.isFlexVoting') }).press('Space');
  await expect(page.getByRole('row', { name: /All chains/ })).toContainText('3,465.00 SKR');
}

/** What the chains say of everything that was asked for. */
async function compare({ contracts }: OrganisationDetail, { founder, people, guardians, governors }: Founding): Promise<void> {
  const client = (chain: string) => clients[chains.findIndex(({ name }) => name === chain)]!;
  const addressOf = (chain: string, kind: string) =>
    contracts.find((contract) => contract.kind === kind && contract.chainId === client(chain).chain.id)!.address as Address;
  const one = ['proxyAdmin', 'protocolUpgrades', 'safeTreasury', 'bondingEngine', 'tokenAuthority', 'token', 'governor', 'timelock'];
  const each = [...one, 'refundGas', 'preVoteVeto', 'preExecutionVeto', 'messageController', 'multiBridgeOwner', 'multiBridgeVeto'];
  const other = { [ALPHA]: ['governorSpoke'], [BETA]: ['tokenVesting'], [GAMMA]: ['governorSpoke', 'workingGroup'] };
  for (const { id, name: chain } of chains) {
    const kinds = contracts.filter(({ chainId }) => chainId === id).map(({ kind }) => kind);
    expect(kinds.toSorted(), chain).toEqual([...each, ...other[chain]!].toSorted());
    const held = kinds.filter((kind) => ['safeTreasury', 'bondingEngine', 'workingGroup', 'multiBridgeOwner'].includes(kind));
    for (const [kind, owners] of [...held.map((kind) => [kind, people] as const), ['multiBridgeVeto', guardians] as const]) {
      const safe = { address: addressOf(chain, kind), abi: safeAbi } as const;
      expect(await client(chain).readContract({ ...safe, functionName: 'getOwners' }), `${kind} on ${chain}`).toEqual(owners);
      expect(await client(chain).readContract({ ...safe, functionName: 'getThreshold' })).toBe(2n);
    }
    const governor = { address: addressOf(chain, 'governor'), abi: governorAbi } as const;
    const read = (functionName: 'name' | 'preVoteVetoer' | 'preExecutionVetoer' | 'refundGas') =>
      client(chain).readContract({ ...governor, functionName });
    expect(await read('preVoteVetoer')).toBe(addressOf(chain, 'preVoteVeto'));
    expect(await read('preExecutionVetoer')).toBe(addressOf(chain, 'preExecutionVeto'));
    expect(await read('refundGas')).toBe(addressOf(chain, 'refundGas'));
    const called = { [ALPHA]: governors.circle, [BETA]: governors.assembly, [GAMMA]: governors.branch }[chain];
    expect(await read('name')).toBe(called);
  }
  const circle = { address: addressOf(ALPHA, 'governor'), abi: quadraticGovernorAbi } as const;
  const { decoder, bandPercentages } = await client(ALPHA).readContract({ ...circle, functionName: 'quadraticSettings', args: [LATEST] });
  expect(bandPercentages).toEqual([0, 40, 100, 100]);
  expect(decoder).not.toBe(zeroAddress);

  const locked = { address: addressOf(BETA, 'tokenVesting'), abi: tokenVestingAbi } as const;
  const schedule = (id: bigint) => client(BETA).readContract({ ...locked, functionName: 'getVestingSchedule', args: [id] });
  const year = seconds('2032-01-01') - seconds('2031-01-01');
  expect(await schedule(1n)).toMatchObject({
    beneficiary: people[1],
    start: seconds('2031-01-01'),
    duration: year,
    amountTotal: parseEther('300.5'),
  });
  expect(await schedule(2n)).toMatchObject({ beneficiary: people[2], amountTotal: parseEther('64.5') });
  expect(await schedule(3n)).toMatchObject({ beneficiary: addressOf(BETA, 'timelock'), amountTotal: parseEther('100') });
  expect(await client(BETA).readContract({ ...locked, functionName: 'getMilestones', args: [3n] })).toEqual(
    ['2031-01-31', '2031-02-28'].map((day) => Number(seconds(day))),
  );
  expect(await client(BETA).readContract({ ...locked, functionName: 'flexVoting' })).toBe(false);
  expect(founder).toBe(people[0]);
}

test('an organisation with every module that governs is founded on three chains, with one confirmation each, and the chains have what was asked for', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const account = await fundedAccount(211);
  const founder = account.address;
  const wallet = await installWallet(context, { account, chains });
  const given: Founding = {
    name: `Skerries ${attempt()}`,
    founder,
    people: [founder, localAccount(5).address, localAccount(6).address],
    guardians: [localAccount(7).address, localAccount(8).address],
    governors: { assembly: untaken('Skerries Assembly'), circle: untaken('Skerries Circle'), branch: untaken('Skerries Branch') },
  };
  await enter(page);
  await describe(page, given);
  for (const title of MODULES) await select(page, title);
  await advance(page, 'Governor');
  await fillGovernors(page, given.governors);
  await advance(page, 'Safe');
  await fillSafes(page, given);
  await advance(page, 'Modules');
  await fillVetoes(page, given);
  await advance(page, 'Token');
  await fillToken(page, given);
  await advance(page, 'Review & Deploy');
  await unfold(page);
  await expect(page.getByText('0 % / 40 % / 100 % / 100 %')).toBeVisible();
  await expect(page.getByText('Evenly from 01.01.2031, 00:00 UTC to 01.01.2032, 00:00 UTC')).toBeVisible();
  await expect(page.getByText('In equal parts at 31.01.2031, 00:00 UTC; 28.02.2031, 00:00 UTC')).toBeVisible();
  await confirmReview(page, 5);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).toHaveURL(/\/deploy$/, { timeout: 30_000 });
  for (const { name: chain } of chains) await deployOn(page, chain);
  expect(wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(3);
  await expect(page.getByRole('heading', { name: `${given.name} is deployed` })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^All \d+ checks hold\./)).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/')[2]!;
  await compare((await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail, given);
});
