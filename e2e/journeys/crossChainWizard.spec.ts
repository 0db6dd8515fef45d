import {
  assetControllerAbi,
  bridgeAdaptersOf,
  lockboxAbi,
  messageControllerAbi,
  platformAddresses,
  safeAbi,
  tokenAbi,
} from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { OrganisationDetail } from '@althing/domain/http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Address, parseEther, zeroAddress } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { labelOf } from '../support/labelOf.ts';
import { transact } from '../support/transactions.ts';
import { addressOf, sign } from '../support/upgrades.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, confirmReview, fillMultisig, next, select, unfold } from '../support/wizard.ts';

const [ALPHA, BETA, GAMMA] = chains.map(({ name }) => name) as [string, string, string];
const UPGRADES = 'Protocol Upgrades';
const GOLD = platformAddresses.localGold;
const HOUR = 3_600;

/** What one bridge may bring and take alone, in tokens. */
const LIMITS: readonly { bridge: Bridge; name: string; mint: string; burn: string }[] = [
  { bridge: 'layerzero', name: 'LayerZero', mint: '70', burn: '60' },
  { bridge: 'hyperlane', name: 'Hyperlane', mint: '50.5', burn: '40' },
  { bridge: 'axelar', name: 'Axelar', mint: '0', burn: '0' },
];
const RAISED = '65';

/** The bridges that each chain believes messages of. */
const BELIEVED: Readonly<Record<string, readonly string[]>> = {
  [ALPHA]: ['LayerZero', 'Hyperlane', 'Axelar', 'Polymer'],
  [BETA]: ['Hyperlane', 'Axelar', 'Polymer'],
  [GAMMA]: ['LayerZero', 'Hyperlane', 'Axelar', 'Polymer'],
};

interface Founding {
  name: string;
  symbol: string;
  people: Address[];
  guardians: Address[];
  collectors: Readonly<Record<string, Address>>;
}

const field = (scope: Page | Locator, path: Parameters<typeof labelOf>[0]) =>
  scope.getByRole('textbox', { name: labelOf(path), exact: true });
const onEveryChain = (part: Locator) => part.getByRole('button', { name: /^Take over for all chains/ }).click();

/** Who signs for upgrades is who holds this, too. */
async function heldByUpgrades(page: Page, wallet: Locator): Promise<void> {
  await wallet.getByRole('radio', { name: 'One address' }).first().check();
  await wallet.getByRole('button', { name: /^Choose instead of typing/ }).click();
  await page.getByRole('menuitem', { name: UPGRADES }).click();
}

async function describe(page: Page, { name }: Founding): Promise<void> {
  await page.getByLabel(labelOf('name')).fill(name);
  await choose(page, page, labelOf('categoryId'), 'Public Goods');
  await page.getByLabel(labelOf('description')).fill('Takes gold over the sound, and brings it back.');
  await advance(page, 'Module Selection');
  for (const title of ['Safe', 'Portals', 'Multi-Bridge', 'Multi-Bridge Veto']) await select(page, title);
}

/** Messages of three chains: who sends, who has to agree, how long they wait, and on each chain which bridges are believed and who guards. */
async function fillMultiBridge(page: Page, { guardians }: Founding): Promise<void> {
  const messages = page.getByRole('region', { name: 'Chains of the Multi-Bridge' });
  for (const { name: chain } of chains) await messages.getByRole('switch', { name: chain }).press('Space');
  await choose(messages, page, labelOf('modules.multiBridge.0.chainId'), ALPHA);
  await messages.getByRole('radio', { name: /^A wallet/ }).check();
  await heldByUpgrades(page, messages);
  await choose(messages, page, labelOf('modules.multiBridge.0.minBridges'), /^3 of /);
  await field(messages, 'modules.multiBridge.0.timelock.value').fill('36');
  await choose(messages, page, 'Unit of Timelock', 'hours');

  const settings = (chain: string) => page.getByRole('region', { name: `Multi-Bridge on ${chain}` });
  await settings(ALPHA)
    .getByRole('radio', { name: /^A wallet/ })
    .check();
  await heldByUpgrades(page, settings(ALPHA));
  const all = settings(ALPHA).getByRole('switch', { name: labelOf('modules.multiBridgeSettings.0.isAllBridges') });
  if (await all.isChecked()) await all.press('Space');
  for (const bridge of BELIEVED[ALPHA]!) await settings(ALPHA).getByRole('switch', { name: bridge, exact: true }).press('Space');
  const guarded = settings(ALPHA)
    .getByRole('radiogroup', { name: 'Who may cancel a message before it is carried out here?' })
    .locator('xpath=../..');
  await fillMultisig(page, guarded, guardians, 2);
  await onEveryChain(settings(ALPHA));
  await settings(BETA).getByRole('switch', { name: 'LayerZero' }).press('Space');
  await choose(settings(GAMMA), page, 'Threshold', /^1 of/);
  await expect(
    page.getByRole('group', { name: 'What an attacker could do' }).getByText(/Whoever controls 3 bridges can make any call/),
  ).toBeVisible();
}

