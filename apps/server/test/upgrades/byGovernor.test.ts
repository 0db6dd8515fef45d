import { moduleKey } from '@althing/domain/modules';
import type { OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import { upgradeDescription } from '@althing/domain/upgrades';
import type { Address, Hex } from '@althing/domain/units';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inputOf, signers, upgradableForm, UpgradeSite } from './site.ts';

const soon = { timeout: 60_000, interval: 200 };

let site: UpgradeSite;
let organisation: OrganisationDetail;
beforeAll(async () => {
  site = await UpgradeSite.start([31337], 'api,indexer');
  const protocolUpgrades = { isMultisig: false, addresses: [moduleKey('governor', 'Main 31337')], threshold: 1 };
  organisation = await site.found(upgradableForm([31337], { protocolUpgrades }));
}, 240_000);
afterAll(() => site.stop());

/** The holders pass the governor's part, with the text that the proposal asks for or another. */
async function pass(proposal: UpgradeProposal, change: { text?: string; until?: 'passed' | 'executed' } = {}): Promise<void> {
  const [transaction] = proposal.transactions;
  const [sending] = proposal.sending;
  if (sending?.type !== 'governor') throw new Error('not by a governor');
  const calls = transaction!.calls.map(({ target, value, calldata }) => ({
    to: target as Address,
    value: BigInt(value),
    data: calldata as Hex,
  }));
  const governor = sending.governor as Address;
  await site.throughGovernor(organisation, 31337, governor, calls, change.text ?? sending.description, change.until ?? 'executed');
}

it('where a governor owns the upgrades, its vote decides, and no signature does', { timeout: 300_000 }, async () => {
  const proposal = await site.propose(organisation.slug, { ...inputOf(organisation), name: 'Assembly' }, 'Assembly');
  expect(proposal.electorates).toMatchObject([{ kind: 'governor', voters: [], governor: { hasPassed: false } }]);
  expect(proposal.transactions.map(({ sender, purposes }) => [sender.kind, purposes])).toEqual([['governor', [{ type: 'agree' }]]]);
  expect(proposal.sending).toMatchObject([{ description: expect.stringContaining('- Name changes\n  - Harbour becomes Assembly') }]);
  const signed = await site.vote(proposal, signers[0]);
  expect([signed.status, signed.body.code]).toEqual([403, 'upgrade-by-governor']);
  const early = await site.call('POST', `/upgrade-proposals/${proposal.id}/execute`);
  expect(early.body.code).toBe('upgrade-not-approved');

  // The same calls for another reason are not a vote about this plan.
  await pass(proposal, { text: 'Something else', until: 'passed' });
  const passed = async () =>
    (await site.call('GET', `/${organisation.id}/proposals`)).body.items.map(({ state }: { state: string }) => state);
  await expect.poll(passed, soon).toEqual(['succeeded']);
  expect((await site.show(proposal.id)).electorates[0]!.governor!.hasPassed).toBe(false);
  await pass(proposal, { until: 'passed' });
  await expect.poll(async () => (await site.show(proposal.id)).electorates[0]?.governor?.hasPassed, soon).toBe(true);
  expect((await site.execute(proposal.id)).state).toBe('executed');
  await site.register(proposal.id);
  expect((await site.read(organisation.id)).name).toBe('Assembly');
});

it('what it adds, its timelock sends by the same vote', { timeout: 300_000 }, async () => {
  const form = inputOf(await site.read(organisation.id));
  const grants = { chainId: 31337, name: 'Grants', isMultisig: true, addresses: signers.map(({ address }) => address), threshold: 1 };
  const governor = form.modules.governor.map((each) => ({ ...each, quorumThreshold: 51 }));
  const proposal = await site.propose(
    organisation.slug,
    { ...form, modules: { ...form.modules, governor, workingGroup: [grants] } },
    'Grants',
  );
  expect(proposal.transactions.map(({ sender, purposes }) => [sender.kind, purposes.map(({ type }) => type)])).toEqual([
    ['governor', ['add', 'govern']],
  ]);
  // Proposals whose text says nothing but which plan they carry out, as all did once, count as before.
  const { id, proposalName, planHash } = proposal;
  await pass(proposal, { text: upgradeDescription({ id, proposalName, planHash: planHash as Hex, words: '' }) });
  await expect.poll(async () => (await site.show(proposal.id)).electorates[0]?.governor?.hasPassed, soon).toBe(true);
  const done = await site.execute(proposal.id);
  expect(done.state).toBe('executed');
  await site.register(proposal.id);
  const after = await site.read(organisation.id);
  expect(after.contracts.map(({ stepId }) => stepId)).toContain('workingGroup|Grants');
  expect(after.receipt!.checks.filter(({ ok }) => !ok)).toEqual([]);
});
