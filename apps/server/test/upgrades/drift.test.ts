import { contractCall, governorAbi, tokenAbi, upgradeAuthorityAbi } from '@althing/bindings';
import type { EndpointResponse, OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { founder, inputOf, signers, stranger, upgradableForm, UpgradeSite } from './site.ts';

const PATIENCE = { timeout: 240_000 };

let site: UpgradeSite;
beforeAll(async () => {
  site = await UpgradeSite.start([31337]);
}, 240_000);
afterAll(() => site.stop());

const addressOf = ({ contracts }: OrganisationDetail, kind: string) =>
  contracts.find((contract) => contract.kind === kind)!.address as Address;
const told = ({ transactions }: UpgradeProposal) =>
  transactions.map(({ sender, purposes }) => [sender.address, purposes.map(({ type }) => type)]);
const withQuorum = (organisation: OrganisationDetail, quorumThreshold: number): OrganisationInput => {
  const form = inputOf(organisation);
  return { ...form, modules: { ...form.modules, governor: form.modules.governor.map((each) => ({ ...each, quorumThreshold })) } };
};
const quorumOf = (governor: Address) =>
  site.at(31337).client.readContract({ address: governor, abi: governorAbi, functionName: 'quorumNumerator' });

/** The governor gives itself another quorum by an ordinary proposal, of which the record knows nothing. */
async function drifted(share: bigint): Promise<OrganisationDetail> {
  const organisation = await site.found(upgradableForm([31337]));
  const governor = addressOf(organisation, 'governor');
  const call = contractCall({ address: governor, abi: governorAbi, functionName: 'updateQuorumNumerator', args: [share] });
  await site.throughGovernor(organisation, 31337, governor, [call], '# Another quorum');
  return organisation;
}

type Drift = EndpointResponse<'GET /api/v1/organisations/:id/drift'>;
const driftOf = async (organisation: OrganisationDetail) =>
  (await site.ok<Drift>('GET', `/${organisation.id}/drift`)).differences.map(({ label, expected, actual }) => [label, expected, actual]);

describe('what was changed elsewhere', PATIENCE, () => {
  it('is told of every contract of the organisation, in any of its settings, without a proposal, and brought back by the form as it is', async () => {
    const organisation = await site.found(upgradableForm([31337]));
    expect(await driftOf(organisation)).toEqual([]);
    const calls = [
      contractCall({
        address: addressOf(organisation, 'governor'),
        abi: governorAbi,
        functionName: 'updateQuorumNumerator',
        args: [3300n],
      }),
      contractCall({
        address: addressOf(organisation, 'token'),
        abi: tokenAbi,
        functionName: 'transferOwnership',
        args: [stranger.address],
      }),
    ];
    await site.throughGovernor(organisation, 31337, addressOf(organisation, 'governor'), calls, '# Several things');
    site.clockOffsetMs += 61_000;
    expect(await driftOf(organisation)).toEqual(
      expect.arrayContaining([
        ['Quorum numerator', '2000', '3300'],
        ['Pending owner (none)', zeroAddress, stranger.address],
      ]),
    );

    const back = await site.propose(organisation.slug, inputOf(organisation), 'As we said');
    await site.approve(back);
    expect((await site.carryOut(organisation, back.id)).state).toBe('executed');
    await site.register(back.id);
    site.clockOffsetMs += 61_000;
    expect(await driftOf(organisation)).toEqual([]);
    site.clockOffsetMs = 0;
  });
});

describe('a governor that has decided otherwise than the record says', PATIENCE, () => {
  it('is brought back by a proposal of the form as it is', async () => {
    const organisation = await drifted(3300n);
    const proposal = await site.propose(organisation.slug, inputOf(organisation), 'As we said');
    expect(told(proposal)).toEqual([[addressOf(organisation, 'timelock'), ['govern']]]);
    await site.approve(proposal);
    expect((await site.carryOut(organisation, proposal.id)).state).toBe('executed');
    await site.register(proposal.id);
    expect(await quorumOf(addressOf(organisation, 'governor'))).toBe(2000n);
    expect((await site.read(organisation.id)).receipt!.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('is left alone by a proposal of something else, and followed by one that says what it says', async () => {
    const organisation = await drifted(5100n);
    const renamed = await site.propose(organisation.slug, { ...inputOf(organisation), name: 'Other' }, 'Other');
    expect(renamed.transactions).toEqual([]);

    const followed = await site.propose(organisation.slug, withQuorum(organisation, 51), 'What it is');
    expect(followed.transactions).toEqual([]);
    await site.approve(followed);
    await site.execute(followed.id);
    await site.register(followed.id);
    const after = await site.read(organisation.id);
    expect([after.modules.governor[0]!.quorumThreshold, after.receipt!.ok]).toEqual([51, true]);
  });

  it('is not registered as what it is not', async () => {
    const organisation = await drifted(5100n);
    const followed = await site.propose(organisation.slug, withQuorum(organisation, 51), 'What it is');
    await site.approve(followed);
    const governor = addressOf(organisation, 'governor');
    const call = contractCall({ address: governor, abi: governorAbi, functionName: 'updateQuorumNumerator', args: [6000n] });
    await site.throughGovernor(organisation, 31337, governor, [call], '# Yet another');
    await site.execute(followed.id);
    const refused = await site.call('POST', `/upgrade-proposals/${followed.id}/register`, undefined, stranger);
    expect([refused.status, refused.body.code]).toEqual([409, 'upgrade-differs']);
    expect(refused.body.message).toContain('Quorum numerator is 6000, expected 5100');
    expect((await site.read(organisation.id)).modules.governor[0]!.quorumThreshold).toBe(20);

    // It keeps others waiting for thirty days, not for ever.
    const next = await site.propose(organisation.slug, withQuorum(organisation, 60), 'What it is now');
    site.clockOffsetMs = 30 * 24 * 3600_000;
    try {
      await site.signIn();
      expect([(await site.show(followed.id)).state, (await site.show(next.id)).waitsFor]).toEqual(['expired', null]);
    } finally {
      site.clockOffsetMs = 0;
      await site.signIn();
    }
  });
});

it('an authority that changed hands elsewhere is asked through its owner of today', PATIENCE, async () => {
  const protocolUpgrades = { isMultisig: false, addresses: [founder.address], threshold: 1 };
  const organisation = await site.found(upgradableForm([31337], { protocolUpgrades }));
  const authority = addressOf(organisation, 'proxyAdmin');
  const abi = upgradeAuthorityAbi;
  await site.sendAs(31337, founder, contractCall({ address: authority, abi, functionName: 'transferOwnership', args: [stranger.address] }));
  await site.sendAs(31337, stranger, contractCall({ address: authority, abi, functionName: 'acceptOwnership', args: [] }));

  const form = inputOf(organisation);
  const grants = { chainId: 31337, name: 'Grants', isMultisig: true, addresses: signers.map(({ address }) => address), threshold: 1 };
  const added = await site.propose(organisation.slug, { ...form, modules: { ...form.modules, workingGroup: [grants] } }, 'Grants');
  expect(told(added)).toEqual([[stranger.address, ['add']]]);
  expect((await site.vote(added, founder)).status).toBe(403);
  expect((await site.vote(added, stranger)).body.state).toBe('approved');
  expect((await site.carryOut(organisation, added.id)).state).toBe('executed');
  await site.register(added.id);

  const back = await site.propose(organisation.slug, inputOf(await site.read(organisation.id)), 'Back');
  expect(told(back)).toEqual([
    [stranger.address, ['edit']],
    [founder.address, ['accept']],
  ]);
  await site.vote(back, stranger);
  expect((await site.carryOut(organisation, back.id)).state).toBe('executed');
  await site.register(back.id);
  expect((await site.read(organisation.id)).receipt!.checks.filter(({ ok }) => !ok)).toEqual([]);
});
