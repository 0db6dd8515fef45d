import { governorAbi, safeAbi, SAFE_SENTINEL } from '@althing/bindings';
import type { EndpointResponse, OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { sampleWallet } from '@althing/domain/testing';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { founder, guardians, inputOf, signers, stranger, upgradableForm, UpgradeSite } from './site.ts';

const CHAINS = [31337, 31338, 31339];
const PATIENCE = { timeout: 300_000 };
/** Enough for a process to look at its chains, on a busy machine too. */
const soon = { timeout: 60_000, interval: 200 };

let site: UpgradeSite;
beforeAll(async () => {
  site = await UpgradeSite.start(CHAINS);
}, 240_000);
afterAll(() => site.stop());

const contractOn = ({ contracts }: OrganisationDetail, chainId: number, kind: string) =>
  contracts.find((contract) => contract.chainId === chainId && contract.kind === kind)!;
const withModules = (organisation: OrganisationDetail, change: Partial<OrganisationInput['modules']>): OrganisationInput => {
  const form = inputOf(organisation);
  return { ...form, modules: { ...form.modules, ...change } };
};
const previewOf =
  ({ slug }: OrganisationDetail) =>
  (upgradedOrganisation: OrganisationInput) =>
    site.ok<EndpointResponse<'POST /api/v1/organisations/:slug/upgrade-proposals/preview'>>(
      'POST',
      `/${slug}/upgrade-proposals/preview`,
      { upgradedOrganisation },
      stranger,
    );
const renamed = (organisation: OrganisationDetail, name: string) => ({ ...inputOf(organisation), name });
const told = ({ transactions }: UpgradeProposal) => transactions.map(({ id, sender, after }) => [id, sender.kind, after]);

describe('a change of quorum and guardians on three chains, by two signers', PATIENCE, () => {
  it('is finished by a process that knows nothing of it but the database, whichever step the others stopped after', async () => {
    const veto = (owners: readonly Address[]) =>
      CHAINS.map((chainId) => ({ governorName: `Main ${chainId}`, chainId, isMultisig: true, addresses: [...owners], threshold: 2 }));
    const organisation = await site.found(upgradableForm(CHAINS, { preVoteVeto: veto(guardians.slice(0, 2)) }));
    const upgraded = withModules(organisation, {
      preVoteVeto: veto(guardians.slice(1, 3)),
      governor: organisation.modules.governor.map((governor) => ({ ...governor, quorumThreshold: 60 })),
    });
    const proposal = await site.propose(organisation.slug, upgraded, 'Other guardians');
    expect(told(proposal)).toEqual([
      ...CHAINS.map((chainId) => [`${chainId}/1`, 'safe', []]),
      ...CHAINS.map((chainId) => [`${chainId}/2`, 'governor', [`${chainId}/1`]]),
    ]);
    await site.approve(proposal);
    const begun = await site.execute(proposal.id);
    expect(begun.progress.filter(({ isReady }) => isReady).map(({ transactionId }) => transactionId)).toEqual(
      CHAINS.map((id) => `${id}/1`),
    );

    for (const transaction of proposal.transactions) {
      // A process of its own for every step, which ends after it.
      const process = await site.second('api,indexer');
      await site.sendTransaction(organisation, proposal, transaction.id);
      const done = proposal.transactions.indexOf(transaction) + 1;
      const isDone = async () => (await site.show(proposal.id)).progress.filter((each) => each.isDone).length;
      await expect.poll(isDone, soon).toBe(done);
      await process.close();
    }
    expect((await site.show(proposal.id)).state).toBe('executed');
    expect((await site.register(proposal.id)).state).toBe('registered');

    const after = await site.read(organisation.id);
    expect(after.receipt!.checks.filter(({ ok }) => !ok)).toEqual([]);
    for (const chainId of CHAINS) {
      const guardian = contractOn(after, chainId, 'preVoteVeto');
      expect([guardian.state, guardian.address]).toEqual([
        'verified',
        expect.not.stringMatching(contractOn(organisation, chainId, 'preVoteVeto').address),
      ]);
      expect(guardian.transactionHash).not.toBeNull();
      const governor = contractOn(after, chainId, 'governor').address as Address;
      const vetoer = await site.at(chainId).client.readContract({ address: governor, abi: governorAbi, functionName: 'preVoteVetoer' });
      expect(vetoer).toBe(guardian.address);
    }
  });
});

describe('additions', PATIENCE, () => {
  it('of a module and of a chain stand at the addresses that were predicted, sent by the Safe that owns the upgrades', async () => {
    const organisation = await site.found(upgradableForm(CHAINS.slice(0, 2)));
    const form = upgradableForm(CHAINS);
    const grants = { chainId: 31338, name: 'Grants', isMultisig: true, addresses: guardians.slice(0, 2), threshold: 1 };
    const upgraded = { ...form, modules: { ...form.modules, workingGroup: [grants] } };
    const proposal = await site.propose(organisation.slug, upgraded, 'A third port');
    expect(told(proposal)).toEqual([
      ['31338/1', 'safe', []],
      ['31339/1', 'anybody', []],
      ['31339/2', 'safe', ['31339/1']],
    ]);
    expect(proposal.voteChainIds).toEqual([31338]);
    const predicted = proposal.transactions.flatMap(({ checks }) => checks.map((check) => String(check['address'])));
    await site.approve(proposal);
    expect((await site.carryOut(organisation, proposal.id)).state).toBe('executed');
    await site.register(proposal.id);

    const after = await site.read(organisation.id);
    expect([after.chainIds, after.receipt!.ok]).toEqual([CHAINS, true]);
    for (const kind of ['proxyAdmin', 'token', 'protocolUpgrades']) {
      expect(contractOn(after, 31339, kind).address).toBe(contractOn(after, 31337, kind).address);
    }
    const added = after.contracts.filter(({ id }) => !organisation.contracts.some((contract) => contract.id === id));
    expect(added.map(({ chainId, stepId }) => `${chainId} ${stepId}`)).toEqual(
      expect.arrayContaining(['31338 workingGroup|Grants', '31339 governor|Main 31339']),
    );
    expect(added.filter(({ address }) => !predicted.includes(address))).toEqual([]);

    // What was added can be changed like everything else, without the form that it was founded with.
    const again = withModules(after, { governor: after.modules.governor.map((governor) => ({ ...governor, quorumThreshold: 51 })) });
    expect(told(await site.propose(organisation.slug, again, 'More of us'))).toHaveLength(3);
  });

  it('and deletions: a treasury that is marked leaves the record, and nothing happens on chain', async () => {
    const organisation = await site.found(upgradableForm([31337]));
    const marked = withModules(organisation, {
      safeTreasury: organisation.modules.safeTreasury.map((entry) => ({ ...entry, isMarkedForDeletion: true })),
    });
    const proposal = await site.propose(organisation.slug, marked, 'No treasury');
    expect(proposal.transactions).toEqual([]);
    await site.approve(proposal);
    await site.execute(proposal.id);
    const { leaving } = await site.register(proposal.id);
    const after = await site.read(organisation.id);
    const treasury = contractOn(organisation, 31337, 'safeTreasury');
    expect(leaving).toEqual([{ chainId: 31337, kind: 'safeTreasury', name: '', address: treasury.address }]);
    expect(after.modules.safeTreasury).toEqual([]);
    expect(contractOn(after, 31337, 'safeTreasury')).toBeUndefined();
  });
});

describe('several at once', PATIENCE, () => {
  it('wait for the one that is executed, and are stale after it', async () => {
    const organisation = await site.found(upgradableForm([31337]));
    const governor = organisation.modules.governor.map((each) => ({ ...each, quorumThreshold: 51 }));
    const first = await site.propose(organisation.slug, withModules(organisation, { governor }), 'First');
    const second = await site.propose(organisation.slug, renamed(organisation, 'Second'), 'Second');
    const third = await site.propose(organisation.slug, renamed(organisation, 'Third'), 'Third');
    await site.approve(first);
    await site.approve(second);
    await site.execute(first.id);
    const waiting = await site.call('POST', `/upgrade-proposals/${second.id}/execute`, undefined, stranger);
    expect([waiting.status, waiting.body.code]).toEqual([409, 'upgrade-other-executing']);
    expect((await site.show(second.id)).waitsFor).toBe(first.id);
    await site.carryOut(organisation, first.id);
    await site.register(first.id);

    expect(await site.show(second.id)).toMatchObject({ state: 'approved', isStale: true, waitsFor: null });
    const stale = await site.call('POST', `/upgrade-proposals/${second.id}/execute`, undefined, stranger);
    expect([stale.status, stale.body.code]).toEqual([409, 'upgrade-stale']);
    const signed = await site.vote(third, signers[0]);
    expect([signed.status, signed.body.code]).toEqual([409, 'upgrade-stale']);
    expect((await site.vote(third, signers[0], false)).status).toBe(200);
    const again = await site.propose(organisation.slug, renamed(await site.read(organisation.id), 'Second'), 'Second again');
    expect([again.revision, again.isStale]).toEqual([2, false]);
  });

  it('requests to two processes begin and register one proposal once', async () => {
    const organisation = await site.found(upgradableForm([31337]));
    const proposal = await site.propose(organisation.slug, renamed(organisation, 'Twice'), 'Twice');
    await site.approve(proposal);
    const other = await site.second();
    const urls = [site.server.url, other.url, site.server.url, other.url];
    const path = `/upgrade-proposals/${proposal.id}`;
    const begun = await Promise.all(urls.map((url) => site.call('POST', `${path}/execute`, undefined, stranger, url)));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const registered = await Promise.all(urls.map((url) => site.call('POST', `${path}/register`, undefined, stranger, url)));
    expect(registered.map(({ status, body }) => [status, body.state])).toEqual(urls.map(() => [200, 'registered']));
    await other.close();
    const again = await site.propose(organisation.slug, renamed(await site.read(organisation.id), 'Thrice'), 'Thrice');
    expect(again.revision).toBe(2);
  });
});

describe('signers of today', PATIENCE, () => {
  it('decide: who has left is not counted and may not vote, who has come may', async () => {
    const organisation = await site.found(upgradableForm([31337]));
    const proposal = await site.propose(organisation.slug, renamed(organisation, 'By whom'), 'By whom');
    await site.vote(proposal, signers[1]);
    const safe = contractOn(organisation, 31337, 'protocolUpgrades').address as Address;
    const owners = await site.at(31337).client.readContract({ address: safe, abi: safeAbi, functionName: 'getOwners' });
    const place = owners.indexOf(signers[1].address);
    const args = [owners[place - 1] ?? SAFE_SENTINEL, signers[1].address, stranger.address] as const;
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args });
    await site.throughSafe(31337, safe, { to: safe, value: 0n, data, operation: 0 });

    const counted = (await site.vote(proposal, signers[0])).body as UpgradeProposal;
    expect([counted.state, counted.electorates[0]!.approvals]).toEqual(['open', 1]);
    const former = await site.vote(proposal, signers[1]);
    expect([former.status, former.body.code]).toEqual([403, 'upgrade-not-signer']);
    expect((await site.vote(proposal, stranger)).body.state).toBe('approved');
  });

  it('may change their minds while it is open, and no longer after thirty days', async () => {
    const organisation = await site.found(upgradableForm([31337]));
    const proposal = await site.propose(organisation.slug, renamed(organisation, 'Too late'), 'Too late');
    await site.vote(proposal, signers[0], false);
    const changed = (await site.vote(proposal, signers[0])).body as UpgradeProposal;
    expect(changed.electorates[0]).toMatchObject({ approvals: 1, rejections: 0 });
    expect(changed.votes).toHaveLength(1);

    site.clockOffsetMs = 30 * 24 * 3600_000;
    try {
      await site.signIn();
      const expired = await site.show(proposal.id);
      expect([expired.state, expired.expiresAt, expired.electorates]).toEqual(['expired', null, []]);
      const late = await site.vote(proposal, signers[1]);
      expect([late.status, late.body.code]).toEqual([409, 'upgrade-not-open']);
      expect(await site.server.dependencies.upgradeProposals.expire(new Date(Date.now() + site.clockOffsetMs))).toBeGreaterThan(0);
      expect((await site.show(proposal.id)).state).toBe('expired');
    } finally {
      site.clockOffsetMs = 0;
      await site.signIn();
    }
  });
});

