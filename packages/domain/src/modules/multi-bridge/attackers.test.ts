import { expect, test } from 'vitest';
import { account, ALPHA, BETA } from '../../../test/forms.ts';
import type { Bridge } from '../../bridges/index.ts';
import type { MultiBridgeDraft, MultiBridgeSettingsDraft } from '../../organisation/parts/multiBridge.ts';
import { attackerPowers } from './attackers.ts';

const GAMMA = 31339;
const actor = { isGovernor: false, governorName: '', isMultisig: false, addresses: [account(1)], threshold: 1 };
const governed = { isGovernor: true, governorName: 'Main', isMultisig: null, addresses: [], threshold: 1 };
const NAMES: Record<number, string> = { [ALPHA]: 'Alpha', [BETA]: 'Beta', [GAMMA]: 'Gamma' };
const told = (
  change: Partial<MultiBridgeDraft>,
  bridges: readonly Bridge[] | Record<number, readonly Bridge[]> = ['hyperlane', 'axelar', 'ccip'],
  { chainIds = [ALPHA, BETA], hasVotes = true } = {},
) => {
  const settings = (chainId: number): MultiBridgeSettingsDraft => ({
    chainId,
    owner: actor,
    vetoer: null,
    bridges: [...(Array.isArray(bridges) ? bridges : (bridges as Record<number, readonly Bridge[]>)[chainId]!)],
    isAllBridges: false,
  });
  const entry: MultiBridgeDraft = {
    ...governed,
    tempId: 'm1',
    chainId: ALPHA,
    chainIds,
    minBridges: 2,
    timelock: { durationType: 'days', value: 0 },
    hasVeto: false,
    ...change,
  };
  return attackerPowers(entry, chainIds.map(settings), { chainName: (id) => NAMES[id]!, hasVotes });
};
const sentences = (...given: Parameters<typeof told>) => told(...given).map(({ sentence }) => sentence);

test('of three bridges two forge, and two of them stop everything', () => {
  expect(sentences({})).toEqual([
    'Whoever controls 1 bridge can do nothing: the others bring messages without them, and what only they bring does not count.',
    'Whoever controls 2 to 3 bridges can make any call on another chain in the organisation’s name and forge votes cast on other chains, and can hold back every message and vote between Alpha and Beta for as long as they like. It takes effect at once, and nobody can stop it.',
  ]);
});

test('one that decides alone forges alone, and takes all to stop everything', () => {
  expect(told({ minBridges: 1 }).map(({ bridges, canForge }) => [bridges, canForge])).toEqual([
    [1, true],
    [3, true],
  ]);
  expect(sentences({ minBridges: 1 })[0]).not.toContain('hold back');
});

test('where all have to agree, one stops everything and forges nothing', () => {
  expect(sentences({ minBridges: 3 })[0]).toBe(
    'Whoever controls 1 to 2 bridges can forge nothing, but can hold back every message and vote between Alpha and Beta for as long as they like.',
  );
  expect(told({ minBridges: 3 }).map(({ bridges, canForge }) => [bridges, canForge])).toEqual([
    [1, false],
    [3, true],
  ]);
});

test.each([
  [false, 'It takes effect after 1 day 2 hours; everybody can see it coming, and nobody can cancel it. Forged votes count without delay.'],
  [true, 'It takes effect after 1 day 2 hours, unless guardians cancel it before. Forged votes count without delay.'],
])('a delay with guardians (%s) says what can be done meanwhile, and that votes do not wait', (hasVeto, ending) => {
  const said = sentences({ hasVeto, timelock: { durationType: 'hours', value: 26 } });
  expect(said.at(-1)!.endsWith(ending)).toBe(true);
});

test.each([Number.NaN, -1])('a timelock of %s is not told as none', (value) => {
  const said = sentences({ timelock: { durationType: 'days', value } });
  expect(said.at(-1)).toContain('. When it takes effect cannot be said until the timelock is a number. Forged votes count without delay.');
});

