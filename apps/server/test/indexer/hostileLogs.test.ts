import { governorAbi } from '@althing/bindings';
import { rpc } from '@althing/devnet';
import type { Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, getAbiItem, numberToHex, toEventSelector, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '../../src/store/chain/keyset.ts';
import { keyOf, Site } from './site.ts';
import { TEST_CHAIN_ID } from './services.ts';
import type { TestOrganisation } from './founding.ts';

/* Whoever holds an organisation may have its contracts log what they like, at the price of its gas. */

/** Logs what it is sent: the first word as the topic, the rest as data. */
const ECHO: Hex = '0x36602090038060205f375f35905fa100';
const created = getAbiItem({ abi: governorAbi, name: 'ProposalCreated' });
const word = (value: number | bigint) => numberToHex(value, { size: 32 });

let site: Site;
let hostile: TestOrganisation;
let honest: TestOrganisation;

beforeAll(async () => {
  site = await Site.start('hostile_logs');
  const { world } = site;
  hostile = await world.found('Hostile', world.accounts.slice(0, 1));
  honest = await world.found('Honest', world.accounts.slice(0, 1));
  await world.delegate(honest.token, world.accounts[0]!, world.accounts[0]!);
  await rpc(world.url, 'anvil_setCode', [hostile.governor, ECHO]);
});
afterAll(() => site.stop());

/** Has the governor log a proposal. @returns the transaction. */
async function logProposal(data: Hex): Promise<Hex> {
  const { world } = site;
  const receipt = await world.send(world.accounts[0]!, hostile.governor, concat([toEventSelector(created), data]));
  expect([receipt.status, receipt.logs.length]).toEqual(['0x1', 1]);
  return receipt.transactionHash;
}

/** `count` calldatas that all lie at the same `size` bytes. */
function sharedCalldatas(count: number, size: number): Hex {
  const head = 9 * 32;
  const offsets = [head, head, head, head + 32];
  const words = [1n, 2n, ...offsets, 1n, 2n, head].map(word);
  const calldatas: Hex[] = [word(count), ...Array<Hex>(count).fill(word(32 * count)), word(size), `0x${'61'.repeat(size)}`];
  return concat([...words, word(0), ...calldatas]);
}

const longProposal = (id: number): Hex =>
  encodeAbiParameters(
    created.inputs.map(({ name, type }) => ({ name, type })),
    [BigInt(id), zeroAddress, [], [], [], [], 1n, 2n, 'a'.repeat(120_000)] as never,
  );

async function everyPage<Item>(read: (cursor: string | undefined) => Promise<Page<Item>>): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let cursor: string | undefined; ;) {
    const { items, nextCursor } = await read(cursor);
    pages.push([...items]);
    if (nextCursor === null) return pages;
    cursor = nextCursor;
  }
}

const events = (limit: number, cursor?: string) =>
  site.data.events({ chainId: TEST_CHAIN_ID, addresses: [keyOf(hostile.governor).address], limit, cursor });

test('a log that decodes to a thousand times its size is kept as unreadable, and the next honest one is read', async () => {
  const { world } = site;
  const transaction = await logProposal(sharedCalldatas(1600, 70_000));
  const proposal = await world.propose(honest, world.accounts[0]!, 'What comes after');
  await site.indexed();
  expect((await site.readBack(proposal!)).description).toBe('What comes after');
  const [newest] = (await events(1)).items;
  expect(newest).toMatchObject({
    name: 'Unreadable',
    transactionHash: transaction,
    args: { event: 'ProposalCreated', dataSha256: expect.stringMatching(/^[0-9a-f]{64}$/), reason: expect.stringContaining('not what') },
  });
});

test('pages of long proposals and of their events end before they grow large', { timeout: 60_000 }, async () => {
  for (let id = 1; id <= 12; id++) await logProposal(longProposal(id));
  await site.indexed();
  const page = await events(100);
  expect(page.items.filter(({ name }) => name === 'ProposalCreated')).toHaveLength(12);
  expect(page.items[0]?.args['description']).toEqual({ omittedCharacters: 120_002, dataSha256: expect.any(String) });
  expect(JSON.stringify(page).length).toBeLessThan(50_000);

  const pages = await everyPage((cursor) => site.data.proposals({ governors: [keyOf(hostile.governor)], limit: 100, cursor }));
  expect(pages.map((items) => items.length)).toEqual([8, 4]);
  expect(pages.flat().map(({ proposalId }) => Number(proposalId))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(pages.flat().every(({ description }) => description.length === 120_000)).toBe(true);
  const ofState = await everyPage((cursor) =>
    site.data.proposals({ governors: [keyOf(hostile.governor)], state: pages[0]![0]!.state, limit: 100, cursor }),
  );
  expect(ofState.map((items) => items.length)).toEqual([8, 4]);
});