it('what an upgrade left behind that expired in between is taken into the next one, and not created again', PATIENCE, async () => {
  const both = CHAINS.slice(0, 2);
  const organisation = await site.found(upgradableForm(both));
  const group = (chainId: number, name: string) => ({ ...sampleWallet(chainId, guardians.slice(0, 2)), name });
  const groups = both.map((chainId) => group(chainId, `Group ${chainId}`));
  const begun = await site.propose(organisation.slug, withModules(organisation, { workingGroup: groups }), 'Begun');
  expect(told(begun)).toEqual(both.map((chainId) => [`${chainId}/1`, 'safe', []]));
  await site.approve(begun);
  await site.sendTransaction(organisation, await site.execute(begun.id), '31337/1');
  site.clockOffsetMs = 31 * 24 * 3600_000;
  try {
    await site.signIn();
    expect((await site.show(begun.id)).state).toBe('expired');
    const same = await site.propose(organisation.slug, withModules(organisation, { workingGroup: groups }), 'The rest');
    expect(told(same)).toEqual([['31338/1', 'safe', []]]);
    const more = withModules(organisation, { workingGroup: [...groups, group(31337, 'Further')] });
    const next = await site.propose(organisation.slug, more, 'The rest and more');
    await site.approve(next);
    await site.carryOut(organisation, next.id);
    expect((await site.register(next.id)).state).toBe('registered');
    expect((await site.read(organisation.id)).contracts.filter(({ kind }) => kind === 'workingGroup').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Group 31337', 'Group 31338', 'Further']),
    );
  } finally {
    site.clockOffsetMs = 0;
    await site.signIn();
  }
});

