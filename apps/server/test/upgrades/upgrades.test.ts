import { governorAbi } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { founder, inputOf, signers, stranger, upgradableForm, UpgradeSite } from './site.ts';

const CHAINS = [31337, 31338, 31339];
const PATIENCE = { timeout: 240_000 };

let site: UpgradeSite;
let organisation: OrganisationDetail;

beforeAll(async () => {
  site = await UpgradeSite.start(CHAINS);
  organisation = await site.found(upgradableForm(CHAINS));
}, 240_000);
afterAll(() => site.stop());

const present = async () => inputOf(await site.read(organisation.id));
const withName = async (name: string) => ({ ...(await present()), name });

describe('a change of the name alone', PATIENCE, () => {
  it('is proposed by anybody, approved by the signers of every chain, executed without a transaction, and registered', async () => {
    const open = await site.propose(organisation.slug, await withName('Harbour and Lights'));
    expect(open).toMatchObject({ state: 'open', chainIds: [], transactions: [], voteChainIds: CHAINS, revision: 1, isStale: false });
    expect(open.electorates.map(({ kind, threshold, voters }) => [kind, threshold, voters.map(({ address }) => address)])).toEqual(
      CHAINS.map(() => ['signers', 2, signers.map(({ address }) => address)]),
    );
    const first = await site.vote(open, signers[0]);
    expect([first.status, first.body.state]).toEqual([200, 'open']);
    expect(first.body.electorates[0]).toMatchObject({ approvals: 1, rejections: 0 });
    expect((await site.vote(open, signers[1])).body.state).toBe('approved');

    expect((await site.execute(open.id)).state).toBe('executed');
    const registered = await site.register(open.id);
    expect(registered).toMatchObject({ state: 'registered', isStale: false });
    const after = await site.read(organisation.id);
    expect([after.name, after.slug, after.receipt?.ok]).toEqual(['Harbour and Lights', organisation.slug, true]);
    expect(after.contracts).toEqual(organisation.contracts);
    expect((await site.register(open.id)).state).toBe('registered');
    // Open pages are told of each step: proposed, two votes, approved, begun, executed.
    const { rows } = await site.server.dependencies.pool.query(
      "select count(*)::int as number from live.outbox where topic = $1 and body ->> 'upgradeProposal' = $2",
      [`organisation:${organisation.id}`, open.id],
    );
    expect(rows).toEqual([{ number: 6 }]);
    organisation = after;
  });

  it('stands in the list, newest first, page by page', async () => {
    const second = await site.propose(organisation.slug, await withName('Another'));
    const path = `/${organisation.id}/upgrade-proposals`;
    const page = await site.call('GET', `${path}?limit=1`);
    expect(page.body.items.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([[second.id, 'open']]);
    const next = await site.call('GET', `${path}?limit=1&cursor=${page.body.nextCursor}`);
    expect(next.body.items.map(({ state }: { state: string }) => state)).toEqual(['registered']);
    expect(next.body.nextCursor).toBeNull();
  });
});

describe('a preview', PATIENCE, () => {
  const preview = async (upgradedOrganisation: OrganisationInput) =>
    site.call('POST', `/${organisation.slug}/upgrade-proposals/preview`, { upgradedOrganisation }, stranger);
  const count = async () => (await site.call('GET', `/${organisation.id}/upgrade-proposals`)).body.items.length;

  it('tells what the proposal would send, and stores nothing', async () => {
    const form = await present();
    const governor = form.modules.governor.map((each) => ({ ...each, quorumThreshold: 51 }));
    const upgraded = { ...form, modules: { ...form.modules, governor } };
    const before = await count();
    const { status, body } = await preview(upgraded);
    expect([status, await count()]).toEqual([200, before]);
    const proposal = await site.propose(organisation.slug, upgraded);
    expect(body.transactions).toEqual(proposal.transactions);
  });

  it('is refused as the proposal would be', async () => {
    expect((await preview(await present())).body.code).toBe('upgrade-empty');
  });
});

describe('what is refused', PATIENCE, () => {
  it('a form that changes nothing, and one that breaks a rule of the wizard', async () => {
    const same = await site.call(
      'POST',
      `/${organisation.slug}/upgrade-proposals`,
      { proposalName: 'None', upgradedOrganisation: await present() },
      stranger,
    );
    expect([same.status, same.body.code]).toEqual([400, 'upgrade-empty']);
    const form = await present();
    const [governor] = form.modules.governor;
    const wrong = {
      ...form,
      modules: { ...form.modules, governor: [{ ...governor!, votingPeriod: 0 }, ...form.modules.governor.slice(1)] },
    };
    const refused = await site.call(
      'POST',
      `/${organisation.slug}/upgrade-proposals`,
      { proposalName: 'Zero', upgradedOrganisation: wrong },
      stranger,
    );
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Voting period must be greater than 0')]);
  });

  it('an existing treasury that is changed in its place, and a governor that is left out', async () => {
    const form = await present();
    const [treasury] = form.modules.safeTreasury;
    const changed = {
      ...form,
      modules: { ...form.modules, safeTreasury: [{ ...treasury!, threshold: 2 }, ...form.modules.safeTreasury.slice(1)] },
    };
    const answer = await site.call(
      'POST',
      `/${organisation.slug}/upgrade-proposals`,
      { proposalName: 'Safe', upgradedOrganisation: changed },
      stranger,
    );
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Treasury: an existing treasury stays as it is. Mark it for deletion and add another one',
    ]);
    const without = { ...form, modules: { ...form.modules, governor: form.modules.governor.slice(1) } };
    const left = await site.call(
      'POST',
      `/${organisation.slug}/upgrade-proposals`,
      { proposalName: 'Gone', upgradedOrganisation: without },
      stranger,
    );
    expect(left.status).toBe(400);
  });

  it('a vote by a stranger, of another proposal, and on what is decided', async () => {
    const one = await site.propose(organisation.slug, await withName('One'));
    const two = await site.propose(organisation.slug, await withName('Two'));
    const foreign = await site.vote(one, stranger);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'upgrade-not-signer']);
    const signature = await site.signatureOf(one, signers[0]);
    const elsewhere = await site.call('POST', `/upgrade-proposals/${two.id}/sign`, { signature }, signers[0]);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'upgrade-signature-invalid']);
    const ofAnother = await site.call('POST', `/upgrade-proposals/${one.id}/sign`, { signature }, signers[1]);
    expect(ofAnother.body.code).toBe('upgrade-signature-invalid');

    expect((await site.vote(one, signers[0], false)).body.state).toBe('open');
    const rejected = await site.vote(one, signers[1], false);
    expect(rejected.body.state).toBe('rejected');
    expect((await site.vote(one, signers[0])).body.code).toBe('upgrade-not-open');
    expect((await site.call('POST', `/upgrade-proposals/${one.id}/execute`, undefined, stranger)).body.code).toBe('upgrade-not-approved');
  });

  it('more open proposals of an account than it may have', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `Flood ${index}`);
    const answers = [];
    for (const name of names) {
      const body = { proposalName: name, upgradedOrganisation: await withName(name) };
      answers.push((await site.call('POST', `/${organisation.slug}/upgrade-proposals`, body, founder)).body.code ?? 'open');
    }
    expect(answers).toEqual(['open', 'open', 'open', 'open', 'open', 'upgrade-too-many']);
  });
});

