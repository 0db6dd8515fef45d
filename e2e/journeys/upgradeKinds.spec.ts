import { governorAbi, tokenAbi, tokenVestingAbi } from '@althing/bindings';
import type { OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type LocalAccount, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { BASE_URL } from '../support/environment.ts';
import { foundByApi } from '../support/foundByApi.ts';
import { untaken } from '../support/attempt.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { ownServer } from '../support/ownServer.ts';
import { passProposal } from '../support/passProposal.ts';
import { labelOf } from '../support/labelOf.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import {
  addressOf,
  ageUpgrade,
  delegateToThemselves,
  letActForSafe,
  proposeUpgrade,
  stepUpgrade,
  voteOnUpgrade,
} from '../support/upgrades.ts';
import { formOf, openReview, part, proposeAndBegin, readOrganisation, register, sendBySafe } from '../support/upgradeSteps.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, next, select } from '../support/wizard.ts';

const [ALPHA, BETA] = chains.map(({ id }) => id) as [number, number];
const OTHERS = [7, 8, 9].map((index) => localAccount(index).address);

type Modules = OrganisationInput['modules'];

const group = (name: string, chainId = ALPHA): Modules['workingGroup'][number] => ({
  chainId,
  name,
  isMultisig: true,
  addresses: OTHERS.slice(0, 2),
  threshold: 1,
});

const withGroups = ({ modules }: Pick<OrganisationDetail, 'modules'>, ...workingGroup: Modules['workingGroup']) => ({
  modules: { ...modules, workingGroup: [...modules.workingGroup, ...workingGroup] },
});

/** Proposed and agreed to without a page. */
async function approved(
  origin: string,
  signer: LocalAccount,
  organisation: OrganisationDetail,
  change: { proposalName: string } & Partial<OrganisationInput>,
): Promise<UpgradeProposal> {
  const session = await citizen(origin, signer);
  const proposal = await proposeUpgrade(origin, session, organisation, change);
  await voteOnUpgrade(origin, session, proposal, { signer, approve: true });
  return proposal;
}

const groupsOf = ({ modules }: OrganisationDetail) => modules.workingGroup.map(({ name }) => name);
async function openSafeStep(page: Page, slug: string, proposalName: string): Promise<void> {
  await page.goto(`/organisations/${slug}/edit`);
  await page.getByLabel('Proposal Name').fill(proposalName);
  for (const title of ['Module Selection', 'Governor', 'Safe']) await advance(page, title);
}

/** A second one on the home chain, and a copy of it on a further chain. */
async function addGovernors(page: Page, { alpha, beta }: Record<'alpha' | 'beta', string>): Promise<void> {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const call = async (governor: Locator, chain: string, name: string) => {
    await choose(governor, page, 'Chain', chain);
    // Last, as the card is called by its name from then on.
    await governor.getByRole('textbox', { name: labelOf('modules.governor.0.governorName') }).fill(name);
  };
  await page.getByRole('button', { name: 'Add governor' }).click();
  for (const [field, answer] of [
    ['preVotingTimelock', 'Shortest (10 min)'],
    ['votingPeriod', 'Shortest (5 min)'],
    ['preExecutionTimelock', 'Shortest (10 min)'],
    ['quorumThreshold', '20 %'],
  ] as const) {
    const question = card('Governor 2').getByRole('group', { name: labelOf(`modules.governor.0.${field}`) });
    await question.getByText(answer, { exact: true }).click();
  }
  await card('Governor 2').getByRole('button', { name: 'Duplicate' }).click();
  await call(card('Governor 2'), 'Alpha', alpha);
  await call(card('Governor 3'), 'Beta', beta);
}

