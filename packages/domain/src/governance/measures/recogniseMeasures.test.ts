import { describe, expect, test } from 'vitest';
import { ANN, BEN, factsFor, sampleFacts, SAMPLE_VALUES } from '../../testing/index.ts';
import type { ExecutableCall } from '../executableCall.ts';
import { toCalls } from '../proposalCalls.ts';
import { type ActionDraft, emptyAction } from '../proposalForm.ts';
import { MEASURE_KINDS, type MeasureDraft, type MeasureKind } from './measure.ts';
import { recogniseMeasures } from './recogniseMeasures.ts';

const draft = (kind: MeasureKind, values: Record<string, string> = SAMPLE_VALUES[kind]): MeasureDraft => ({
  tempId: kind,
  type: 'measure',
  kind,
  values,
});
const asActions = (calls: readonly ExecutableCall[]): ActionDraft[] =>
  calls.map(({ target, value, calldata }, index) => ({
    ...emptyAction('custom', `${index}`),
    type: 'custom',
    target,
    value: value === 0n ? '' : '1',
    calldata,
    signature: '',
    args: [],
  }));

describe('calls that a measure makes', () => {
  test.each(MEASURE_KINDS)('%s is read again as itself, and makes the same calls', (kind) => {
    const facts = factsFor(kind);
    const calls = toCalls([draft(kind)], facts);
    const payments = calls.map((call, index): ActionDraft =>
      call.calldata === '0x'
        ? {
            ...emptyAction('sendNative', `${index}`),
            type: 'sendNative',
            recipient: call.target,
            amount: String(Number(call.value) / 1e18),
            decimals: 18,
          }
        : asActions([call])[0]!,
    );
    const read = recogniseMeasures(payments, facts);
    expect(read.map((each) => (each.type === 'measure' ? each.kind : each.type))).toEqual([kind]);
    expect(toCalls(read, facts)).toEqual(calls);
  });

  test('follow one another, also where the second is only allowed after the first', () => {
    const facts = sampleFacts({ preVoteGuardian: ANN });
    const measures = [draft('endPreVoteGuardian'), draft('votingDelay', { delay: '5 minutes' })];
    expect(recogniseMeasures(asActions(toCalls(measures, facts)), facts)).toMatchObject([
      { kind: 'endPreVoteGuardian' },
      { kind: 'votingDelay', values: { delay: '5 minutes' } },
    ]);
  });
});

test('what no measure of this governor would do stays as it is', () => {
  const facts = sampleFacts();
  const [quorum] = asActions(toCalls([draft('quorum')], facts));
  const pay: ActionDraft = { ...emptyAction('sendNative', 'p'), type: 'sendNative', recipient: BEN, amount: '1', decimals: 18 };
  const elsewhere: ActionDraft = { ...quorum!, type: 'custom', target: BEN } as ActionDraft;
  const unknown: ActionDraft = { ...quorum!, type: 'custom', calldata: '0xdeadbeef' } as ActionDraft;
  expect(recogniseMeasures([pay, elsewhere, unknown], facts)).toEqual([pay, elsewhere, unknown]);
  expect(recogniseMeasures([quorum!], undefined)).toEqual([quorum]);
  // It changes nothing, so nobody could have written it here.
  expect(recogniseMeasures([quorum!], sampleFacts({ quorum: 1000 }))).toEqual([quorum]);
});

test('many calls like those of the hardest kind stay as they are', () => {
  const facts = sampleFacts();
  const [call] = toCalls([draft('refundSettings')], factsFor('refundSettings'));
  const strange = asActions(Array.from({ length: 10 }, () => ({ ...call!, target: BEN })));
  expect(recogniseMeasures(strange, facts)).toEqual(strange);
});