it('signers may propose whatever strangers have filled the list with', PATIENCE, async () => {
  const { pool } = site.server.dependencies;
  await pool.query(`insert into app.upgrade_proposals
    select gen_random_uuid(), organisation_id, proposer_id, name, state, revision, present, upgraded, logo_id, transactions, chains, plan_hash, vote_chain_ids, progress, now()
    from (select * from app.upgrade_proposals where state = 'open' limit 1) one, generate_series(1, 50)`);
  const form = { proposalName: 'Full', upgradedOrganisation: await withName('Full') };
  const path = `/${organisation.slug}/upgrade-proposals`;
  expect((await site.call('POST', path, form, stranger)).body.code).toBe('upgrade-too-many');
  expect((await site.call('POST', path, form, signers[0])).status).toBe(201);
});

describe('what expired long ago', PATIENCE, () => {
  const age = async (id: string, days: number) => {
    await site.server.dependencies.pool.query(
      `update app.upgrade_proposals set created_at = now() - interval '${days} days' where id = $1`,
      [id],
    );
  };
  const stored = async (id: string) =>
    (
      await site.server.dependencies.pool.query('select chains, transactions, present, state from app.upgrade_proposals where id = $1', [
        id,
      ])
    ).rows[0];
  const forget = () => site.server.dependencies.upgradeProposals.forgetPlans(new Date(), 10);

  it('loses its plan and keeps its line of the history, with what it said', async () => {
    const form = await present();
    const governor = form.modules.governor.map((each) => ({ ...each, quorumThreshold: 51 }));
    const { id } = await site.propose(organisation.slug, { ...form, modules: { ...form.modules, governor } }, 'Forgotten', signers[1]);
    const idsIn = async (state: string) =>
      (await site.call('GET', `/${organisation.id}/upgrade-proposals?limit=100&state=${state}`)).body.items.map(
        (item: { id: string }) => item.id,
      );
    expect([await idsIn('open'), await idsIn('expired')]).toEqual([expect.arrayContaining([id]), expect.not.arrayContaining([id])]);
    await age(id, 31);
    // Nobody has noted it yet.
    expect([await idsIn('open'), await idsIn('expired')]).toEqual([expect.not.arrayContaining([id]), expect.arrayContaining([id])]);
    await site.server.dependencies.upgradeProposals.expire(new Date());
    expect(await stored(id)).toMatchObject({ state: 'expired', chains: [], present: { name: form.name } });
    await age(id, 89);
    expect(await forget()).toBe(0);
    await age(id, 91);
    expect([await forget(), await forget()]).toEqual([1, 0]);

    const left = await site.show(id);
    expect(left).toMatchObject({ state: 'expired', proposalName: 'Forgotten', presentOrganisation: null, upgradedOrganisation: null });
    expect(left.words).toContain('Quorum: 20 % becomes 51 %');
    expect(left.transactions.map(({ chainId, calls, checks, purposes }) => [chainId, calls, checks, purposes[0]!.type])).toEqual(
      CHAINS.map((chainId) => [chainId, [], [], 'govern']),
    );
    const { body } = await site.call('GET', `/${organisation.id}/upgrade-proposals?limit=100`);
    expect(body.items.find((item: { id: string }) => item.id === id).chainIds).toEqual(CHAINS);
  });

  it('of others nothing is taken, however old', async () => {
    const { body } = await site.call('GET', `/${organisation.id}/upgrade-proposals?limit=100`);
    const registered = body.items.find(({ state }: { state: string }) => state === 'registered');
    await age(registered.id, 400);
    expect(await forget()).toBe(0);
    expect((await site.show(registered.id)).presentOrganisation).not.toBeNull();
  });
});