/** Its governor owns the token there; one receiver has some at once, and another in the course of a year. */
async function fillTokenOnBeta(page: Page, governor: string): Promise<void> {
  await page.getByRole('switch', { name: 'Beta' }).press('Space');
  await page.getByRole('tab', { name: 'Beta' }).click();
  const receivers = page.getByRole('region', { name: 'Initial receivers on Beta' });
  await receivers.getByRole('textbox', { name: 'Receiver 1', exact: true }).fill(OTHERS[0]!);
  await receivers.getByRole('textbox', { name: /^Amount of receiver 1/ }).fill('500');
  const vesting = page.getByRole('region', { name: 'Vesting on Beta' });
  await vesting.getByRole('button', { name: 'Add vesting' }).click();
  const schedule = vesting.getByRole('region', { name: 'Schedule 1' });
  await schedule.getByLabel(`${labelOf('token.vesting.0.schedules.0.startDate')} of Schedule 1`).fill('2031-01-01');
  await schedule.getByLabel(`${labelOf('token.vesting.0.schedules.0.endDate')} of Schedule 1`).fill('2032-01-01');
  await schedule.getByRole('textbox', { name: 'Receiver 1', exact: true }).fill(OTHERS[1]!);
  await schedule.getByLabel('Amount of receiver of schedule 1: 1').fill('365');
  const authority = page.getByRole('region', { name: 'Token authority on Beta' });
  await authority.getByRole('radio', { name: /^One address/ }).check();
  await authority.getByRole('button', { name: /^Choose instead of typing/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(governor) }).click();
}

