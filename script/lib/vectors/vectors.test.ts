import { describe, expect, it, test } from 'vitest';
import { differences } from './compare.ts';
import { planOf } from './differential/plan.ts';
import { scenarios } from './differential/scenarios.ts';
import { judge } from './judge.ts';
import { modelSubject } from './model/modelSubject.ts';
import { player } from './play.ts';
import { derivedVerdicts, modelSide, runVectors } from './run.ts';
import { readVectorFile, type Step, type Vector } from './vectorFile.ts';

const file = readVectorFile('packages/domain/test/fixtures/bonds.json');
const vectorOf = (id: string): Vector => structuredClone(file.vectors.find((vector) => vector.id === id)!);

/** A vector with one of its steps changed. */
function changed(id: string, n: number, change: (step: Step) => void): Vector {
  const vector = vectorOf(id);
  change(vector.steps.find((step) => step.n === n)!);
  return vector;
}

describe('the vectors of the repository', () => {
  it('come out of the model to the unit', async () => {
    const verdicts = [...derivedVerdicts(file), ...(await runVectors(file, modelSide()))];
    expect(verdicts.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))).toEqual([]);
    expect(verdicts).toHaveLength(47);
  });

  it("come out of the reference's rules too, but for the quirk that panics there and nowhere here", async () => {
    const wrong: string[] = [];
    for (const vector of file.vectors) {
      const play = await player(modelSubject(true), vector, file.t0);
      for (const step of vector.steps) if (differences(step, await play(step)).length > 0) wrong.push(`${vector.id} step ${step.n}`);
    }
    expect(wrong).toEqual(['OSDA-1 step 11']);
  });

  it('are mended in exactly these steps', async () => {
    const mended: string[] = [];
    for (const vector of file.vectors) {
      const { mended: lines } = await judge(vector, modelSubject(), file.t0);
      mended.push(...new Set(lines.map((line) => `${vector.id} ${line.split(' (')[0]}`)));
    }
    expect(mended).toEqual(
      [
        'FPA-3 step 4, FPA-3 step 5, FPA-5 step 18, OSDA-1 step 11',
        'SDA-13 step 2, SDA-13 step 3, SDA-13 step 4, SDA-13 step 5, SDA-13 step 6',
        'OWN-1 step 5, OWN-1 step 8, OWN-1 step 9',
      ].flatMap((group) => group.split(', ')),
    );
  });
});