describe('a change of a quorum on three chains', PATIENCE, () => {
  it('is sent by each governor, and registered when every chain says it', async () => {
    const form = await present();
    const governor = form.modules.governor.map((each) => ({ ...each, quorumThreshold: 51 }));
    const proposal = await site.propose(organisation.slug, { ...form, modules: { ...form.modules, governor } }, 'More of us', signers[0]);
    expect(proposal.transactions.map(({ id, sender, purposes }) => [id, sender.kind, purposes])).toEqual(
      CHAINS.map((chainId) => [`${chainId}/1`, 'governor', [{ type: 'govern', governorName: `Main ${chainId}` }]]),
    );
    expect((await site.approve(proposal)).state).toBe('approved');
    const begun = await site.execute(proposal.id);
    expect(begun.state).toBe('executing');
    expect(begun.progress.map(({ isDone, isReady }) => [isDone, isReady])).toEqual(CHAINS.map(() => [false, true]));
    expect((await site.call('POST', `/upgrade-proposals/${proposal.id}/register`, undefined, stranger)).body.code).toBe(
      'upgrade-not-executed',
    );

    const done = await site.carryOut(organisation, proposal.id);
    expect(done.state).toBe('executed');
    await site.register(proposal.id);
    const after = await site.read(organisation.id);
    expect(after.modules.governor.map(({ quorumThreshold }) => quorumThreshold)).toEqual([51, 51, 51]);
    expect(after.receipt!.checks.filter(({ ok }) => !ok)).toEqual([]);
    const { address } = after.contracts.find(({ kind, chainId }) => kind === 'governor' && chainId === 31338)!;
    const numerator = await site
      .at(31338)
      .client.readContract({ address: address as Address, abi: governorAbi, functionName: 'quorumNumerator' });
    expect(numerator).toBe(5100n);
    organisation = after;
  });
});
