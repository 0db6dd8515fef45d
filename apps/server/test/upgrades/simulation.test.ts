import { encodeDelegateVotes } from '@althing/bindings';
import type { EndpointResponse, OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { sampleWallet } from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { numberToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardians, inputOf, stranger, upgradableForm, UpgradeSite } from './site.ts';

const CHAIN = 31337;
const DAY = 86_400;
const PATIENCE = { timeout: 240_000 };
type Simulation = EndpointResponse<'POST /api/v1/organisations/proposal/simulate'>;
type Preview = EndpointResponse<'POST /api/v1/organisations/:slug/upgrade-proposals/preview'>;

let site: UpgradeSite;
beforeAll(async () => {
  site = await UpgradeSite.start([CHAIN], 'api,indexer');
}, 240_000);
afterAll(() => site.stop());

const simulate = (subject: object) => site.ok<Simulation>('POST', '/proposal/simulate', { chainId: CHAIN, ...subject });
const preview = ({ slug }: OrganisationDetail, upgradedOrganisation: OrganisationInput) =>
  site.ok<Preview>('POST', `/${slug}/upgrade-proposals/preview`, { upgradedOrganisation }, stranger);
const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text);
const withModules = (organisation: OrganisationDetail, change: Partial<OrganisationInput['modules']>): OrganisationInput => {
  const form = inputOf(organisation);
  return { ...form, modules: { ...form.modules, ...change } };
};
const governorsWith = ({ modules }: OrganisationDetail, change: Partial<OrganisationInput['modules']['governor'][number]>) =>
  modules.governor.map((governor) => ({ ...governor, ...change }));

/** The token belongs to these, by a Safe. */
const owned = (form: OrganisationInput, addresses: readonly string[]): OrganisationInput => ({
  ...form,
  token: { ...form.token!, authority: [sampleWallet(CHAIN, addresses)] },
});

/** As an ordinary proposal of the governor would. The value follows `proposalThreshold` and the voting delay in its slot. */
async function setVotingPeriod(address: Address, seconds: number): Promise<void> {
  const slot: Hex = '0x00d7616c8fe29c6c2fbe1d0c5bc8f2faa4c35b43746e70b24b4d532752affd01';
  const { client } = site.at(CHAIN);
  const word = await client.getStorageAt({ address, slot });
  const delay = BigInt(word!) & ((1n << 48n) - 1n);
  await client.setStorageAt({ address, index: slot, value: numberToHex((BigInt(seconds) << 48n) | delay, { size: 32 }) });
  await client.mine({ blocks: 1 });
}

