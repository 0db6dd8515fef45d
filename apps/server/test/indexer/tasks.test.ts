import { randomUUID } from 'node:crypto';
import { safeBatch } from '@althing/bindings';
import type { Task } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { getAddress, keccak256, parseEther, stringToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTasks, type Tasks } from '../../src/store/tasks/tasks.ts';
import type { TestOrganisation } from './founding.ts';
import { keepInLedger } from './keepInLedger.ts';
import { TEST_CHAIN_ID } from './services.ts';
import { Site } from './site.ts';
import type { World } from './world.ts';

/* What waits for somebody in all organisations. */

let site: Site;
let world: World;
let tasks: Tasks;
let ada: Address;
let bea: Address;

beforeAll(async () => {
  site = await Site.start('tasks');
  ({ world } = site);
  tasks = createTasks(
    site.pool,
    site.data,
    () => new Date(),
    () => ({ symbol: 'ETH', decimals: 18 }),
  );
  [ada, bea] = world.accounts.map((account) => getAddress(account)) as [Address, Address];
});
afterAll(() => site.stop());

const all = async (address: Address, id: string = randomUUID(), chainId: number | null = null) => {
  await site.indexed();
  return tasks.of({ id, address, chainId });
};
const of = async (...account: Parameters<typeof all>) => (await all(...account)).items;
const words = (items: readonly Task[]) => items.map(({ kind, title }) => `${kind} ${title}`);
const buffer = (hex: Hex) => Buffer.from(hex.slice(2), 'hex');

/** What an owner proposes to the service of Safes, with the signatures of some. */
async function proposeToSafe(
  { safe }: TestOrganisation,
  nonce: number,
  signers: readonly Address[],
  { to = safe, value = 0n, data = '0x', operation = 0 }: Partial<ReturnType<typeof safeBatch>> = {},
): Promise<Hex> {
  const hash = keccak256(stringToHex(`${safe}${nonce}${randomUUID()}`));
  await site.pool.query(
    `insert into app.safe_transactions (chain_id, hash, safe, nonce, "to", value, data, operation, safe_tx_gas, base_gas, gas_price, gas_token,
      refund_receiver, origin, proposer, created_at, modified_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, 0, $3, $3, '', $3, now(), now())`,
    [TEST_CHAIN_ID, buffer(hash), buffer(safe), nonce, buffer(to), `${value}`, buffer(data), operation],
  );
  for (const owner of signers)
    await site.pool.query(
      `insert into app.safe_confirmations (chain_id, hash, owner, signature, kind, created_at) values ($1, $2, $3, '', 'EOA', now())`,
      [TEST_CHAIN_ID, buffer(hash), buffer(owner)],
    );
  return hash;
}

test('a vote waits for who can cast it until it is cast, with its end, and then the next step for anybody', async () => {
  const organisation = await world.found('Voters', [bea], { votingPeriod: 600 });
  await keepInLedger(site.pool, organisation, { name: 'The Voters', token: { symbol: 'VOT' } });
  await world.delegate(organisation.token, bea, bea);
  await world.passTime(1);
  const proposal = await world.propose(organisation, bea, '# Bread');
  await world.passTime(1);
  const [vote] = await of(bea);
  expect(vote).toMatchObject({
    kind: 'vote',
    isYours: true,
    title: 'Bread',
    organisation: { name: 'The Voters' },
    place: { type: 'proposal', chainId: TEST_CHAIN_ID, proposalId: `${proposal!.id}` },
  });
  expect(Date.parse(vote!.due!)).toBe(Number(proposal!.snapshot + 600n) * 1000);
  expect(Date.parse(vote!.due!) - Date.parse(vote!.now)).toBeLessThanOrEqual(600_000);
  await world.vote(proposal!, bea, 1, '');
  expect(await of(bea)).toEqual([]);
  await world.passTime(601);
  expect((await of(bea)).map(({ kind, isYours }) => [kind, isYours])).toEqual([['queue', false]]);
});

