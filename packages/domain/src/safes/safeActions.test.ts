import { describe, expect, test } from 'vitest';
import { emptyAction } from '../governance/proposalForm.ts';
import { NATIVE } from '../units.ts';
import {
  MAX_SAFE_ACTIONS,
  ownershipAfter,
  ownershipText,
  paymentTotals,
  type SafeActionDraft,
  validateSafeActions,
} from './safeActions.ts';

const address = (index: number) => `0x${String(index).repeat(40)}` as const;
const [ANN, BEN, CAY, SAFE, TOKEN] = [1, 2, 3, 4, 5].map(address);
const safe = { address: SAFE!, owners: [ANN!, BEN!], threshold: 2 };
const add = (owner: string, threshold: string) => ({ tempId: 'a', type: 'addOwner', owner, threshold }) as const;
const remove = (owner: string, threshold: string) => ({ tempId: 'b', type: 'removeOwner', owner, threshold }) as const;
const change = (threshold: string) => ({ tempId: 'c', type: 'changeThreshold', threshold }) as const;
const pay = (amount: string) => ({ ...emptyAction('sendNative', 'd'), recipient: CAY!, amount }) as SafeActionDraft;
const payToken = (token: string, amount: string, decimals: number) =>
  ({ ...emptyAction('sendToken', 'e', decimals), token, recipient: CAY!, amount }) as SafeActionDraft;

describe('what is wrong with the actions of a Safe', () => {
  test.each([
    ['none', [], 'actions', 'Please add an action'],
    ['too many', Array.from({ length: MAX_SAFE_ACTIONS + 1 }, () => pay('1')), 'actions', `At most ${MAX_SAFE_ACTIONS} actions`],
    ['a payment without amount', [pay('')], 'actions.0.amount', 'Please enter an amount'],
    ['no address', [add('', '2')], 'actions.0.owner', 'Please enter an address'],
    ['nobody', [add(NATIVE, '2')], 'actions.0.owner', 'The address is invalid'],
    ['the Safe itself', [add(SAFE!, '2')], 'actions.0.owner', 'A Safe cannot own itself'],
    ['an owner again', [add(ANN!, '2')], 'actions.0.owner', 'This account is an owner already'],
    ['a stranger removed', [remove(CAY!, '1')], 'actions.0.owner', 'This account is no owner'],
    ['more signatures than owners', [remove(BEN!, '2')], 'actions.0.threshold', 'It has to be 1: there is one owner then'],
    ['no signatures', [change('0')], 'actions.0.threshold', 'It has to be between 1 and 2, as many as there are owners then'],
    ['no change', [change('2')], 'actions.0.threshold', '2 must sign already'],
    ['words', [add(CAY!, 'two')], 'actions.0.threshold', 'It has to be between 1 and 3, as many as there are owners then'],
  ])('%s', (_, actions, field, message) => {
    expect(validateSafeActions(actions, safe)[field]).toBe(message);
  });

  test('each change of owners counts for the next one', () => {
    expect(validateSafeActions([add(CAY!, '3'), remove(ANN!, '2'), change('1')], safe)).toEqual({});
    expect(validateSafeActions([remove(ANN!, '1'), remove(BEN!, '1')], safe)).toEqual({ 'actions.1.owner': 'A Safe needs an owner' });
    expect(validateSafeActions([add(CAY!, '2'), add(CAY!, '2')], safe)).toEqual({ 'actions.1.owner': 'This account is an owner already' });
  });
});

describe('who decides afterwards', () => {
  test.each([
    [[pay('1')], undefined],
    [[add(CAY!, '2')], 'Afterwards 2 of 3 owners must sign, instead of 2 of 2.'],
    [[remove(BEN!, '1')], 'Afterwards 1 of 1 owners must sign, instead of 2 of 2.'],
    [[add(CAY!, '2'), remove(BEN!, '2')], '2 of 2 owners must sign, as now.'],
  ])('is told', (actions, text) => expect(ownershipText(safe, actions)).toBe(text));

  test('whoever is added stands in front, as the Safe has it', () => {
    expect(ownershipAfter(safe, [add(CAY!, '2')]).owners).toEqual([CAY, ANN, BEN]);
  });
});

test('totals are by token, in its own units, and calls count with what they send', () => {
  const call = { ...emptyAction('custom', 'f'), target: CAY!, value: '0.5' } as SafeActionDraft;
  expect(paymentTotals([pay('1'), payToken(TOKEN!, '2.5', 6), pay('2'), call, payToken(TOKEN!, '1', 6), add(CAY!, '2'), pay('x')])).toEqual(
    [
      { token: NATIVE, decimals: 18, amount: 3_500_000_000_000_000_000n, payments: 3 },
      { token: TOKEN, decimals: 6, amount: 3_500_000n, payments: 2 },
    ],
  );
});
