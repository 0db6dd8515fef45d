import { CONTROLLER_ROLES, governorAbi, messageControllerAbi, readOwnership, timelockAbi, tokenAbi } from '@althing/bindings';
import { mined } from '@althing/devnet';
import type { OrganisationInput } from '@althing/domain/organisation';
import { MEASURES, type MeasureKind } from '@althing/domain/governance';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { untaken } from '../support/attempt.ts';
import { delegateEverywhere, foundBridged, governedForm } from '../support/bridged.ts';
import { chains } from '../support/chains.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, settle } from '../support/identity.ts';
import { passProposal } from '../support/passProposal.ts';
import { transact } from '../support/transactions.ts';
import { addressOf } from '../support/upgrades.ts';
import { installWallet } from '../support/wallet.ts';
import { choose } from '../support/wizard.ts';

const ALPHA = clients[0]!;
const HOME = ALPHA.chain.id;
const [GUARDIAN, MEMBER, COLLECTOR] = [localAccount(7).address, localAccount(8).address, localAccount(9).address];

/** Of which the governor on Alpha holds everything there, and pays votes back. */
function ownedByItsGovernor(name: string, founder: Address): OrganisationInput {
  const form = governedForm(name, founder, GUARDIAN);
  const governor = form.modules.governor.map((each) =>
    each.chainId === HOME ? { ...each, refundMechanism: true, preExecutionTimelock: 'min' as const, votingChainIds: [] } : each,
  );
  const { governorName } = governor.find(({ chainId }) => chainId === HOME)!;
  const multiBridgeSettings = form.modules.multiBridgeSettings.map((each) =>
    each.chainId === HOME ? { ...each, owner: { ...each.owner, addresses: [], isGovernor: true, governorName } } : each,
  );
  return { ...form, modules: { ...form.modules, refundMechanism: true, governor, multiBridgeSettings } };
}

/** Adds the measure by its name, and answers the action that asks for it. */
async function add(page: Page, kind: MeasureKind): Promise<Locator> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: MEASURES[kind].title, exact: true }).click();
  const action = page.getByRole('list', { name: 'Actions' }).locator('> li').last();
  await expect(action.getByRole('heading')).toHaveText(new RegExp(`^Action \\d+: ${MEASURES[kind].title}$`));
  return action;
}

async function fill(page: Page, kind: MeasureKind, values: Readonly<Record<string, string>>): Promise<Locator> {
  const action = await add(page, kind);
  for (const [label, value] of Object.entries(values)) await action.getByRole('textbox', { name: label }).fill(value);
  return action;
}

test('eleven measures of one proposal are written by their forms, voted on and carried out', async ({ page, context }) => {
  test.setTimeout(180_000);
  const founder = await fundedAccount(260);
  await installWallet(context, { account: founder, chains });
  const bridged = await foundBridged(BASE_URL, founder, ownedByItsGovernor(untaken('Weir Keepers'), founder.address));
  const { organisation, governor, token, messages } = bridged;
  await delegateEverywhere(bridged, founder);
  const [timelock, refund] = [addressOf(organisation, HOME, 'timelock'), addressOf(organisation, HOME, 'refundGas')];
  await mined(ALPHA, { account: founder, to: timelock, value: parseEther('3'), data: '0x' });

  await settle(page);
  await page.goto(`/organisations/${organisation.slug}/proposals/create`);
  await connect(page);
  await authenticate(page);
  await page.getByLabel('Title').fill('New rules for the weir');
  await page.getByRole('textbox', { name: 'Description' }).fill('All that the meeting wished for.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await fill(page, 'proposalThreshold', { 'New proposal threshold': '30' });
  const delay = await fill(page, 'timelockDelay', { 'New timelock delay': '1' });
  await delay.getByRole('combobox', { name: /^Unit of/ }).selectOption('hours');
  await fill(page, 'preVoteGuardian', { Guardian: GUARDIAN });
  await fill(page, 'preExecutionGuardian', { Guardian: GUARDIAN });
  await fill(page, 'refundSettings', {
    'Most for one proposal': '0.1',
    'Most for all proposals of 30 days': '1',
    'Highest base fee': '90',
  });
  await fill(page, 'fillRefundPot', { Amount: '2' });
  await fill(page, 'mintTokens', { Recipient: MEMBER, Amount: '500' });
  await fill(page, 'mintingLimits', { 'Bridge or account': COLLECTOR, 'May create a day': '100', 'May destroy a day': '50' });
  const tax = await fill(page, 'bridgeTax', { 'Who gets the tax': COLLECTOR });
  await tax.getByRole('button', { name: 'Add bracket' }).click();
  await tax.getByLabel('Share of bracket 1, in percent').fill('2.5');
  await fill(page, 'delegateTreasury', { Delegate: MEMBER });
  const role = await add(page, 'giveRole');
  await choose(role, page, 'Role', /give messages that were sent to further bridges/);
  await role.getByRole('textbox', { name: 'Who gets it' }).fill(MEMBER);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/all actions would pass/)).toBeVisible({ timeout: 30_000 });
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await expect(page.getByRole('heading', { name: 'New rules for the weir' })).toBeVisible();
  const potBefore = await ALPHA.getBalance({ address: refund });
  await passProposal(page);

  const governorAt = { address: governor, abi: governorAbi } as const;
  expect(await ALPHA.readContract({ ...governorAt, functionName: 'proposalThreshold' })).toBe(parseEther('30'));
  expect(await ALPHA.readContract({ ...governorAt, functionName: 'preVoteVetoer' })).toBe(GUARDIAN);
  expect(await ALPHA.readContract({ ...governorAt, functionName: 'preExecutionVetoer' })).toBe(GUARDIAN);
  expect(await ALPHA.readContract({ address: timelock, abi: timelockAbi, functionName: 'getMinDelay' })).toBe(3600n);
  const owned = await readOwnership(ALPHA, { token, authority: undefined, refund });
  expect(owned.refundTerms).toMatchObject({ proposalCap: parseEther('0.1'), periodCap: parseEther('1'), maxBaseFee: 90_000_000_000n });
  expect((await ALPHA.getBalance({ address: refund })) - potBefore).toBe(parseEther('2'));
  const tokenAt = { address: token, abi: tokenAbi } as const;
  expect(await ALPHA.readContract({ ...tokenAt, functionName: 'balanceOf', args: [MEMBER] })).toBe(parseEther('500'));
  expect(await ALPHA.readContract({ ...tokenAt, functionName: 'mintingMaxLimitOf', args: [COLLECTOR] })).toBe(parseEther('100'));
  expect(await ALPHA.readContract({ ...tokenAt, functionName: 'burningMaxLimitOf', args: [COLLECTOR] })).toBe(parseEther('50'));
  expect(await ALPHA.readContract({ ...tokenAt, functionName: 'calculateBridgeTax', args: [parseEther('200')] })).toBe(parseEther('5'));
  expect(await ALPHA.readContract({ ...tokenAt, functionName: 'delegates', args: [timelock] })).toBe(MEMBER);
  const resender = [CONTROLLER_ROLES.resender, MEMBER] as const;
  expect(await ALPHA.readContract({ address: messages, abi: messageControllerAbi, functionName: 'hasRole', args: resender })).toBe(true);
});