describe('a vector that is not met', () => {
  test.each([
    ['an integer that is one off', 'FPA-1', 3, { expect: { payout: '40000000000000000001' } }, 'payout is "40000000000000000000"'],
    [
      'a revert that does not come',
      'FPA-1',
      3,
      { expect: undefined, expectRevert: { error: 'Auctioneer_MarketNotActive' } },
      'did not revert',
    ],
    ['another error', 'FPA-1', 5, { expectRevert: { error: 'Auctioneer_MarketNotActive' } }, 'reverted with Auctioneer_MaxPayoutExceeded'],
    ['a key that no answer has', 'FPA-1', 3, { expect: { gift: '1' } }, 'gift is undefined'],
    [
      'an argument of an error that differs',
      'TEL-1',
      6,
      { expectRevert: { error: 'Teller_TokenNotMatured', args: ['1'] } },
      'reverted with',
    ],
  ])('fails with what differs: %s', async (_, id, n, change, line) => {
    const { problems } = await judge(
      changed(id, n, (step) => Object.assign(step, change)),
      modelSubject(),
      file.t0,
    );
    expect(problems.join('\n')).toContain(line);
  });

  it('is one that keeps a defect', async () => {
    const { problems } = await judge(vectorOf('OWN-1'), modelSubject(true), file.t0);
    expect(problems).toEqual([
      expect.stringMatching(/^step 5 \(auc\) is not as suggested, "clear it"/),
      'step 5 (auc): is not mended: pendingOwner is "none" instead of "newOwner"',
      expect.stringMatching(/^step 8 \(auc\) is not as suggested, "clear it"/),
      'step 8 (auc): is not mended: reverted with Auctioneer_NotAuthorized',
      'step 9 (auc): is not mended: pendingOwner is "none" instead of "newOwner"',
    ]);
  });

  it('is no mended step only because the step is marked as a quirk: the suggestion counts', async () => {
    const vector = changed('FPA-3', 5, (step) => Object.assign(step, { quirk: 'said so', suggested: 'reject zero payout' }));
    const { problems } = await judge(vector, modelSubject(), file.t0);
    expect(problems).toEqual([expect.stringContaining('step 5 (purchase) is not as suggested, "reject zero payout"')]);
  });

  it.each([
    [
      'suggests what nobody knows',
      { quirk: 'odd', suggested: 'do better' },
      'step 3 (purchase) suggests "do better", which nobody here knows how to check',
    ],
    ['has a quirk without a suggestion', { quirk: 'odd' }, 'step 3 (purchase) has a quirk and suggests nothing'],
  ])('is one that %s, though it comes out as expected', async (_, change, problem) => {
    const vector = changed('FPA-1', 3, (step) => Object.assign(step, change));
    expect((await judge(vector, modelSubject(), file.t0)).problems).toEqual([problem]);
  });

  test.each<[string, (vector: Vector) => unknown, string]>([
    ['verb', (vector) => Object.assign(vector.steps[0]!, { do: 'dance' }), 'does "dance", which the format does not know'],
    ['key of a step', (vector) => Object.assign(vector.steps[2]!, { tip: 1 }), 'FPA-1 step 3 has tip, which the format does not know'],
    ['key of a vector', (vector) => Object.assign(vector, { weather: 'fine' }), 'FPA-1 has weather'],
    ['key of a market', (vector) => Object.assign(vector.market!, { bonus: 1 }), 'market of FPA-1 has bonus'],
    ['function', (vector) => vector.steps.splice(2, 1, { n: 3, do: 'auc', fn: 'dance' }), 'auctioneers have no dance'],
    ['strategy', (vector) => Object.assign(vector, { strategy: 'lottery' }), 'Strategy is not supported'],
    ['account', (vector) => Object.assign(vector.steps[2]!, { recipient: 'nobody' }), 'nobody is called nobody'],
  ])('fails loudly at an unknown %s', async (_, change, message) => {
    const vector = vectorOf('FPA-1');
    change(vector);
    await expect(judge(vector, modelSubject(), file.t0)).rejects.toThrow(message);
  });
});

describe('a mended step that is not marked', () => {
  it.each([
    ['FPA-3', 'step 5 (purchase)', 'step 4 (purchase)'],
    ['OWN-1', 'step 9 (auc)', 'step 5 (auc)'],
    ['SDA-13', 'step 3 (view)', 'step 2 (purchase)'],
  ])('of %s, %s, names the step that causes it: %s', async (id, place, cause) => {
    const { mended } = await judge(vectorOf(id), modelSubject(), file.t0);
    const lines = mended.filter((line) => line.startsWith(place));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.endsWith(`, because of ${cause}`))).toEqual([]);
  });
});

