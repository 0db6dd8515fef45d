import type { OrganisationDetail } from '@althing/domain/http';
import { expect, test } from '@playwright/test';
import { type Address, createPublicClient, http, parseAbi } from 'viem';
import { localAccount } from '../support/accounts.ts';
import { attempt } from '../support/attempt.ts';
import { chains } from '../support/chains.ts';
import { deployOn } from '../support/deployment.ts';
import { organisation, storeDraft } from '../support/draft.ts';
import { enter } from '../support/founding.ts';
import { fundedAccount } from '../support/funding.ts';
import { ownServer } from '../support/ownServer.ts';
import { installWallet } from '../support/wallet.ts';
import { advance, choose, confirmReview, select, unfold } from '../support/wizard.ts';

const ALPHA = chains[0]!;
const SAFE = parseAbi(['function getOwners() view returns (address[])', 'function getThreshold() view returns (uint256)']);

test('where bonds are switched on, a founder takes the owners of the treasury over for the VEO manager, and the chain has their Safe', async ({
  page,
  context,
}) => {
  const server = await ownServer('veo_manager');
  try {
    await server.start({ FEATURE_BONDING: 'true' });
    const founder = await fundedAccount(92);
    await installWallet(context, { account: founder, chains });
    await enter(page, server.url);
    const owners = [founder.address, localAccount(5).address, localAccount(6).address];
    const draft = organisation(`Chandlery ${attempt()}`, [ALPHA.id], founder.address, owners.slice(1));
    await storeDraft(page, draft, 'selection');
    await page.reload();
    await select(page, 'Bonding Engine');
    for (const place of ['Governor', 'Safe']) await advance(page, place);

    const manager = page.getByRole('region', { name: 'VEO manager 1' });
    await choose(manager, page, 'Chain', /Alpha/);
    await manager.getByRole('button', { name: 'Protocol Upgrades' }).click();
    await expect(manager.getByRole('textbox', { name: 'Owner 3' })).toHaveValue(owners[2]!);
    for (const place of ['Token', 'Review & Deploy']) await advance(page, place);

    await unfold(page);
    await expect(page.getByRole('heading', { name: 'VEO Manager on Alpha' })).toBeVisible();
    await confirmReview(page, 4);
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await deployOn(page, ALPHA.name);
    await expect(page.getByRole('heading', { name: `${draft.name} is deployed` })).toBeVisible({ timeout: 30_000 });

    const slug = new URL(page.url()).pathname.split('/')[2]!;
    const { contracts } = (await (await page.request.get(`${server.url}/api/v1/organisations/slug/${slug}`)).json()) as OrganisationDetail;
    const address = contracts.find(({ kind }) => kind === 'bondingEngine')!.address as Address;
    const client = createPublicClient({ chain: ALPHA, transport: http() });
    expect(await client.readContract({ address, abi: SAFE, functionName: 'getOwners' })).toEqual(owners);
    expect(await client.readContract({ address, abi: SAFE, functionName: 'getThreshold' })).toBe(2n);
  } finally {
    await server.stop();
  }
});