/** Gold, which exists on the first chain, is wrapped into a token that all chains have. */
async function fillToken(page: Page, { name, symbol }: Founding): Promise<void> {
  await page.getByRole('radio', { name: /No, use a token that exists/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const gold = page.getByRole('region', { name: 'Existing token 1' });
  await choose(gold, page, 'Chain', ALPHA);
  await gold.getByRole('textbox', { name: labelOf('token.existingTokens.0.address') }).fill(GOLD);
  await expect(gold.getByText('Local Gold (LGLD), 18 decimals')).toBeVisible();
  await expect(gold.getByText('Provided token is not XERC20. We recommend wrapping it.')).toBeVisible();
  await page.getByRole('radio', { name: /^No, use them as they are/ }).check();
  await expect(page.getByText(/minting and burning limits need to be set for Asset Controllers manually\.$/)).toBeVisible();
  await page.getByRole('radio', { name: /^Yes, wrap them/ }).check();
  await field(page, 'token.name').fill(`${name} Gold`);
  await field(page, 'token.symbol').fill(symbol);
  const token = page.getByRole('region', { name: 'Token', exact: true });
  for (const chain of [BETA, GAMMA]) await token.getByRole('switch', { name: chain }).press('Space');
  const authority = page.getByRole('region', { name: `Token authority on ${ALPHA}` });
  await heldByUpgrades(page, authority);
  await onEveryChain(authority);
}

/** A hundredth of what is above ten, a twentieth above a hundred; on each chain for another collector. */
async function fillTax(page: Page, { collectors }: Founding): Promise<void> {
  const tax = page.getByRole('region', { name: 'Bridge tax', exact: true });
  await tax.getByRole('switch', { name: 'Charge a tax on what bridges bring' }).press('Space');
  await tax.getByRole('button', { name: 'Add bracket' }).click();
  for (const [index, [threshold, share]] of [
    ['10', '1'],
    ['100', '5.25'],
  ].entries()) {
    await tax.getByLabel(`Threshold of bracket ${index + 1}`).fill(threshold!);
    await tax.getByLabel(`Tax of bracket ${index + 1}`).fill(share!);
  }
  for (const { name: chain } of chains) {
    const treasury = tax.getByRole('region', { name: `Bridge tax treasury on ${chain}` });
    await treasury.getByRole('radio', { name: 'One address' }).check();
    await treasury.getByRole('textbox', { name: 'Address' }).fill(collectors[chain]!);
  }
}

const portalsOf = (page: Page) => page.getByRole('region', { name: 'Portals', exact: true });

async function fillPortals(page: Page, { symbol }: Founding): Promise<void> {
  const portals = portalsOf(page);
  await portals.getByRole('button', { name: 'All chains of the token' }).click();
  for (const { name } of LIMITS) await portals.getByRole('switch', { name, exact: true }).press('Space');
  await field(portals, 'modules.assetPortals.multiBridgeBurnLimit').fill('900');
  await field(portals, 'modules.assetPortals.multiBridgeMintLimit').fill('1000');
  await portals.getByRole('switch', { name: labelOf('modules.assetPortals.isCustomRateLimits') }).press('Space');
  for (const { name, mint, burn } of LIMITS) {
    await portals.getByRole('textbox', { name: `Burn limit of ${name}` }).fill(burn);
    await portals.getByRole('textbox', { name: `Mint limit of ${name}` }).fill(mint);
  }
  await field(portals, 'modules.assetPortals.duration.value').fill('12');
  await portals.getByRole('switch', { name: 'Keep tokens that leave the primary chain' }).press('Space');
  await choose(portals, page, 'Primary chain', ALPHA);
  const admin = portals.getByRole('region', { name: `Portal admin on ${ALPHA}` });
  await admin.getByRole('radio', { name: /^A wallet/ }).check();
  await heldByUpgrades(page, admin);
  await onEveryChain(admin);
  const powers = portals.getByRole('group', { name: 'What an attacker could do' });
  await expect(powers.getByText(new RegExp(`Whoever controls 1 bridge can make up to 210 ${symbol} at once`))).toBeVisible();
}

const clientOf = (chain: string) => clients[chains.findIndex(({ name }) => name === chain)]!;

/** What the chain says of the portal: limits of several and of each bridge, and how long until they are back. */
async function comparePortal(organisation: OrganisationDetail, chain: string, raised: Partial<Record<Bridge, string>> = {}): Promise<void> {
  const client = clientOf(chain);
  const { id } = client.chain;
  const portal = { address: addressOf(organisation, id, 'assetController'), abi: assetControllerAbi } as const;
  const limits = async (adapter: Address) => [
    await client.readContract({ ...portal, functionName: 'mintingMaxLimitOf', args: [adapter] }),
    await client.readContract({ ...portal, functionName: 'burningMaxLimitOf', args: [adapter] }),
  ];
  const adapters = bridgeAdaptersOf(id)!;
  expect(await limits(zeroAddress), `several on ${chain}`).toEqual([parseEther('1000'), parseEther('900')]);
  for (const { bridge, mint, burn } of LIMITS) {
    expect(await limits(adapters[bridge]), `${bridge} on ${chain}`).toEqual([parseEther(raised[bridge] ?? mint), parseEther(burn)]);
    expect(await client.readContract({ ...portal, functionName: 'multiBridgeAdapters', args: [adapters[bridge]] })).toBe(true);
  }
  expect(await limits(adapters.polymer)).toEqual([0n, 0n]);
  expect(await client.readContract({ ...portal, functionName: 'duration' })).toBe(BigInt(12 * HOUR));
  expect(await client.readContract({ ...portal, functionName: 'minBridges' })).toBe(2n);
  expect(await client.readContract({ ...portal, functionName: 'custody' })).toMatchObject({
    locks: chain === ALPHA,
    // What keeps tokens neither mints nor burns.
    mintSelector: chain === ALPHA ? '0x00000000' : '0x40c10f19',
    burnSelector: chain === ALPHA ? '0x00000000' : '0x9dc29fac',
  });
}

/** What the chain says of the token: its owner, its tax with the collector, its lockbox, and what it lets its portal do. */
async function compareToken(organisation: OrganisationDetail, chain: string, { name, symbol, collectors }: Founding): Promise<void> {
  const client = clientOf(chain);
  const { id } = client.chain;
  const token = { address: addressOf(organisation, id, 'token'), abi: tokenAbi } as const;
  expect(await client.readContract({ ...token, functionName: 'name' })).toBe(`${name} Gold`);
  expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe(symbol);
  expect(await client.readContract({ ...token, functionName: 'owner' })).toBe(addressOf(organisation, id, 'protocolUpgrades'));
  const [treasury, thresholds, shares] = await client.readContract({ ...token, functionName: 'bridgeTax' });
  expect([treasury, thresholds, shares.map(Number)], `tax on ${chain}`).toEqual([
    collectors[chain],
    [parseEther('10'), parseEther('100')],
    [100, 525],
  ]);
  const lockbox = await client.readContract({ ...token, functionName: 'lockbox' });
  if (chain === ALPHA) {
    expect(lockbox).toBe(addressOf(organisation, id, 'lockbox'));
    expect(await client.readContract({ address: lockbox, abi: lockboxAbi, functionName: 'ERC20' })).toBe(GOLD);
  } else expect(lockbox).toBe(zeroAddress);
}

/** What the chain says of messages: which bridges are believed, how many have to agree, how long they wait, and who may cancel them. */
async function compareMessages(organisation: OrganisationDetail, chain: string, { guardians }: Founding): Promise<void> {
  const client = clientOf(chain);
  const { id } = client.chain;
  const messages = { address: addressOf(organisation, id, 'messageController'), abi: messageControllerAbi } as const;
  const adapters = Object.entries(bridgeAdaptersOf(id)!);
  const believed = await Promise.all(
    adapters.map(async ([bridge, adapter]) =>
      (await client.readContract({ ...messages, functionName: 'isApproved', args: [adapter] })) ? [bridge] : [],
    ),
  );
  expect(believed.flat().toSorted(), `bridges on ${chain}`).toEqual(BELIEVED[chain]!.map((name) => name.toLowerCase()).toSorted());
  for (const other of chains.filter(({ name }) => name !== chain))
    expect(await client.readContract({ ...messages, functionName: 'originOf', args: [BigInt(other.id)] })).toEqual([3, 36 * HOUR]);
  const veto = { address: addressOf(organisation, id, 'multiBridgeVeto'), abi: safeAbi } as const;
  expect(await client.readContract({ ...messages, functionName: 'vetoer' })).toBe(veto.address);
  expect(await client.readContract({ ...veto, functionName: 'getOwners' })).toEqual(guardians);
  expect(await client.readContract({ ...veto, functionName: 'getThreshold' })).toBe(chain === GAMMA ? 1n : 2n);
}

const organisationAt = async (page: Page): Promise<OrganisationDetail> => {
  const slug = new URL(page.url()).pathname.split('/')[2]!;
  return (await (await page.request.get(`/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
};

/** Hyperlane may bring more from now on: said in the edit, agreed to, sent on every chain and registered. */
async function raiseLimit(page: Page, { slug }: OrganisationDetail): Promise<void> {
  await page.goto(`/organisations/${slug}/edit`);
  await page.getByLabel('Proposal Name').fill('More by Hyperlane');
  for (const title of ['Module Selection', 'Safe', 'Modules', 'Token']) await advance(page, title);
  const portals = portalsOf(page);
  await portals.getByRole('button', { name: 'Change Settings of the portals' }).click();
  await portals.getByRole('textbox', { name: 'Mint limit of Hyperlane' }).fill(RAISED);
  await next(page);
  await expect(page.getByRole('list', { name: 'What changes' }).getByText(/Mint limit: 50\.5 .* becomes 65 /)).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /Click here if the information above is correct/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Propose the upgrade' }).click();
  await expect(page).toHaveURL(/tab=modules/);
  await page.getByRole('link', { name: 'More by Hyperlane' }).click();
  await sign(page, page.getByRole('button', { name: 'Sign for it' }));
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Begin the execution' }).click();
  for (const { id } of chains) {
    const transaction = page.getByRole('listitem', { name: `Transaction ${id}/1` });
    await sign(page, transaction.getByRole('button', { name: 'Propose to the Safe' }));
    await transact(page, transaction.getByRole('button', { name: 'Execute', exact: true }));
    await expect(transaction.getByText('done')).toBeVisible({ timeout: 30_000 });
  }
  await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registered', { exact: true })).toBeVisible({ timeout: 30_000 });
}

test('gold that exists is wrapped, taxed and kept on its primary chain, with limits of each bridge and guarded messages, founded on three chains; then a limit is raised', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const founder = await fundedAccount(221);
  await installWallet(context, { account: founder, chains });
  const account = (index: number) => localAccount(index).address;
  const given: Founding = {
    name: untaken(`Sound ${attempt()}`),
    symbol: 'SNDG',
    people: [founder.address, account(5)],
    guardians: [account(7), account(8)],
    collectors: { [ALPHA]: account(10), [BETA]: account(11), [GAMMA]: account(12) },
  };
  await enter(page);
  await describe(page, given);
  await advance(page, 'Safe');
  await fillMultisig(page, page.getByRole('region', { name: UPGRADES, exact: true }), given.people, 1);
  const treasury = page.getByRole('region', { name: 'Treasury 1' });
  await choose(treasury, page, 'Chain', ALPHA);
  await treasury.getByRole('button', { name: UPGRADES, exact: true }).click();
  await advance(page, 'Modules');
  await fillMultiBridge(page, given);
  await advance(page, 'Token');
  await fillToken(page, given);
  await fillTax(page, given);
  await fillPortals(page, given);
  await page.reload();
  await expect(portalsOf(page).getByRole('textbox', { name: 'Mint limit of Hyperlane' })).toHaveValue('50.5');
  await audit(page, 'an existing token in the wizard');
  await advance(page, 'Review & Deploy');
  await unfold(page);
  await confirmReview(page, 4);
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).toHaveURL(/\/deploy$/, { timeout: 30_000 });
  for (const { name: chain } of chains) await deployOn(page, chain);
  await expect(page.getByRole('heading', { name: `${given.name} is deployed` })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^All \d+ checks hold\./)).toBeVisible();
  const organisation = await organisationAt(page);
  for (const { name: chain } of chains) {
    await comparePortal(organisation, chain);
    await compareToken(organisation, chain, given);
    await compareMessages(organisation, chain, given);
  }

  await raiseLimit(page, organisation);
  for (const { name: chain } of chains) await comparePortal(await organisationAt(page), chain, { hyperlane: RAISED });
});