describe('the words of the format', () => {
  /** Addresses differ from world to world. */
  const BOND_TOKEN = `0x${'b0'.repeat(20)}`;
  const play = async (id: string, steps: readonly Omit<Step, 'n'>[], market: object = {}) => {
    const vector = vectorOf(id);
    Object.assign(vector.market!, market);
    vector.steps = steps.map((step, index) => ({ n: index + 1, ...step }) as Step);
    return judge(vector, modelSubject(), file.t0);
  };
  const created = [{ do: 'createMarket', at: 0 }];
  const noted = { ok: true };

  it.each<[string, string, Omit<Step, 'n'>[]]>([
    [
      'an auctioneer answers state and owners without $id in its arguments',
      'FPA-1',
      [
        ...created,
        { do: 'auc', as: 'guardian', fn: 'setAllowNewMarkets', args: [false], expect: { ...noted, owner: 'owner', state: { sold: '0' } } },
      ],
    ],
    [
      'a token that is no bond is refused',
      'FPA-1',
      [{ do: 'redeem', as: 'alice', fakeToken: true, amount: 5, expectRevert: { error: 'Teller_InvalidParams' } }],
    ],
    [
      '$quotes is the list of the quote token, and watch whose balance is told',
      'FPA-1',
      [
        ...created,
        { do: 'teller', as: 'guardian', fn: 'setProtocolFee', args: [1000], expect: noted },
        { do: 'purchase', amount: '100000000', expect: { toProtocol: '1000000' } },
        { do: 'teller', as: 'protocol', fn: 'claimFees', args: ['$quotes', 'bob'], watch: 'bob', expect: { received: '1000000' } },
      ],
    ],
    [
      'an auctioneer that is asked for a bond token is answered by the teller',
      'OFDA-3',
      [
        ...created,
        { do: 'view', what: ['getBondTokenForMarket'], expect: { getBondTokenForMarket: BOND_TOKEN } },
        { do: 'auc', fn: 'getBondTokenForMarket', args: ['$id'], expect: BOND_TOKEN },
      ],
    ],
  ])('%s', async (_, id, steps) => {
    expect((await play(id, steps)).problems).toEqual([]);
  });

  it('a callback that pays short is refused, and one that pays in full again is not', async () => {
    const authorised = { do: 'auc', as: 'guardian', fn: 'setCallbackAuthStatus', args: ['owner', true] };
    const short = (amount: number) => ({ do: 'setCallbackShort', short: amount });
    const steps = [
      authorised,
      ...created,
      short(1),
      { do: 'purchase', amount: '100000000', expectRevert: { error: 'Teller_InvalidCallback' } },
      short(0),
      { do: 'purchase', amount: '100000000', expect: { toProtocol: '0' } },
    ];
    expect((await play('FPA-1', steps, { callback: true })).problems).toEqual([]);
  });

  it('the raw length of a name is the number of its bytes, where the reference fills up 32', async () => {
    const vector = vectorOf('FPA-1');
    const deploy = { do: 'teller', fn: 'deploy', args: ['$payout', 1_900_000_000], expect: { nameRawLength: 32 } };
    vector.steps = [{ n: 1, at: 0, ...deploy }];
    const { mended, problems } = await judge(vector, modelSubject(), file.t0);
    expect(problems).toEqual([]);
    const length = `${vector.payout.name} 2030-03-17`.length;
    expect(mended).toEqual([`step 1 (teller): nameRawLength is "${length}" instead of 32, because of step 1 (teller)`]);
  });
});

describe('random markets', () => {
  const plans = scenarios(1, 40, 60).map((scenario) => planOf(scenario, file.t0));
  const count = (what: (plan: (typeof plans)[number]) => readonly string[]): Set<string> => new Set(plans.flatMap(what));

  it('are the same for the same seed, and others for another', () => {
    const again = scenarios(1, 4, 5);
    expect(again).toEqual(scenarios(1, 4, 5));
    expect(again).not.toEqual(scenarios(2, 4, 5));
  });

  it('come in every strategy and term, some of them refused', () => {
    expect(count(({ scenario: { vector } }) => [`${vector.strategy} ${vector.term}`])).toHaveLength(8);
    expect(plans.some(({ steps }) => steps.length === 0)).toBe(true);
  });

  it('see every move succeed and every refusal of a purchase', () => {
    const moves = count(({ steps }) => steps.flatMap(({ action, outcome }) => (outcome['ok'] === true ? [action.fn] : [])));
    expect([...moves].sort()).toEqual(
      ['closeMarket', 'pullOwnership', 'purchase', 'pushOwnership', 'setIntervals', 'setPrice', 'setProtocolFee'].sort(),
    );
    const refusals = count(({ steps }) =>
      steps.flatMap(({ action, outcome }) => (action.fn === 'purchase' && outcome['ok'] !== true ? [String(outcome['revert'])] : [])),
    );
    expect([...refusals].sort()).toEqual([
      'Auctioneer_AmountLessThanMinimum',
      'Auctioneer_MarketNotActive',
      'Auctioneer_MaxPayoutExceeded',
      'Auctioneer_NotEnoughCapacity',
      'Auctioneer_OraclePriceZero',
    ]);
  });
});