test('signatures wait for owners of Safes, and execution for whoever takes it', async () => {
  const organisation = await world.found('Safes', [bea]);
  await keepInLedger(site.pool, organisation, { name: 'The Safes' });
  const waiting = async () => (await of(ada)).filter(({ place }) => place.type === 'safe' && place.safe === getAddress(organisation.safe));
  expect(await waiting()).toEqual([]);
  await proposeToSafe(organisation, 0, []);
  expect((await waiting()).map(({ kind, isYours }) => [kind, isYours])).toEqual([['sign', true]]);
  await proposeToSafe(organisation, 1, [ada]);
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['sign']);
  await proposeToSafe(organisation, 0, [ada]);
  expect((await waiting()).map(({ kind, isYours }) => [kind, isYours])).toEqual([['executeSafe', false]]);
  // Who signs for no Safe, and the same address on another chain, are asked for nothing.
  expect((await of(bea)).filter(({ place }) => place.type === 'safe')).toEqual([]);
  expect((await of(ada, randomUUID(), 31338)).filter(({ place }) => place.type === 'safe')).toEqual([]);
});

test('a transaction of a Safe is told by what it pays or how many calls it makes, where nothing competes with it', async () => {
  const organisation = await world.found('Payers', [bea]);
  await keepInLedger(site.pool, organisation);
  const titles = async () =>
    (await of(ada)).filter(({ place }) => place.type === 'safe' && place.safe === getAddress(organisation.safe)).map(({ title }) => title);
  const payment = { to: bea, value: parseEther('0.4'), data: '0x' } as const;
  await proposeToSafe(organisation, 0, [], payment);
  await proposeToSafe(organisation, 1, [], safeBatch([payment, payment]));
  await proposeToSafe(organisation, 2, [], { ...safeBatch([payment, payment]), data: '0x12' });
  await proposeToSafe(organisation, 3, [], { to: bea, data: '0x12345678' });
  const [pay, batch, broken, call] = await titles();
  const name = pay!.split(':')[0];
  expect(pay).toBe(`${name}: pay 0.4 ETH to ${bea.slice(0, 6)}…${bea.slice(-6)}`);
  expect([batch, broken, call]).toEqual([`${name}, transaction 1 (2 calls)`, `${name}, transaction 2`, `${name}, transaction 3`]);
  await proposeToSafe(organisation, 0, []);
  expect((await titles())[0]).toBe(`${name}, transaction 0`);
});

test('a message of a Safe waits for its owners until one has signed it, and those of who is no owner do not count', async () => {
  const organisation = await world.found('Messages', [bea]);
  await keepInLedger(site.pool, organisation, { name: 'The Messages' });
  const safe = getAddress(organisation.safe);
  const waiting = async (...account: Parameters<typeof of>) =>
    (await of(...account)).filter(({ place }) => place.type === 'safeMessages' && place.safe === safe);
  const hash = keccak256(stringToHex(`${safe}${randomUUID()}`));
  await site.pool.query(
    `insert into app.safe_messages (chain_id, hash, safe, message, proposer, origin, created_at, modified_at)
    values ($1, $2, $3, '"Ahoy"', $3, '', now(), now())`,
    [TEST_CHAIN_ID, buffer(hash), buffer(safe)],
  );
  const sign = (owner: Address) =>
    site.pool.query(
      `insert into app.safe_message_confirmations (chain_id, hash, owner, signature, kind, created_at) values ($1, $2, $3, '', 'EOA', now())`,
      [TEST_CHAIN_ID, buffer(hash), buffer(owner)],
    );
  await sign(bea);
  expect(await waiting(ada)).toMatchObject([
    { kind: 'signSafeMessage', isYours: true, organisation: { name: 'The Messages' }, id: `message:${TEST_CHAIN_ID}:${hash}` },
  ]);
  expect([await waiting(bea), await waiting(ada, randomUUID(), 31338)]).toEqual([[], []]);
  await sign(ada);
  expect(await waiting(ada)).toEqual([]);
});

test('signatures of who is no owner do not count', async () => {
  const organisation = await world.found('Strangers', [bea]);
  await keepInLedger(site.pool, organisation);
  await proposeToSafe(organisation, 0, [bea]);
  const own = (await of(ada)).filter(({ place }) => place.type === 'safe' && place.safe === getAddress(organisation.safe));
  expect(own.map(({ kind }) => kind)).toEqual(['sign']);
});