it(
  'what such an upgrade left with other settings than are wanted now is told, and not in the way under another name',
  PATIENCE,
  async () => {
    const organisation = await site.found(upgradableForm([31337]));
    const [main] = organisation.modules.governor;
    const council = (change: Partial<NonNullable<typeof main>> = {}) =>
      withModules(organisation, {
        governor: [main!, { ...main!, tempId: 'council', governorName: 'Council', quorumThreshold: 20, ...change }],
      });
    const begun = await site.propose(organisation.slug, council(), 'Begun');
    await site.approve(begun);
    await site.sendTransaction(organisation, await site.execute(begun.id), '31337/1');
    site.clockOffsetMs = 31 * 24 * 3600_000;
    try {
      await site.signIn();
      expect((await site.show(begun.id)).state).toBe('expired');
      const preview = previewOf(organisation);
      const { taken } = await preview(council({ quorumThreshold: 30 }));
      expect(taken).toEqual([
        {
          chainId: 31337,
          kind: 'governor',
          name: 'Council',
          address: expect.any(String),
          differences: [{ label: expect.stringContaining('uorum'), unit: 'basisPoints', expected: '3000', actual: '2000' }],
        },
      ]);
      expect((await preview(council())).taken).toEqual([]);
      expect((await preview(council({ governorName: 'Another council', quorumThreshold: 30 }))).taken).toEqual([]);
    } finally {
      site.clockOffsetMs = 0;
      await site.signIn();
    }
  },
);

