import { contractCall, encodeSafeByContract, safeAbi } from '@althing/bindings';
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

it(
  'what a Safe would send, a governor that is a module of the Safe carries out by a vote, without a signature',
  { timeout: 300_000 },
  async () => {
    const founded = await site.found(upgradableForm([31337]));
    const addressOf = (kind: string) => founded.contracts.find((contract) => contract.kind === kind)!.address as Address;
    const [safe, timelock, governor] = ['protocolUpgrades', 'timelock', 'governor'].map(addressOf) as [Address, Address, Address];
    const enable = contractCall({ address: safe, abi: safeAbi, functionName: 'enableModule', args: [timelock] });
    await site.throughSafe(31337, safe, { ...enable, operation: 0 });

    const form = inputOf(founded);
    const grants = { chainId: 31337, name: 'Grants', isMultisig: true, addresses: signers.map(({ address }) => address), threshold: 1 };
    const proposal = await site.propose(founded.slug, { ...form, modules: { ...form.modules, workingGroup: [grants] } }, 'Grants');
    await site.approve(proposal);
    await site.execute(proposal.id);
    const [sending] = proposal.sending;
    if (sending?.type !== 'safe') throw new Error('not by a Safe');
    const { to, value, data, operation } = sending;
    const rights = { owners: signers.map(({ address }) => address), threshold: 2, modules: [timelock] };
    const content = { to: to as Address, value: BigInt(value), data: data as Hex, operation };
    const call = encodeSafeByContract(safe, timelock, rights, content)!;
    const { id, proposalName, words } = proposal;
    const text = upgradeDescription({ id, proposalName, planHash: proposal.planHash as Hex, words });
    await site.throughGovernor(founded, 31337, governor, [call], text);
    expect((await site.execute(proposal.id)).state).toBe('executed');
    await site.register(proposal.id);
    expect((await site.read(founded.id)).contracts.map(({ stepId }) => stepId)).toContain('workingGroup|Grants');
  },
);