describe('an upgrade proposal', PATIENCE, () => {
  it('is told as what it would do on its chain, and what is different since it was proposed', async () => {
    const organisation = await site.found(upgradableForm([CHAIN]));
    const governor = organisation.contracts.find(({ kind }) => kind === 'governor')!.address as Address;
    const proposal = await site.propose(
      organisation.slug,
      withModules(organisation, { governor: governorsWith(organisation, { quorumThreshold: 60, votingPeriod: 5 }) }),
    );
    const subject = { type: 'upgrade', proposalId: proposal.id };
    const first = await simulate(subject);
    expect([first.outcome, first.flags, first.since]).toEqual(['succeeds', [], null]);
    expect(textsOf(first.changes)).toEqual([
      'Governor Main 31337: the voting period changes from 5 minutes to 5 days.',
      'Governor Main 31337: the quorum changes from 20 % to 60 %.',
    ]);
    await setVotingPeriod(governor, 4 * DAY);
    site.clockOffsetMs += 10_000;
    expect((await simulate(subject)).since).toEqual({
      simulatedAt: expect.any(String),
      gone: ['Governor Main 31337: the voting period changes from 5 minutes to 5 days.'],
      added: ['Governor Main 31337: the voting period changes from 4 days to 5 days.'],
    });
  });

  it('tells of what is still to be sent, and no more of what is done', async () => {
    const organisation = await site.found(upgradableForm([CHAIN]));
    const grants = { ...sampleWallet(CHAIN, guardians.slice(0, 2)), name: 'Grants' };
    const change = withModules(organisation, { governor: governorsWith(organisation, { quorumThreshold: 60 }), workingGroup: [grants] });
    const proposal = await site.propose(organisation.slug, change);
    const subject = { type: 'upgrade', proposalId: proposal.id };
    expect(proposal.transactions.map(({ sender }) => sender.kind)).toEqual(['safe', 'governor']);
    expect((await simulate(subject)).outcome).toBe('succeeds');
    await site.approve(proposal);
    await site.execute(proposal.id);
    await site.sendTransaction(organisation, proposal, proposal.transactions[0]!.id);
    await site.execute(proposal.id);
    site.clockOffsetMs += 10_000;
    const rest = await simulate(subject);
    expect([rest.outcome, rest.since, textsOf(rest.changes)]).toEqual([
      'succeeds',
      null,
      ['Governor Main 31337: the quorum changes from 20 % to 60 %.'],
    ]);
  });

  it('has each part compared by itself: what is done changes nothing of the rest, and what others change of it is told', async () => {
    const organisation = await site.found(upgradableForm([CHAIN]));
    const governor = organisation.contracts.find(({ kind }) => kind === 'governor')!.address as Address;
    const longer = withModules(organisation, { governor: governorsWith(organisation, { votingPeriod: 5 }) });
    const proposal = await site.propose(organisation.slug, owned(longer, guardians.slice(0, 2)));
    const simulateLater = () => {
      site.clockOffsetMs += 10_000;
      return simulate({ type: 'upgrade', proposalId: proposal.id });
    };
    const carryOut = async (index: number) => {
      await site.execute(proposal.id);
      await site.sendTransaction(organisation, proposal, proposal.transactions[index]!.id);
      await site.execute(proposal.id);
    };
    expect(proposal.transactions.map(({ sender }) => sender.kind)).toEqual(['safe', 'governor', 'safe']);
    expect((await simulateLater()).since).toBeNull();
    await site.approve(proposal);
    await carryOut(0);
    expect((await simulateLater()).since).toBeNull();

    const sentence = (period: string) => `Governor Main 31337: the voting period changes from ${period} to 5 days.`;
    await setVotingPeriod(governor, 4 * DAY);
    const { since } = await simulateLater();
    expect([since?.gone, since?.added]).toEqual([[sentence('5 minutes')], [sentence('4 days')]]);
    await setVotingPeriod(governor, 300);

    await site.sendTransaction(organisation, proposal, proposal.transactions[1]!.id);
    expect((await simulateLater()).since).toBeNull();
    await site.execute(proposal.id);
    const rest = await simulateLater();
    expect([rest.outcome, rest.since, textsOf(rest.changes)]).toEqual([
      'succeeds',
      null,
      [
        'Test Token: the owner changes from Timelock Main 31337 to Token authority Safe.',
        'Test Token: the next owner, once it accepts, changes from Token authority Safe to nobody.',
      ],
    ]);
  });

  it('that is agreed to makes the Safe that it has created one of the organisation for whoever simulates a vote, and a stranger none', async () => {
    const veto = (addresses: string[]) => [{ chainId: CHAIN, governorName: `Main ${CHAIN}`, isMultisig: true, addresses, threshold: 2 }];
    const organisation = await site.found(upgradableForm([CHAIN], { preExecutionVeto: veto(guardians.slice(0, 2)) }));
    const upgraded = withModules(organisation, { preExecutionVeto: veto(guardians.slice(1, 3)) });
    const { address: safe } = (await preview(organisation, upgraded)).contracts[0]!;
    const proposal = await site.propose(organisation.slug, upgraded);
    expect(proposal.transactions.map(({ sender }) => sender.kind)).toEqual(['safe', 'governor']);
    const governor = organisation.contracts.find(({ kind }) => kind === 'governor')!.address;
    const { calls } = proposal.transactions[1]!;
    await expect.poll(async () => (await site.read(organisation.id)).governors.length, { timeout: 30_000, interval: 200 }).toBe(1);
    const simulateVote = (voted = calls) => {
      site.clockOffsetMs += 10_000;
      return simulate({ type: 'draft', organisationId: organisation.id, by: { governor }, calls: voted });
    };
    const codesOf = ({ flags }: Simulation) => flags.map(({ code }) => code).toSorted();
    const alarm = ['guardian-stranger', 'role-to-stranger'];
    await site.approve(proposal);
    expect(codesOf(await simulateVote())).toEqual(alarm);

    await site.execute(proposal.id);
    await site.sendTransaction(organisation, proposal, proposal.transactions[0]!.id);
    const { flags, changes } = await simulateVote();
    expect(flags).toEqual([]);
    const guardian = 'Pre-execution veto Safe Main 31337';
    expect(textsOf(changes).toSorted()).toEqual([
      `Governor Main 31337: the pre-execution guardian changes from ${guardian} to ${guardian} (new).`,
      `${guardian} (new) may cancel whatever is queued in Timelock Main 31337.`,
      `${guardian} may no longer cancel whatever is queued in Timelock Main 31337.`,
    ]);

    const withStranger = (calldata: string) => calldata.replaceAll(safe.slice(2).toLowerCase(), stranger.address.slice(2).toLowerCase());
    expect(codesOf(await simulateVote(calls.map((call) => ({ ...call, calldata: withStranger(call.calldata) }))))).toEqual(alarm);
  });

  it('that nobody knows is not found', async () => {
    const unknown = { chainId: CHAIN, type: 'upgrade', proposalId: '00000000-0000-4000-8000-000000000000' };
    expect((await site.call('POST', '/proposal/simulate', unknown)).status).toBe(404);
  });
});