it('a first supply that such an upgrade gave to others is told before the next one is proposed', PATIENCE, async () => {
  const organisation = await site.found(upgradableForm([31337]));
  const form = inputOf(organisation);
  const further = (amount: string): OrganisationInput => {
    const { modules, token } = upgradableForm([31337, 31338]);
    return {
      ...form,
      modules: { ...form.modules, safeTreasury: modules.safeTreasury, governor: [...form.modules.governor, modules.governor[1]!] },
      token: {
        ...form.token!,
        chainIds: token!.chainIds,
        authority: token!.authority,
        initialReceivers: [
          ...form.token!.initialReceivers,
          { chainId: 31338, receivers: [{ tempId: 'further', address: guardians[0]!, amount }] },
        ],
      },
    };
  };
  const quorum = (input: OrganisationInput) => ({
    ...input,
    modules: {
      ...input.modules,
      governor: input.modules.governor.map((governor, index) => (index === 0 ? { ...governor, quorumThreshold: 60 } : governor)),
    },
  });
  const begun = await site.propose(organisation.slug, quorum(further('1000')), 'Begun');
  await site.approve(begun);
  const executing = await site.execute(begun.id);
  for (const { id, chainId } of begun.transactions) if (chainId === 31338) await site.sendTransaction(organisation, executing, id);
  site.clockOffsetMs = 31 * 24 * 3600_000;
  try {
    await site.signIn();
    expect((await site.show(begun.id)).state).toBe('expired');
    const preview = previewOf(organisation);
    const { taken } = await preview(further('2000'));
    expect(taken.map(({ chainId, kind }) => [chainId, kind])).toContainEqual([31338, 'token']);
    const differences = taken.find(({ kind }) => kind === 'token')!.differences;
    expect(differences).toContainEqual(
      expect.objectContaining({ expected: String(2000n * 10n ** 18n), actual: String(1000n * 10n ** 18n) }),
    );
    expect((await preview(further('1000'))).taken).toEqual([]);
  } finally {
    site.clockOffsetMs = 0;
    await site.signIn();
  }
});