test('without a governor there are no votes to forge or to hold back', () => {
  const said = sentences({ timelock: { durationType: 'hours', value: 26 } }, undefined, { hasVotes: false });
  expect(said[1]).toBe(
    'Whoever controls 2 to 3 bridges can make any call on another chain in the organisation’s name, and can hold back every message between Alpha and Beta for as long as they like. It takes effect after 1 day 2 hours; everybody can see it coming, and nobody can cancel it.',
  );
});

test('what holds between all chains alike is not said of two of them only', () => {
  expect(sentences({}, undefined, { chainIds: [ALPHA, BETA, GAMMA] })[1]).toContain(
    'every message and vote between any two of the chains for',
  );
});

test('where more must agree than connect the chains, nothing arrives', () => {
  expect(told({ minBridges: 4 })).toEqual([
    {
      bridges: 0,
      canForge: false,
      sentence: 'Nothing arrives, also without an attacker, between Alpha and Beta (3 bridges): 4 must agree.',
    },
  ]);
});

const THREE: readonly Bridge[] = ['hyperlane', 'axelar', 'ccip'];
const withBeta = (bridges: readonly Bridge[], change: Partial<MultiBridgeDraft> = {}) =>
  told(change, { [ALPHA]: THREE, [BETA]: bridges, [GAMMA]: THREE }, { chainIds: [ALPHA, BETA, GAMMA] });

test.each<[readonly Bridge[], string]>([
  [['axelar'], '1 bridge'],
  [[], 'no bridges'],
])('every two chains that too few bridges connect are named (%s), and what can be done between the others is told', (bridges, count) => {
  expect(withBeta(bridges).map(({ sentence }) => sentence)).toEqual([
    `Nothing arrives, also without an attacker, between Alpha and Beta (${count}) and between Beta and Gamma (${count}): 2 must agree.`,
    'Whoever controls 1 bridge can do nothing: the others bring messages without them, and what only they bring does not count.',
    'Whoever controls 2 to 3 bridges can make any call on another chain in the organisation’s name and forge votes cast on other chains, and can hold back every message and vote between Alpha and Gamma for as long as they like. It takes effect at once, and nobody can stop it.',
  ]);
});

test('where some chains are not connected enough, what holds between the others is not said of any two', () => {
  const DELTA = 31340;
  const chains = { [ALPHA]: THREE, [BETA]: THREE, [GAMMA]: THREE, [DELTA]: [] };
  const said = told({}, chains, { chainIds: [ALPHA, BETA, GAMMA, DELTA] });
  expect(said.at(-1)!.sentence).toContain('between any two chains that enough bridges connect for as long');
});

test('one address that sends needs no bridge to make any call', () => {
  const own = (change: Partial<MultiBridgeDraft>) =>
    told({ ...actor, timelock: { durationType: 'days', value: 1 }, ...change }).filter(({ bridges }) => bridges === 0);
  const can = 'can make any call on another chain in the organisation’s name without controlling a bridge. It takes effect after 1 day';
  expect(own({})).toEqual([
    {
      bridges: 0,
      canForge: true,
      sentence: `Whoever controls the one address that sends ${can}; everybody can see it coming, and nobody can cancel it.`,
    },
  ]);
  expect(own({ isMultisig: true, addresses: [account(1), account(2), account(3)], threshold: 2, hasVeto: true })[0]!.sentence).toBe(
    `Any 2 of the 3 signers of the wallet that sends ${can}, unless guardians cancel it before.`,
  );
  expect(own({ addresses: [''] })).toEqual([]);
  expect(own({ addresses: ['safeTreasury|'] })).toEqual([]);
  expect(own({ isExistingGovernor: true })).toEqual([]);
  expect(own(governed)).toEqual([]);
});

test.each([0, 1.5])('nothing is said of %s bridges that must agree', (minBridges) => {
  expect(told({ minBridges })).toEqual([]);
});

test('nothing is said while no bridge connects the chains', () => {
  expect(told({}, [])).toEqual([]);
});
