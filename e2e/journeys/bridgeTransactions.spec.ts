import { readFile } from 'node:fs/promises';
import { encodeDelegateVotes, localTokenAbi, messageControllerAbi, platformAddresses } from '@althing/bindings';
import { mined, passSeconds } from '@althing/devnet';
import { expect, type Page, test } from '@playwright/test';
import { encodeFunctionData, parseEther } from 'viem';
import { clients, localAccount } from '../support/accounts.ts';
import { citizen } from '../support/api.ts';
import { attempt, untaken } from '../support/attempt.ts';
import { audit } from '../support/axe.ts';
import { type Bridged, bridgedForm, foundBridged, nameVotingChains, openProposal, sendMessage, setFaults } from '../support/bridged.ts';
import { chains } from '../support/chains.ts';
import { BASE_URL } from '../support/environment.ts';
import { fundedAccount } from '../support/funding.ts';
import { authenticate, connect, endSession, settle } from '../support/identity.ts';
import { deploySafe, proposingAs, safeAccount, signForSafe } from '../support/safe.ts';
import { openTransaction, transact } from '../support/transactions.ts';
import { visit } from '../support/visitor.ts';
import { installWallet } from '../support/wallet.ts';

const [ALPHA, BETA] = [31337, 31338] as const;
const DONE = 'It was executed. Nothing is left to do.';

const now = (page: Page) => page.getByRole('region', { name: 'What happens now' });

/** The newest row of the organisation's list. */
const firstRow = (page: Page) => page.getByRole('table', { name: 'Bridge transactions, newest first' }).getByRole('row').nth(1);