describe('an edit that is not proposed yet', PATIENCE, () => {
  async function simulateEdit(organisation: OrganisationDetail, upgradedOrganisation: OrganisationInput): Promise<Simulation> {
    const { transactions, contracts } = await preview(organisation, upgradedOrganisation);
    return simulate({
      type: 'edit',
      organisationId: organisation.id,
      calls: transactions.flatMap(({ sender, calls }) =>
        calls.map((call) => ({ ...call, by: sender.address, governor: sender.governor?.address ?? null })),
      ),
      contracts: contracts.map(({ kind, name, address }) => ({ kind, name, address })),
    });
  }

  it('is tried with all its senders, one after the other: a Safe that it creates takes over the token without danger', async () => {
    const organisation = await site.found(upgradableForm([CHAIN]));
    const { outcome, flags, changes } = await simulateEdit(organisation, owned(inputOf(organisation), guardians.slice(0, 2)));
    expect([outcome, flags]).toEqual(['succeeds', []]);
    expect(textsOf(changes)).toEqual(['Test Token: the owner changes from Timelock Main 31337 to Token authority Safe.']);
  });

  it('is tried also where anybody may send a part', async () => {
    const organisation = await site.found(upgradableForm([CHAIN]));
    const token = organisation.contracts.find(({ kind }) => kind === 'token')!.address as Address;
    const call = { target: token, value: '0', calldata: encodeDelegateVotes({ token, delegatee: stranger.address }).data };
    const calls = [{ ...call, by: null, governor: null }];
    expect((await simulate({ type: 'edit', organisationId: organisation.id, calls, contracts: [] })).outcome).toBe('succeeds');
  });

  it('tells a Safe of other signers from the one whose place it takes', async () => {
    const organisation = await site.found(upgradableForm([CHAIN]));
    const form = inputOf(organisation);
    const protocolUpgrades = { isMultisig: true, addresses: guardians.slice(0, 2), threshold: 1 };
    const { changes } = await simulateEdit(organisation, { ...form, modules: { ...form.modules, protocolUpgrades } });
    expect(textsOf(changes)).toEqual(['Upgrade authority: the owner changes from Protocol upgrades Safe to Protocol upgrades Safe (new).']);
  });

  it('says first that a stranger would own the token', async () => {
    const organisation = await site.found(upgradableForm([CHAIN]));
    const { flags } = await simulateEdit(organisation, owned(inputOf(organisation), [stranger.address]));
    expect(textsOf(flags).join()).toContain(stranger.address);
  });
});
