import { encodeExecuteProposal, localTokenAbi, platformAddresses, type Call } from '@althing/bindings';
import { mined, passSeconds } from '@althing/devnet';
import { expect, type Page, test } from '@playwright/test';
import { type Address, type Hex, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { type Bridged, carry, delegateEverywhere, foundBridged, governedForm, openProposal, passEverywhere } from '../support/bridged.ts';
import { chains } from '../support/chains.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, endSession, settle } from '../support/identity.ts';
import { transact } from '../support/transactions.ts';
import { installWallet } from '../support/wallet.ts';

const [ALPHA, BETA] = [clients[0]!, clients[1]!];
const GOLD = platformAddresses.localGold;

const goldOf = (account: Address): Promise<bigint> =>
  BETA.readContract({ address: GOLD, abi: localTokenAbi, functionName: 'balanceOf', args: [account] });

const proposalPage = ({ organisation, governor }: Bridged, proposalId: bigint | string): string =>
  `/organisations/${organisation.slug}/proposals/31337/${governor}/${proposalId}`;

/** Writes and proposes, by the builder, that Beta's gold is given to somebody. */
async function proposeGold(page: Page, { organisation }: Bridged, recipient: Address): Promise<void> {
  await page.goto(`/organisations/${organisation.slug}/proposals/create`);
  await page.getByLabel('Title').fill('Gold on Beta');
  await page.getByRole('textbox', { name: 'Description' }).fill('Seven pieces of gold, over there.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('textbox', { name: 'Find an action' }).fill('another chain');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Chain' }).click();
  await page.getByRole('option', { name: 'Beta' }).click();
  const calls = page.getByRole('region', { name: 'Calls on Beta' });
  await calls.getByRole('button', { name: 'Custom call' }).click();
  await calls.getByLabel('Contract').fill(GOLD);
  await calls.getByLabel('Function').fill('mint(address to, uint256 amount)');
  await calls.getByRole('textbox', { name: 'to (address)' }).fill(recipient);
  await calls.getByLabel('amount (uint256)').fill('7');
  const meaning = page.getByRole('list', { name: 'What it means' });
  await expect(meaning).toContainText('It then waits 1 hour on Beta');
  await expect(meaning).toContainText('What they give back goes to');
  await expect(page.getByText('Tried on Beta as it is now: the calls would pass.')).toBeVisible();
  await audit(page, 'an action on another chain');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Sends a message to Beta over 3 bridges, 2 of which have to agree at least.')).toBeVisible();
  await page.reload();
  const there = page.getByRole('heading', { name: 'What it would do on Beta' });
  await expect(there).toBeVisible();
  await transact(page, page.getByRole('button', { name: 'Propose', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Gold on Beta' })).toBeVisible();
  await expect(there).toBeVisible();
}

/** The proposal on the page, as the chain has it. */
async function proposedAt(page: Page, { governor }: Bridged) {
  const proposalId = page.url().split('/').at(-1)!;
  const answer = await page.request.get(`/api/v1/organisations/governors/31337/${governor}/proposals/${proposalId}`);
  const { actions, description } = (await answer.json()) as {
    description: string;
    actions: { target: Address; value: string; calldata: Hex }[];
  };
  const calls: Call[] = actions.map(({ target, value, calldata }) => ({ to: target, value: BigInt(value), data: calldata }));
  return { governor, proposalId: BigInt(proposalId), actions: calls, description };
}

test('a proposal acts on another chain, its fate is told on its page, and another one is stopped there by the guardian', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const [founder, guardian] = [await fundedAccount(190), await fundedAccount(191)];
  const recipient = localAccount(5_300 + attempt()).address;
  const wallet = await installWallet(context, { account: founder, chains });
  const bridged = await foundBridged(BASE_URL, founder, governedForm(untaken('Far Reach'), founder.address, guardian.address));
  await delegateEverywhere(bridged, founder);
  const { timelock } = bridged.organisation.governors.find(({ chainId }) => chainId === 31337)!;
  await mined(ALPHA, { account: founder, to: timelock as Address, value: parseEther('5'), data: '0x' });

  await settle(page);
  await page.goto('/');
  await connect(page);
  await authenticate(page);
  await proposeGold(page, bridged, recipient);
  const first = await proposedAt(page, bridged);
  const second = await openProposal(bridged, founder, 'The same once more', first.actions);
  await carry(founder, [first, second]);
  const before = await ALPHA.getBalance({ address: timelock as Address });
  await page.reload();
  await transact(page, page.getByRole('region', { name: 'What happens now' }).getByRole('button', { name: 'Execute' }));
  const fate = page.getByRole('list', { name: 'Messages to other chains' });
  await expect(fate.getByText('In its delay')).toBeVisible({ timeout: 30_000 });
  await expect(fate.getByText(/guards messages on Beta and can cancel this one for/)).toBeVisible();
  expect(before - (await ALPHA.getBalance({ address: timelock as Address }))).toBeLessThan(first.actions[0]!.value);

  await mined(ALPHA, { account: founder, ...encodeExecuteProposal(second), gas: 5_000_000n });
  await passEverywhere(1);
  await endSession(page, () => wallet.setAccount(guardian));
  await page.goto(proposalPage(bridged, second.proposalId));
  await transact(page, fate.getByRole('button', { name: 'Cancel the message' }));
  await expect(fate.getByText('Cancelled', { exact: true })).toBeVisible({ timeout: 20_000 });
  await audit(page, 'a message of a proposal');

  await passSeconds(BETA, 3_700);
  await page.goto(proposalPage(bridged, first.proposalId));
  await expect(fate.getByText('Executed', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await goldOf(recipient)).toBe(7n);
  await fate.getByRole('link', { name: 'Every step of this message' }).click();
  await expect(page).toHaveURL(/\/bridge\/transactions\/31337-0x/);
  await page.goto(proposalPage(bridged, second.proposalId));
  await expect(fate.getByText('It was cancelled on the destination and is never executed.')).toBeVisible();
  expect(await goldOf(recipient)).toBe(7n);
});
