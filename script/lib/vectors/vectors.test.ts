import { describe, expect, it, test } from 'vitest';
import { judge } from './judge.ts';
import { modelSubject } from './model/modelSubject.ts';
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

  it("come out of the reference's rules too, quirks as they were recorded", async () => {
    for (const vector of file.vectors) {
      const reference = await judge(vector, modelSubject(true), file.t0);
      expect([vector.id, reference.problems.filter((problem) => !problem.includes('is not as suggested'))]).toEqual([vector.id, []]);
    }
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

  it('is no mended step only because the step is marked as a quirk: the suggestion counts', async () => {
    const vector = changed('FPA-3', 5, (step) => Object.assign(step, { quirk: 'said so', suggested: 'reject zero payout' }));
    const { problems } = await judge(vector, modelSubject(), file.t0);
    expect(problems).toEqual([expect.stringContaining('step 5 (purchase) is not as suggested, "reject zero payout"')]);
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