it('an organisation whose upgrades belong to an account is changed by that account alone', PATIENCE, async () => {
  const protocolUpgrades = { isMultisig: false, addresses: [founder.address], threshold: 1 };
  const organisation = await site.found(upgradableForm([31337], { protocolUpgrades }));
  const proposal = await site.propose(organisation.slug, renamed(organisation, 'Mine'), 'Mine');
  expect(proposal.electorates).toMatchObject([{ kind: 'signers', threshold: 1, voters: [{ address: founder.address, vote: null }] }]);
  expect((await site.vote(proposal, signers[0])).status).toBe(403);
  expect((await site.vote(proposal, founder)).body.state).toBe('approved');

  // To be handed over: the present owner offers it, the Safe that is added before accepts it.
  const handed = withModules(organisation, {
    protocolUpgrades: { isMultisig: true, addresses: signers.map(({ address }) => address), threshold: 2 },
  });
  const handing = await site.propose(organisation.slug, handed, 'To both of us');
  expect(handing.transactions.map(({ sender, purposes, after }) => [sender.kind, purposes.map(({ type }) => type), after])).toEqual([
    ['account', ['add', 'edit'], []],
    ['safe', ['accept'], ['31337/1']],
  ]);
  await site.vote(handing, founder);
  expect((await site.carryOut(organisation, handing.id)).state).toBe('executed');
  await site.register(handing.id);
  const after = await site.read(organisation.id);
  expect(after.receipt!.checks.filter(({ ok }) => !ok)).toEqual([]);
  const next = await site.propose(organisation.slug, renamed(after, 'Ours'), 'Ours');
  expect(next.electorates[0]).toMatchObject({ threshold: 2, address: contractOn(after, 31337, 'protocolUpgrades').address });
});
