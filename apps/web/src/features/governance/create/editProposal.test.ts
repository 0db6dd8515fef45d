import { emptyAction, emptyProposal, type ProposalForm } from '@althing/domain/governance';
import { describe, expect, test } from 'vitest';
import { editProposal } from './editProposal.ts';

const form: ProposalForm = { ...emptyProposal(), actions: ['a', 'b', 'c'].map((id) => emptyAction('sendNative', id)) };
const ids = ({ actions }: ProposalForm) => actions.map(({ tempId }) => tempId).join('');

describe('editing a proposal', () => {
  test.each([
    ['up', { type: 'move', index: 2, by: -1 }, 'acb'],
    ['down', { type: 'move', index: 0, by: 1 }, 'bac'],
    ['not above the first', { type: 'move', index: 0, by: -1 }, 'abc'],
    ['not below the last', { type: 'move', index: 2, by: 1 }, 'abc'],
    ['a copy beside it', { type: 'duplicate', index: 1, tempId: 'x' }, 'abxc'],
    ['out', { type: 'remove', index: 1 }, 'ac'],
    ['nothing', { type: 'remove', index: 9 }, 'abc'],
    ['at the end', { type: 'add', actions: [emptyAction('custom', 'd')] }, 'abcd'],
  ] as const)('an action goes %s', (_where, edit, order) => {
    expect(ids(editProposal(form, edit))).toBe(order);
    expect(ids(form)).toBe('abc');
  });

  test('a copy carries what was typed', () => {
    const changed = editProposal(form, {
      type: 'change',
      index: 0,
      action: { tempId: 'a', type: 'sendNative', recipient: '0x1', amount: '5', decimals: 18 },
    });
    expect(editProposal(changed, { type: 'duplicate', index: 0, tempId: 'x' }).actions[1]).toMatchObject({
      tempId: 'x',
      recipient: '0x1',
      amount: '5',
    });
  });
});