async function openList(page: Page, { organisation: { slug } }: Bridged): Promise<void> {
  await page.goto(`/bridge/transactions?of=${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bridge transactions' })).toBeVisible();
}

test.afterEach(async () => {
  for (const bridge of ['axelar', 'polymer', 'executor'] as const) await setFaults(BASE_URL, bridge, {});
});

test('what a bridge lost is seen stuck, sent again and executed; what Polymer holds is brought by its proof', async ({ page, context }) => {
  const founder = await fundedAccount(98);
  const recipient = localAccount(61).address;
  const wallet = await installWallet(context, { account: founder, chains });
  const bridged = await foundBridged(BASE_URL, founder, bridgedForm(untaken('Ferrymen'), founder.address, localAccount(62).address));
  const way = { from: ALPHA, to: BETA, sender: founder, recipient, threshold: 2 };
  await settle(page);

  await openList(page, bridged);
  await expect(page.getByText('No organisation has sent anything between chains yet')).toBeVisible();
  await setFaults(BASE_URL, 'axelar', { drop: true });
  const lost = await bridged.desk.send({ ...way, bridges: ['hyperlane', 'axelar'], amount: parseEther('30') });
  await expect(firstRow(page).getByText('1 of 2 needed bridges')).toBeVisible();
  await expect(firstRow(page).getByText('30.00 TEST')).toBeVisible();
  await connect(page);
  await audit(page, 'bridge transactions');

  await page.getByLabel('Hash or address').fill(lost.receipt.transactionHash);
  await expect(page).toHaveURL(/find=0x/);
  await page.reload();
  await expect(firstRow(page).getByText('Relayed')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain(`,31337,31338,${founder.address},${recipient},30,TEST,`);
  await firstRow(page)
    .getByRole('button', { name: /^Actions for transaction/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Execute on Destination' })).toContainText('Polymer does not carry this');
  await page.getByRole('menuitem', { name: 'Resend Transaction' }).click();

  await setFaults(BASE_URL, 'axelar', {});
  const form = page.getByRole('dialog', { name: 'Resend Transaction' });
  await expect(form.getByLabel('Axelar')).toBeChecked();
  await expect(form.getByText(/Relayer fee in all: 0\.\d{5} ETH/)).toBeVisible();
  await page.reload();
  // It is told for some seconds only, which begin while the preview is closing.
  await Promise.all([expect(page.getByText('Sent again on Alpha')).toBeVisible({ timeout: 45_000 }), transactIn(page, 'Resend')]);
  await expect(form).toHaveCount(0, { timeout: 10_000 });
  await expect(now(page).getByText(DONE)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(now(page).getByText(DONE)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What Axelar did' })).toHaveCount(2);
  expect(await bridged.desk.balanceOf(BETA, bridged.token, recipient)).toBe(parseEther('30'));
  await audit(page, 'bridge transaction');

  await setFaults(BASE_URL, 'polymer', { pause: true });
  const held = await bridged.desk.send({ ...way, bridges: ['hyperlane', 'polymer'], amount: parseEther('40') });
  await page.goto(`/bridge/transactions/${held.receipt.transactionHash}`);
  await expect(page).toHaveURL(/transactions\/31337-0x/);
  await expect(now(page).getByText('One more bridge has to bring it.')).toBeVisible();
  await wallet.setChain(ALPHA);
  await now(page).getByRole('button', { name: 'Execute on Destination' }).click();
  const proving = page.getByRole('dialog', { name: 'Execute on Destination' });
  await expect(proving.getByText('Proof of the sending', { exact: true })).toBeVisible();
  await proving.getByRole('button', { name: 'Continue' }).click();
  await expect(proving.getByRole('listitem').filter({ hasText: 'A pause of three seconds' })).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Confirm in wallet' }).click({ timeout: 15_000 });
  await expect(page.getByText('Executed successfuly')).toBeVisible({ timeout: 20_000 });
  await expect(now(page).getByText(DONE)).toBeVisible({ timeout: 20_000 });
  expect(await bridged.desk.balanceOf(BETA, bridged.token, recipient)).toBe(parseEther('70'));
});

/** Presses a button of the open dialog, and confirms in the wallet. */
async function transactIn(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('button', { name: 'Confirm in wallet' }).click();
}

test('a holder votes from another chain on the proposal’s page, and sees it counted at home', async ({ page, context }) => {
  test.setTimeout(180_000);
  const [founder, other] = [await fundedAccount(99), await fundedAccount(102)];
  const wallet = await installWallet(context, { account: founder, chains });
  const bridged = await foundBridged(BASE_URL, founder, bridgedForm(untaken('Farvote'), founder.address, other.address));
  await nameVotingChains(bridged, founder);
  await mined(clients[1]!, { account: other, ...encodeDelegateVotes({ token: bridged.token, delegatee: other.address }) });
  const proposal = await openProposal(bridged, founder, 'Pay from afar', [{ to: founder.address, value: 0n, data: '0x' }]);
  await settle(page);
  await page.goto(`/organisations/${bridged.organisation.slug}/proposals/31337/${bridged.governor}/${proposal.proposalId}`);
  await connect(page);
  await authenticate(page);

  const away = page.getByRole('region', { name: 'Votes on other chains' });
  await expect(away.getByText('You have 1,000.00 TEST here.')).toBeVisible({ timeout: 30_000 });
  await expect(away.getByText(/^Last safe time to vote here: /)).toBeVisible();
  await away.getByRole('radio', { name: 'For', exact: true }).check();
  await away.getByRole('button', { name: 'Vote on Beta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vote For on Beta' });
  await dialog.getByLabel('Hyperlane').uncheck();
  await dialog.getByLabel('LayerZero').uncheck();
  await expect(dialog.getByText('This vote will not count: 2 bridges have to agree on it at home, and one carries it.')).toBeVisible();
  await dialog.getByLabel('Hyperlane').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(away.getByText('You voted For here with 1,000.00 TEST, sent alone.')).toBeVisible({ timeout: 30_000 });
  const home = away.getByRole('list', { name: 'Votes on their way home' });
  await expect(home.getByText('Counted')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(home.getByText('Counted')).toBeVisible({ timeout: 15_000 });
  await audit(page, 'votes on other chains');

  await citizen(BASE_URL, other);
  const proposalPage = page.url();
  await endSession(page, () => wallet.setAccount(other));
  await page.goto('/terms-of-service');
  await page.goto(proposalPage);
  await authenticate(page);
  await away.getByRole('radio', { name: 'Against', exact: true }).check();
  await away.getByText('With others, no fee', { exact: true }).click();
  await transact(page, away.getByRole('button', { name: 'Vote on Beta' }));
  await expect(away.getByText('You voted Against here with 1,000.00 TEST, kept with others.')).toBeVisible({ timeout: 30_000 });
  await expect(away.getByText(/^Kept here so far:/)).toContainText('Against 1,000.00 TEST');
  await away.getByRole('button', { name: 'Send all kept votes' }).click();
  await page.getByRole('dialog', { name: 'Send the votes kept on Beta' }).getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(home.getByText('Counted')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Result so far' })).toContainText(/Against\s*1,000\.00 TEST/);
});

test('a vote is signed for another chain and sent from there by somebody else, who pays the bridges and sees it counted at home', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const [founder, voter] = [await fundedAccount(232), await fundedAccount(233)];
  await installWallet(context, { account: founder, chains });
  await citizen(BASE_URL, founder);
  const bridged = await foundBridged(BASE_URL, founder, bridgedForm(untaken('Farsign'), founder.address, voter.address));
  await nameVotingChains(bridged, founder);
  await mined(clients[1]!, { account: voter, ...encodeDelegateVotes({ token: bridged.token, delegatee: voter.address }) });
  const proposal = await openProposal(bridged, founder, 'Sign from afar', [{ to: founder.address, value: 0n, data: '0x' }]);
  const address = `/organisations/${bridged.organisation.slug}/proposals/31337/${bridged.governor}/${proposal.proposalId}`;

  const signing = await visit(browser, voter, address);
  await signing.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const away = signing.getByRole('region', { name: 'Votes on other chains' });
  await away.getByRole('radio', { name: 'Abstain', exact: true }).check({ timeout: 30_000 });
  await away.getByRole('button', { name: 'Sign it, and let somebody else send it' }).click();
  await expect(signing.getByRole('dialog').getByText('Abstain, with all votes you have there')).toBeVisible();
  await signing.getByRole('dialog').getByRole('button', { name: 'Sign in wallet' }).click();
  await signing.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(signing.getByText('Copied')).toBeVisible();
  const link = await signing.evaluate(() => navigator.clipboard.readText());

  await settle(page);
  await page.goto(link);
  await connect(page);
  await authenticate(page);
  const panel = page.getByRole('region', { name: 'Signed votes' });
  await expect(panel.getByText('1,000.00 TEST')).toBeVisible({ timeout: 30_000 });
  await audit(page, 'a signed vote for another chain');
  await panel.getByRole('button', { name: 'Send the vote Abstain' }).click();
  await page.getByRole('dialog', { name: 'Send the vote Abstain on Beta' }).getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(panel.getByRole('paragraph').filter({ hasText: 'a signed vote of this account was sent already' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(away.getByText('You voted Abstain here with 1,000.00 TEST, sent alone.')).toBeVisible({ timeout: 30_000 });
  await expect(away.getByRole('list', { name: 'Votes on their way home' }).getByText('Counted')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Result so far' })).toContainText(/Abstain\s*1,000\.00 TEST/);
});

test('a message that a bridge lost is sent again by a resender, and stopped by a guardian while it waits on its destination', async ({
  page,
  context,
}) => {
  const [founder, guardian] = [await fundedAccount(100), await fundedAccount(101)];
  const wallet = await installWallet(context, { account: founder, chains });
  const bridged = await foundBridged(BASE_URL, founder, bridgedForm(untaken('Keepers'), founder.address, guardian.address));
  const mint = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [guardian.address, 7n] });
  const call = { to: platformAddresses.localGold, data: mint };
  await setFaults(BASE_URL, 'axelar', { drop: true });
  const { transactionHash } = await sendMessage(bridged, founder, ['hyperlane', 'axelar'], call);
  await settle(page);
  await page.goto(`/bridge/transactions/${transactionHash}`);
  await expect(now(page).getByText(/^One more bridge has to bring it/)).toBeVisible({ timeout: 30_000 });
  await connect(page);
  await setFaults(BASE_URL, 'axelar', {});
  await now(page).getByRole('button', { name: 'Resend Transaction' }).click();
  await expect(page.getByRole('dialog', { name: 'Resend Transaction' }).getByLabel('Axelar')).toBeChecked();
  await transactIn(page, 'Resend');
  await expect(page.getByText('Sent again on Alpha')).toBeVisible();
  await expect(now(page).getByText(/^Enough bridges agree\. It waits on the destination/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'What Axelar did' })).toHaveCount(2);
  await wallet.setAccount(guardian);
  await page.goto(`/bridge/transactions/${transactionHash}`);
  await expect(now(page).getByText(/^You guard messages on Beta and can cancel this one for/)).toBeVisible();
  await transact(page, now(page).getByRole('button', { name: 'Cancel the message' }));
  await expect(now(page).getByText('It was cancelled on the destination and is never executed.')).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('list', { name: 'From sending to execution' }).getByText('By a guardian, for good.')).toBeVisible();
});

test('by hand: a Safe confirms what fewer bridges suffice for since it came, a key executes it after its delay, and a guardian Safe stops another', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const [founder, owner] = [await fundedAccount(124), await fundedAccount(125)];
  const setup = { owners: [founder.address, owner.address], threshold: 2, saltNonce: BigInt(1_000 * attempt() + 124) };
  const beta = clients[1]!;
  const safe = await deploySafe(setup);
  await deploySafe(setup, beta);
  await installWallet(context, { account: founder, chains });
  const bridged = await foundBridged(BASE_URL, founder, bridgedForm(untaken('Hand Signals'), founder.address, safe));
  await setFaults(BASE_URL, 'executor', { pause: true });
  const mint = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [safe, 7n] });
  const call = { to: platformAddresses.localGold, data: mint };
  const { transactionHash } = await sendMessage(bridged, founder, ['hyperlane'], call, 1);
  await settle(page);
  await page.goto(`/bridge/transactions/${transactionHash}`);
  await expect(page.getByRole('list', { name: 'What Hyperlane did' })).toHaveCount(1, { timeout: 30_000 });
  const origin = { chainId: BigInt(ALPHA), minimum: 1, delay: 600 };
  const fewer = encodeFunctionData({ abi: messageControllerAbi, functionName: 'updateOrigin', args: [origin] });
  await mined(beta, { account: founder, to: bridged.messages, data: fewer });

  const safeUser = safeAccount(safe, [founder, owner]);
  await citizen(BASE_URL, safeUser);
  const ofSafe = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await installWallet(ofSafe, { account: safeUser, chains, send: proposingAs(safe, founder, beta) });
  const user = await ofSafe.newPage();
  await settle(user);
  await user.goto(page.url());
  await connect(user);
  await authenticate(user);
  await expect(now(user).getByText('Enough bridges agree since fewer are asked for.', { exact: false })).toBeVisible({ timeout: 30_000 });
  const dialog = await openTransaction(user, now(user).getByRole('button', { name: 'Confirm', exact: true }));
  await dialog.getByRole('button', { name: 'Confirm in wallet' }).click();
  await expect(dialog).toContainText('Proposed to your Safe', { timeout: 30_000 });
  await user.reload();
  await expect(now(user).getByRole('button', { name: 'Under way …' })).toBeVisible();
  const signer = await visit(browser, owner, `/safes/${BETA}/${safe}`);
  await transact(signer, signer.getByRole('article').getByRole('button', { name: 'Sign and execute' }));
  await expect(now(user).getByText(/^Enough bridges agree\. It waits on the destination/)).toBeVisible({ timeout: 30_000 });

  await passSeconds(beta, 601);
  await page.reload();
  await connect(page);
  await authenticate(page);
  await expect(now(page).getByText('Enough bridges agree: anybody may execute it on the destination.')).toBeVisible({ timeout: 30_000 });
  await transact(page, now(page).getByRole('button', { name: 'Execute', exact: true }));
  await expect(now(page).getByText(DONE)).toBeVisible({ timeout: 20_000 });
  const gold = { address: platformAddresses.localGold, abi: localTokenAbi } as const;
  expect(await beta.readContract({ ...gold, functionName: 'balanceOf', args: [safe] })).toBe(7n);

  const bad = await sendMessage(bridged, founder, ['hyperlane'], call, 1);
  await page.goto(`/bridge/transactions/${bad.transactionHash}`);
  await expect(now(page).getByText(/a Safe of which you are an owner, guards messages on Beta and can cancel this one for/)).toBeVisible({
    timeout: 30_000,
  });
  await signForSafe(page, now(page).getByRole('button', { name: 'Propose to cancel the message' }));
  await expect(now(page).getByText('1 of 2 signatures, one is missing')).toBeVisible();
  await signer.goto(page.url());
  await transact(signer, now(signer).getByRole('button', { name: 'Sign and execute' }));
  await expect(now(page).getByText('It was cancelled on the destination and is never executed.')).toBeVisible({ timeout: 20_000 });
});
