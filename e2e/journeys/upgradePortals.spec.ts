import { assetControllerAbi, bridgeAdaptersOf, messageControllerAbi, tokenAbi } from '@althing/bindings';
import { moduleKey } from '@althing/domain/modules';
import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { plan } from '@althing/planner';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, getAddress, type LocalAccount, parseEther, slice } from 'viem';
import { clients } from '../support/accounts.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { planInput } from '../support/foundByApi.ts';
import { found } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { addressOf } from '../support/upgrades.ts';
import { formOf, proposeAndBegin, readOrganisation, register, sendBySafe } from '../support/upgradeSteps.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, next, select } from '../support/wizard.ts';

const [ALPHA, BETA] = chains.map(({ id }) => id) as [number, number];
const PAIR = chains.slice(0, 2);
const BRIDGES = ['Hyperlane', 'Axelar'] as const;
const UPGRADES = 'Protocol Upgrades';

/** On two chains a token that the signers of the upgrades own, and no way between them. */
function apart(name: string, signer: LocalAccount): OrganisationInput {
  const form = formOf(name, signer, {}, [ALPHA, BETA]);
  const authority = form.token!.authority.map((entry) => ({ ...entry, addresses: [moduleKey('protocolUpgrades')] }));
  return { ...form, token: { ...form.token!, authority } };
}

const textbox = (scope: Locator, path: Parameters<typeof labelOf>[0]) => scope.getByRole('textbox', { name: labelOf(path), exact: true });

/** Who signs for upgrades holds this, too. */
async function heldByUpgrades(page: Page, wallet: Locator): Promise<void> {
  await wallet.getByRole('radio', { name: /^A wallet/ }).check();
  await wallet.getByRole('radio', { name: 'One address' }).first().check();
  await wallet.getByRole('button', { name: /^Choose instead of typing/ }).click();
  await page.getByRole('menuitem', { name: UPGRADES }).click();
}

async function fillMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Chains of the Multi-Bridge' });
  for (const { name } of PAIR) await messages.getByRole('switch', { name }).press('Space');
  await choose(messages, page, labelOf('modules.multiBridge.0.chainId'), 'Alpha');
  await heldByUpgrades(page, messages);
  for (const { name } of PAIR) await heldByUpgrades(page, page.getByRole('region', { name: `Multi-Bridge on ${name}` }));
}

async function fillPortals(page: Page): Promise<void> {
  const portals = page.getByRole('region', { name: 'Portals', exact: true });
  await portals.getByRole('button', { name: 'All chains of the token' }).click();
  for (const name of BRIDGES) await portals.getByRole('switch', { name, exact: true }).press('Space');
  await textbox(portals, 'modules.assetPortals.multiBridgeBurnLimit').fill('900');
  await textbox(portals, 'modules.assetPortals.multiBridgeMintLimit').fill('1000');
  await textbox(portals, 'modules.assetPortals.standardBurnLimit').fill('60');
  await textbox(portals, 'modules.assetPortals.standardMintLimit').fill('70');
  const admin = portals.getByRole('region', { name: 'Portal admin on Alpha' });
  await heldByUpgrades(page, admin);
  await admin.getByRole('button', { name: /^Take over for all chains/ }).click();
}

/** The portal, where it was foretold, and what it and its token say of each other. */
async function comparePortal(before: OrganisationDetail, after: OrganisationDetail, index: number): Promise<void> {
  const client = clients[index]!;
  const { id } = client.chain;
  const foretold = plan(planInput({ ...before, modules: after.modules })).chains.find(({ chainId }) => chainId === id)!;
  const portal = { address: addressOf(after, id, 'assetController'), abi: assetControllerAbi } as const;
  const token = { address: addressOf(after, id, 'token'), abi: tokenAbi } as const;
  expect(portal.address).toBe(foretold.steps.find(({ kind }) => kind === 'assetController')!.address);
  for (const kind of ['assetController', 'messageController']) {
    const code = await client.getCode({ address: addressOf(after, id, kind) });
    // A proxy's code ends with the authority that may upgrade it.
    expect(getAddress(slice(code!, -20)), `authority of ${kind}`).toBe(addressOf(after, id, 'proxyAdmin'));
  }
  expect(await client.readContract({ ...portal, functionName: 'token' })).toBe(token.address);
  const { hyperlane, layerzero } = bridgeAdaptersOf(id)!;
  const limit = (adapter: Address) => client.readContract({ ...portal, functionName: 'mintingMaxLimitOf', args: [adapter] });
  expect(await Promise.all([limit(hyperlane), limit(layerzero)])).toEqual([parseEther('70'), 0n]);
  // What several may bring, and each of two bridges alone.
  expect(await client.readContract({ ...token, functionName: 'mintingMaxLimitOf', args: [portal.address] })).toBe(parseEther('1140'));
  const messages = { address: addressOf(after, id, 'messageController'), abi: messageControllerAbi } as const;
  expect(await client.readContract({ ...messages, functionName: 'isApproved', args: [hyperlane] })).toBe(true);
}

test('portals and a multi-bridge are added to a token that stands on two chains; then a transfer can be prepared with them', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const signer = await fundedAccount(240);
  await installWallet(context, { account: signer, chains });
  const before = await found(page, signer, apart('Ferry Works', signer));
  await page.goto(`/organisations/${before.slug}/edit`);
  await page.getByLabel('Proposal Name').fill('A ferry');
  await advance(page, 'Module Selection');
  for (const title of ['Portals', 'Multi-Bridge']) await select(page, title);
  for (const title of ['Governor', 'Safe', 'Modules']) await advance(page, title);
  await fillMessages(page);
  await advance(page, 'Token');
  await fillPortals(page);
  await next(page);
  await expect(page.getByRole('list', { name: 'What changes' })).toBeVisible();
  await audit(page, 'an edit that adds portals');
  for (const { name } of PAIR)
    await expect(page.getByRole('region', { name: `What it would do on ${name}` })).toContainText(/actions? would pass/);

  await proposeAndBegin(page, 'A ferry');
  for (const id of [ALPHA, BETA]) await sendBySafe(page, `${id}/1`);
  await register(page);
  const after = await readOrganisation(page, before.slug);
  for (const index of PAIR.keys()) await comparePortal(before, after, index);

  await page.goto(`/organisations/${before.slug}?tab=token`);
  await audit(page, 'the token of an organisation to which portals were added');
  await page.goto(`/bridge?token=${addressOf(after, ALPHA, 'assetController')}&from=${ALPHA}&to=${BETA}`);
  await page.getByLabel('Amount').fill('25');
  await page.getByRole('radio', { name: 'Hyperlane' }).check();
  const arrives = page.getByRole('region', { name: 'What arrives' });
  await expect(arrives.getByText('Arrives on Beta', { exact: true }).locator('..')).toContainText('25');
  await expect(page.getByRole('button', { name: 'Sign the permission' })).toBeEnabled();
});
