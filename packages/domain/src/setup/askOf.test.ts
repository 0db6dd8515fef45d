import { describe, expect, expectTypeOf, test } from 'vitest';
import { MAX_NAME_LENGTH, MAX_SYMBOL_LENGTH } from '../organisation/limits.ts';
import { GOVERNOR } from '../organisation/parts/governor.ts';
import { RECEIVER } from '../organisation/parts/token.ts';
import { WALLET_FIELDS } from '../organisation/parts/wallet.ts';
import { ORGANISATION } from '../organisation/schema.ts';
import { askOf } from './askOf.ts';

describe('what the form asks', () => {
  test.each([
    ['preVotingTimelock', 'Voting delay'],
    ['votingPeriod', 'Voting period'],
    ['preExecutionTimelock', 'Timelock before execution'],
  ] as const)('of %s is asked by the word that the review uses', (name, word) => {
    expect([askOf(`modules.governor.0.${name}`).label, GOVERNOR.fields[name].label]).toEqual([word, word]);
  });

  test('is what the description calls it, at any depth', () => {
    expect(askOf('description').label).toBe(ORGANISATION.fields.description.label);
    expect(askOf('modules.governor.3.quorumThreshold').label).toBe(GOVERNOR.fields.quorumThreshold.label);
    expect(askOf('token.initialReceivers.0.receivers.12.amount').label).toBe(RECEIVER.fields.amount.label);
    expect(askOf('modules.workingGroup.0.addresses.1').label).toBe(WALLET_FIELDS.addresses.of.label);
  });

  test('has words of its own where the review’s alone would not say what is meant', () => {
    const { name } = ORGANISATION.fields;
    expect(askOf('name').label).toBe(name.ask);
    expect(askOf('name').label).not.toBe(name.label);
    expect(askOf('token.name').label).not.toBe(askOf('name').label);
  });

  test('is marked as required exactly where an empty draft may not stay as it is', () => {
    expect(askOf('name').isRequired).toBe(true);
    expect(askOf('links.0.type').isRequired).toBe(true);
    expect(askOf('modules.governor.0.chainId').isRequired).toBe(true);
    expect(askOf('modules.protocolUpgrades.addresses.0').isRequired).toBe(true);
    expect(askOf('token.initialReceivers.0.receivers.0.amount').isRequired).toBe(true);
    expect(askOf('logoId').isRequired).toBe(false);
    expect(askOf('modules.governor.0.preExecutionTimelock').isRequired).toBe(false);
    expect(askOf('modules.governor').isRequired).toBe(false);
  });

  test('takes no more characters than the wire does', () => {
    expect(askOf('name').maxLength).toBe(MAX_NAME_LENGTH);
    expect(askOf('token.symbol').maxLength).toBe(MAX_SYMBOL_LENGTH);
    expect(askOf('modules.governor.0.chainId').maxLength).toBeUndefined();
  });

  test('does not compile for a path that the form has not', () => {
    expectTypeOf<'token.symbol'>().toExtend<Parameters<typeof askOf>[0]>();
    expectTypeOf<'token.smybol'>().not.toExtend<Parameters<typeof askOf>[0]>();
  });
});
