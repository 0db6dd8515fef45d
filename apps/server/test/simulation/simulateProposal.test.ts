import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAFE_CONTRACTS } from '@althing/bindings';
import { DANGEROUS, HARMLESS, LIMITS_FOR_STRANGER } from './proposals.ts';
import { batch, call, SimulationSite } from './site.ts';

let site: SimulationSite;

beforeAll(async () => {
  site = await SimulationSite.start();
});
afterAll(() => site.stop());

describe('a dangerous proposal is flagged in words, which', () => {
  test.each(DANGEROUS)('$name', async ({ by, calls, says }) => {
    const { outcome, reason, flags } = await site.simulate(by, calls(site));
    expect(flags.map(({ text }) => text).join('\n')).toMatch(says);
    expect([outcome, reason]).toEqual(['succeeds', null]);
  });
});

describe('a harmless proposal is not flagged, which', () => {
  test.each(HARMLESS)('$name', async ({ by, calls }) => {
    const { outcome, reason, flags } = await site.simulate(by, calls(site));
    expect([outcome, reason, flags]).toEqual(['succeeds', null, []]);
  });
});

test('whoever hides something behind two hundred calls is told of, as not all of it is read', async () => {
  const crowd = Array.from({ length: 201 }, () => call(site.owners[0]!, '0x'));
  const { flags } = await site.simulate('safe', [batch(crowd, SAFE_CONTRACTS.multiSend.address)]);
  expect(flags.map(({ code }) => code)).toEqual(['incomplete']);
});

test('where holders vote on several chains, a bridge that is none of the portals could have tokens vote twice', async () => {
  const codes = async (votesTravel: boolean) =>
    (await site.simulate('timelock', LIMITS_FOR_STRANGER(site), votesTravel)).flags.map(({ code }) => code);
  expect(await codes(true)).toEqual(['minting', 'votes-twice']);
  expect(await codes(false)).toEqual(['minting']);
});