/** What the page of the organisation shows of what was added. */
async function seenOnItsPage(page: Page, slug: string, names: Record<'alpha' | 'beta', string>): Promise<void> {
  await page.goto(`/organisations/${slug}?tab=governor`);
  for (const name of Object.values(names)) await expect(page.getByRole('region', { name: new RegExp(name) })).toBeVisible();
  await page.goto(`/organisations/${slug}?tab=token`);
  await expect(page.getByRole('region', { name: 'Vesting on Beta' }).getByRole('img', { name: /: 365 TEST from / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vesting on Alpha' })).toHaveCount(0);
}

/** What both chains say of what was added. */
async function asTheChainsSay({ contracts }: OrganisationDetail, { alpha, beta }: Record<'alpha' | 'beta', string>): Promise<void> {
  const at = (chainId: number, kind: string, name?: string) =>
    contracts.find((each) => each.chainId === chainId && each.kind === kind && (name === undefined || each.name === name))!
      .address as Address;
  const [onAlpha, onBeta] = clients;
  const council = { address: at(ALPHA, 'governor', alpha), abi: governorAbi } as const;
  const branch = { address: at(BETA, 'governor', beta), abi: governorAbi } as const;
  const vesting = { address: at(BETA, 'tokenVesting'), abi: tokenVestingAbi } as const;
  const token = { address: at(BETA, 'token'), abi: tokenAbi } as const;
  expect(await onAlpha!.readContract({ ...council, functionName: 'token' })).toBe(at(ALPHA, 'token'));
  expect(await onBeta!.readContract({ ...branch, functionName: 'token' })).toBe(token.address);
  expect(await onBeta!.readContract({ ...branch, functionName: 'quorumNumerator' })).toBe(2000n);
  expect(await onBeta!.readContract({ ...token, functionName: 'owner' })).toBe(at(BETA, 'timelock', beta));
  expect(await onBeta!.readContract({ ...token, functionName: 'totalSupply' })).toBe(parseEther('865'));
  expect(await onBeta!.readContract({ ...vesting, functionName: 'getVestingSchedule', args: [1n] })).toMatchObject({
    beneficiary: OTHERS[1],
    amountTotal: parseEther('365'),
  });
}

test('a working group that is marked for deletion leaves the record, and the page leads to what stays on its chain', async ({
  page,
  context,
}) => {
  const signer = await fundedAccount(230);
  await installWallet(context, { account: signer, chains });
  const before = await found(page, signer, formOf('Pilot Works', signer, { workingGroup: [group('Pilots')] }));
  await openSafeStep(page, before.slug, 'No pilots any more');
  await page.getByRole('button', { name: 'Mark for deletion: Pilots' }).click();
  await expect(page.getByText('It leaves the organisation’s record.')).toBeVisible();
  await audit(page, 'an edit in which a working group is marked for deletion');
  await openReview(page);
  const stays = page.getByRole('region', { name: 'What stays on chain' });
  await expect(stays.getByText('Working group Pilots')).toBeVisible();
  await expect(page.getByText('Pilots: Any one of the 2 signers alone controls')).toBeHidden();
  await proposeAndBegin(page, 'No pilots any more');
  await register(page);

  await page.reload();
  await audit(page, 'a registered upgrade that took a working group out');
  expect(groupsOf(await readOrganisation(page, before.slug))).toEqual([]);
  await stays.getByRole('link', { name: 'Open this Safe' }).click();
  await expect(page).toHaveURL(new RegExp(`/safes/${ALPHA}/${addressOf(before, ALPHA, 'workingGroup')}`));
  await expect(page.getByText('1 of 2').first()).toBeVisible();
});

test('signers hand the upgrades over to others, who accept them', async ({ page, context, browser }) => {
  const [signer, heir] = await Promise.all([fundedAccount(231), fundedAccount(232)]);
  await installWallet(context, { account: signer, chains });
  const before = await found(page, signer, formOf('Heir Works', signer));
  await openSafeStep(page, before.slug, 'Others sign');
  await page.getByRole('button', { name: 'Change Signers of Protocol Upgrades' }).click();
  await page.getByRole('textbox', { name: 'Signer 1' }).fill(heir.address);
  await openReview(page);
  await expect(
    page.getByText('Upgrade authority: the owner changes from Protocol upgrades Safe to Protocol upgrades Safe (new).'),
  ).toBeVisible();
  await proposeAndBegin(page, 'Others sign');
  await expect(part(page, `${ALPHA}/1`).getByText(/^Sent by the present Protocol upgrades Safe/)).toBeVisible();
  await expect(part(page, `${ALPHA}/2`).getByText(/^Sent by the new Protocol upgrades Safe/)).toBeVisible();
  await sendBySafe(page, `${ALPHA}/1`);
  await audit(page, 'an upgrade of which a new Safe has to send the rest');

  const other = await visit(browser, heir, new URL(page.url()).pathname);
  await sendBySafe(other, `${ALPHA}/2`);
  await register(other);
  const after = await readOrganisation(page, before.slug);
  expect(after.modules.protocolUpgrades.addresses).toEqual([heir.address, OTHERS[0]]);
  expect(addressOf(after, ALPHA, 'protocolUpgrades')).not.toBe(addressOf(before, ALPHA, 'protocolUpgrades'));
  await expect(part(other, `${ALPHA}/1`).getByText(/^Sent by the former Protocol upgrades Safe/)).toBeVisible();
});

test('the members of a governor that may act for the Safe carry an upgrade out by their vote', async ({ page, context }) => {
  const signer = await fundedAccount(233);
  await installWallet(context, { account: signer, chains });
  const organisation = await found(page, signer, formOf('Vote Works', signer));
  const [safe, timelock] = ['protocolUpgrades', 'timelock'].map((kind) => addressOf(organisation, ALPHA, kind)) as [Address, Address];
  await letActForSafe(ALPHA, safe, signer, timelock);
  await delegateToThemselves(organisation, ALPHA, [signer]);
  const proposal = await approved(BASE_URL, signer, organisation, {
    proposalName: 'Grants by vote',
    ...withGroups(organisation, group('Grants')),
  });
  const address = `/organisations/${organisation.slug}/upgrades/${proposal.id}`;

  await page.goto(address);
  await page.getByRole('button', { name: 'Begin the execution' }).click();
  await page.getByText('Ask the members by a vote').click();
  const vote = page.getByRole('button', { name: /^Put it to the vote of Vote Works Assembly/ });
  await expect(vote).toBeEnabled();
  await audit(page, 'an upgrade that a governor may carry out in the place of a Safe');
  await transact(page, vote);
  await page.getByRole('link', { name: 'Vote, queue and execute there' }).click();
  await passProposal(page);
  await page.goto(address);
  await register(page);
  expect(groupsOf(await readOrganisation(page, organisation.slug))).toEqual(['Grants']);
});

test('an upgrade whose time is over says so, and nothing of it can be done any more', async ({ page, context }) => {
  const signer = await fundedAccount(234);
  await installWallet(context, { account: signer, chains });
  const organisation = await found(page, signer, formOf('Late Works', signer));
  const session = await citizen(BASE_URL, signer);
  const undecided = await proposeUpgrade(BASE_URL, session, organisation, { proposalName: 'Never decided', name: 'Later Works' });
  const begun = await approved(BASE_URL, signer, organisation, {
    proposalName: 'Never finished',
    ...withGroups(organisation, group('Grants')),
  });
  await stepUpgrade(BASE_URL, session, begun, 'execute');
  const address = `/organisations/${organisation.slug}`;
  await page.goto(`${address}/upgrades/${undecided.id}`);
  await expect(page.getByRole('button', { name: 'Sign for it' })).toBeVisible();
  for (const proposal of [undecided, begun]) await ageUpgrade(proposal, 31);

  await page.goto(`${address}/upgrades/${undecided.id}`);
  await expect(page.getByText('Its time is over.')).toBeVisible();
  await audit(page, 'an expired upgrade proposal');
  await page.goto(`${address}/upgrades/${begun.id}`);
  await expect(page.getByText('What would have been sent')).toBeVisible();
  for (const name of ['Sign for it', 'Reject', 'Begin the execution', 'Register', 'Propose to the Safe'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.goto(`${address}?tab=modules&upgrades=expired`);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Never decided' })
      .getByText(/^Expired /),
  ).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Never finished' })
      .getByText(/^Expired /),
  ).toBeVisible();

  await expect(voteOnUpgrade(BASE_URL, session, undecided, { signer, approve: true })).rejects.toThrow(/409/);
  for (const step of ['execute', 'register'] as const) await expect(stepUpgrade(BASE_URL, session, begun, step)).rejects.toThrow(/409/);
});

test('a working group and with it a further chain are added: anybody makes the Safe there, which adds the rest', async ({
  page,
  context,
}) => {
  const signer = await fundedAccount(235);
  await installWallet(context, { account: signer, chains });
  const { slug } = await found(page, signer, formOf('Further Works', signer));
  await page.goto(`/organisations/${slug}/edit`);
  await page.getByLabel('Proposal Name').fill('Ferrymen on Beta');
  await advance(page, 'Module Selection');
  await select(page, 'Working Group');
  for (const title of ['Governor', 'Safe']) await advance(page, title);
  const card = page.getByRole('region', { name: 'Working group 1' });
  await card.getByRole('textbox', { name: 'Name' }).fill('Ferrymen');
  const named = page.getByRole('region', { name: 'Ferrymen' });
  await choose(named, page, 'Chain', 'Beta');
  await named.getByRole('radio', { name: 'A new multisig' }).check();
  for (const [index, owner] of OTHERS.slice(0, 2).entries()) await named.getByRole('textbox', { name: `Member ${index + 1}` }).fill(owner);
  await openReview(page);
  await proposeAndBegin(page, 'Ferrymen on Beta');
  await transact(page, part(page, `${BETA}/1`).getByRole('button', { name: 'Send it' }));
  await expect(part(page, `${BETA}/1`).getByText('done')).toBeVisible({ timeout: 30_000 });
  await sendBySafe(page, `${BETA}/2`);
  await register(page);
  const after = await readOrganisation(page, slug);
  expect([after.chainIds, groupsOf(after)]).toEqual([[ALPHA, BETA], ['Ferrymen']]);
  for (const kind of ['protocolUpgrades', 'proxyAdmin']) expect(addressOf(after, BETA, kind)).toBe(addressOf(after, ALPHA, kind));
});

test('what an account has to send on two chains is finished although the server dies in between', async ({ browser }) => {
  // A server of its own is started twice.
  test.setTimeout(180_000);
  const signer = await fundedAccount(236);
  const server = await ownServer('killed_upgrade');
  await server.start();
  try {
    const protocolUpgrades = { isMultisig: false, addresses: [signer.address], threshold: 1 };
    const organisation = await foundByApi(server.url, signer, formOf('Sole Works', signer, { protocolUpgrades }, [ALPHA, BETA]));
    const groups = [group('Alphas'), group('Betas', BETA)];
    const proposal = await approved(server.url, signer, organisation, {
      proposalName: 'Two groups',
      ...withGroups(organisation, ...groups),
    });
    const page = await visit(browser, signer, `${server.url}/organisations/${organisation.slug}/upgrades/${proposal.id}`);
    await page.getByRole('button', { name: 'Begin the execution' }).click();
    await transact(page, part(page, `${ALPHA}/1`).getByRole('button', { name: 'Send it' }));
    await expect(part(page, `${ALPHA}/1`).getByText('done')).toBeVisible({ timeout: 30_000 });
    const dialog = await openTransaction(page, part(page, `${BETA}/1`).getByRole('button', { name: 'Send it' }));
    const sent = () => clients[1]!.getTransactionCount({ address: signer.address });
    const before = await sent();
    await server.kill();
    // The chain takes it while nobody here watches.
    await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
    await expect.poll(sent).toBe(before + 1);
    await server.start();
    await page.reload();
    await expect(part(page, `${BETA}/1`).getByText('done')).toBeVisible({ timeout: 30_000 });
    await register(page);
    const answer = await page.request.get(`${server.url}/api/v1/organisations/slug/${organisation.slug}`);
    expect(groupsOf((await answer.json()) as OrganisationDetail)).toEqual(['Alphas', 'Betas']);
  } finally {
    await server.stop();
  }
});

test('two who add to one list: whose edit comes second takes over what the first has added and keeps the own', async ({
  page,
  context,
}) => {
  const signer = await fundedAccount(237);
  await installWallet(context, { account: signer, chains });
  const organisation = await found(page, signer, formOf('List Works', signer, { workingGroup: [group('Lamps')] }));
  await openSafeStep(page, organisation.slug, 'Ours');
  await page.getByRole('button', { name: 'Add working group' }).click();
  await page.getByRole('region', { name: 'Working group 2' }).getByRole('textbox', { name: 'Name' }).fill('Ours');
  const ours = page.getByRole('region', { name: 'Ours' });
  await choose(ours, page, 'Chain', 'Alpha');
  await ours.getByRole('radio', { name: 'One address' }).check();
  await ours.getByRole('textbox', { name: /Address/ }).fill(OTHERS[2]!);

  const theirs = { ...group('Theirs'), isMultisig: false, addresses: [OTHERS[1]!] };
  const session = await citizen(BASE_URL, signer);
  const proposal = await approved(BASE_URL, signer, organisation, { proposalName: 'Theirs', ...withGroups(organisation, theirs) });
  for (const step of ['execute', 'register'] as const) await stepUpgrade(BASE_URL, session, proposal, step);
  await expect(page.getByText('The organisation has changed since you began this draft')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Take over what has changed' }).click();
  for (const name of ['Lamps', 'Theirs', 'Ours']) await expect(page.getByRole('region', { name })).toBeVisible();
  await openReview(page);
  await expect(page.getByRole('list', { name: 'What changes' }).getByText('Working Group Ours on Alpha is added')).toBeVisible();
  await expect(page.getByText('Theirs on Alpha is removed')).toBeHidden();
});

test('governors on two chains, and on the further one the token with locked tokens, are added and read from the chains', async ({
  page,
  context,
}) => {
  const signer = await fundedAccount(238);
  await installWallet(context, { account: signer, chains });
  const { slug } = await found(page, signer, formOf('Branch Works', signer));
  const names = { alpha: untaken('Branch Works Council'), beta: untaken('Branch Works Branch') };
  await page.goto(`/organisations/${slug}/edit`);
  await page.getByLabel('Proposal Name').fill('A council and a branch');
  for (const title of ['Module Selection', 'Governor']) await advance(page, title);
  await addGovernors(page, names);
  for (const title of ['Safe', 'Token']) await advance(page, title);
  await fillTokenOnBeta(page, names.beta);
  await next(page);
  const changes = page.getByRole('list', { name: 'What changes' });
  for (const name of Object.values(names)) await expect(changes.getByText(new RegExp(`${name}.* is added`))).toBeVisible();
  await audit(page, 'an edit that adds governors on two chains');
  for (const chain of ['Alpha', 'Beta'])
    await expect(page.getByRole('region', { name: `What it would do on ${chain}` })).toContainText(/actions? would pass/);

  await proposeAndBegin(page, 'A council and a branch');
  await sendBySafe(page, `${ALPHA}/1`);
  await transact(page, part(page, `${BETA}/1`).getByRole('button', { name: 'Send it' }));
  await expect(part(page, `${BETA}/1`).getByText('done')).toBeVisible({ timeout: 30_000 });
  await sendBySafe(page, `${BETA}/2`);
  await register(page);
  await seenOnItsPage(page, slug, names);
  await asTheChainsSay(await readOrganisation(page, slug), names);
});

test('of an upgrade that expired halfway the rest is taken into an edit, in which what stands is not created again', async ({
  page,
  context,
}) => {
  const signer = await fundedAccount(239);
  await installWallet(context, { account: signer, chains });
  const protocolUpgrades = { isMultisig: false, addresses: [signer.address], threshold: 1 };
  const organisation = await found(page, signer, formOf('Halfway Works', signer, { protocolUpgrades }, [ALPHA, BETA]));
  const session = await citizen(BASE_URL, signer);
  const begun = await approved(BASE_URL, signer, organisation, {
    proposalName: 'Half of it',
    ...withGroups(organisation, group('Alphas'), group('Betas', BETA)),
  });
  await stepUpgrade(BASE_URL, session, begun, 'execute');
  const address = `/organisations/${organisation.slug}/upgrades/${begun.id}`;
  await page.goto(address);
  await transact(page, part(page, `${ALPHA}/1`).getByRole('button', { name: 'Send it' }));
  await expect(part(page, `${ALPHA}/1`).getByText('done')).toBeVisible({ timeout: 30_000 });
  await ageUpgrade(begun, 31);

  await page.reload();
  await expect(page.getByText(/^What was done of it by then stays on the chains/)).toBeVisible();
  await expect(part(page, `${ALPHA}/1`).getByText('done', { exact: true })).toBeVisible();
  await expect(part(page, `${BETA}/1`).getByText('not done')).toBeVisible();
  await audit(page, 'an upgrade that expired halfway');
  await page.getByRole('link', { name: 'Propose it again' }).click();
  await page.getByRole('button', { name: 'Take over its changes' }).click();
  await expect(page.getByText('Begin with what “Half of it” proposed')).toBeHidden();
  await page.getByLabel('Proposal Name').fill('The other half');
  for (const title of ['Module Selection', 'Governor', 'Safe']) await advance(page, title);
  await openReview(page);
  const changes = page.getByRole('list', { name: 'What changes' });
  for (const name of ['Alphas on Alpha', 'Betas on Beta']) await expect(changes.getByText(`Working Group ${name} is added`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it would do on Beta' })).toContainText(/would pass/);
  await expect(page.getByRole('region', { name: 'What it would do on Alpha' })).toHaveCount(0);
});

test('what an expired upgrade left with another quorum than is wanted now is told before it is proposed', async ({ page, context }) => {
  const signer = await fundedAccount(241);
  await installWallet(context, { account: signer, chains });
  const protocolUpgrades = { isMultisig: false, addresses: [signer.address], threshold: 1 };
  const organisation = await found(page, signer, formOf('Silt Works', signer, { protocolUpgrades }));
  const session = await citizen(BASE_URL, signer);
  const [main] = organisation.modules.governor;
  const name = untaken('Silt Works Council');
  const governor = [main!, { ...main!, tempId: 'council', governorName: name, quorumThreshold: 20 }];
  const begun = await approved(BASE_URL, signer, organisation, {
    proposalName: 'A council',
    modules: { ...organisation.modules, governor },
  });
  await stepUpgrade(BASE_URL, session, begun, 'execute');
  await page.goto(`/organisations/${organisation.slug}/upgrades/${begun.id}`);
  await transact(page, part(page, `${ALPHA}/1`).getByRole('button', { name: 'Send it' }));
  await expect(part(page, `${ALPHA}/1`).getByText('done')).toBeVisible({ timeout: 30_000 });
  await ageUpgrade(begun, 31);

  await page.reload();
  await page.getByRole('link', { name: 'Propose it again' }).click();
  await page.getByRole('button', { name: 'Take over its changes' }).click();
  await page.getByLabel('Proposal Name').fill('A council of more');
  for (const title of ['Module Selection', 'Governor']) await advance(page, title);
  const card = page.getByRole('region', { name, exact: true });
  await card
    .getByRole('group', { name: labelOf('modules.governor.0.quorumThreshold') })
    .getByText('51 %', { exact: true })
    .click();
  await advance(page, 'Safe');
  await openReview(page);
  const taken = page.getByRole('region', { name: 'An address is taken already' });
  await expect(taken.getByText('Quorum: 51 % wanted, 20 % on the chain')).toBeVisible();
  await expect(taken.getByText(/^Another name gives another address\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it would do on Alpha' })).toContainText('would fail');
  await audit(page, 'an edit that adds what an expired one has left otherwise');
});