test('a veto waits for the guardian in its window', async () => {
  const organisation = await world.found('Guarded', [bea], { votingDelay: 600, votingPeriod: 600 });
  await keepInLedger(site.pool, organisation);
  await world.delegate(organisation.token, bea, bea);
  await world.passTime(1);
  await world.propose(organisation, bea, '# Risky');
  const vetoes = async () =>
    (await of(ada)).filter(({ kind, title }) => kind === 'veto' && title === 'Risky').map(({ isYours }) => isYours);
  expect(await vetoes()).toEqual([true]);
  expect(words(await of(bea))).not.toContain('veto Risky');
  await world.passTime(601);
  expect(await vetoes()).toEqual([]);
});

test('what vested waits for its beneficiary to be released, and what is left as well', async () => {
  const dan = getAddress(world.accounts[7]!);
  const organisation = await world.found('Vesting', [bea], { beneficiary: dan });
  const { slug } = await keepInLedger(site.pool, organisation, { name: 'The Vesting', token: { symbol: 'VST' } });
  const releases = async (...account: Parameters<typeof of>) => (await of(...account)).filter(({ kind }) => kind === 'release');
  expect(await releases(dan)).toMatchObject([
    {
      isYours: true,
      due: null,
      title: 'Release 100.00 VST that have vested for you',
      organisation: { slug, name: 'The Vesting' },
      place: { type: 'vesting', chainId: TEST_CHAIN_ID, vesting: getAddress(organisation.vesting!) },
    },
  ]);
  await world.release(organisation.vesting!, dan, parseEther('60'));
  expect((await releases(dan)).map(({ title }) => title)).toEqual(['Release 40.00 VST that have vested for you']);
  expect(await releases(dan, randomUUID(), 31338)).toEqual([]);
  await world.release(organisation.vesting!, dan, parseEther('40'));
  expect(await releases(dan)).toEqual([]);
});

test('an unfinished deployment waits for its founder, who sees their organisations', async () => {
  const organisation = await world.found('Drafted', [bea]);
  const { creatorId, slug } = await keepInLedger(site.pool, organisation, { name: 'Half done', state: 'registered' });
  const { items, organisations } = await all(world.accounts[8]!, creatorId);
  expect(words(items)).toEqual(['deploy Half done']);
  expect(organisations).toEqual([{ id: expect.any(String), slug, name: 'Half done', logo: null, roles: ['founder'] }]);
  await site.pool.query(`update app.organisations set state = 'deployed' where slug = $1`, [slug]);
  expect((await all(world.accounts[8]!, creatorId)).items).toEqual([]);
  expect((await all(ada)).organisations.find((own) => own.slug === slug)?.roles).toEqual(['signer']);
});

test('upgrade proposals wait for signers of the upgrades until they have voted', async () => {
  const organisation = await world.found('Upgraded', [bea]);
  const { creatorId, slug } = await keepInLedger(site.pool, organisation, { name: 'The Changing', state: 'deployed' });
  await site.pool.query(`update app.organisation_contracts set kind = 'protocolUpgrades' where organisation_id = $1 and address = $2`, [
    slug,
    buffer(organisation.safe),
  ]);
  const id = randomUUID();
  await site.pool.query(
    `insert into app.upgrade_proposals (id, organisation_id, proposer_id, name, state, revision, present, upgraded, transactions, chains, plan_hash,
      vote_chain_ids, progress, created_at) values ($1, $2, $3, 'A new quorum', 'open', 1, '{}', '{}', '[]', '[]', '\\x01', '{}', '[]', now())`,
    [id, slug, creatorId],
  );
  const upgrades = async (address: Address) => (await of(address)).filter(({ place }) => place.type === 'upgrade').map(({ kind }) => kind);
  expect(await upgrades(ada)).toEqual(['signUpgrade']);
  expect(await upgrades(bea)).toEqual([]);
  await site.pool.query(
    `insert into app.upgrade_votes (proposal_id, voter, approve, signature, voted_at) values ($1, $2, true, '\\x01', now())`,
    [id, buffer(ada)],
  );
  expect(await upgrades(ada)).toEqual([]);
  await site.pool.query(`update app.upgrade_proposals set state = 'approved' where id = $1`, [id]);
  expect(await upgrades(ada)).toEqual(['executeUpgrade']);
  await site.pool.query('update app.organisations set revision = 2 where id = $1', [slug]);
  expect(await upgrades(ada)).toEqual([]);
});
