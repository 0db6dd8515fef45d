import { describe, expect, test } from 'vitest';
import { account, ALPHA, governor, receiver, safe, token, withModules } from '../../test/forms.ts';
import { emptyVeto } from './emptyForm.ts';
import type { OrganisationForm, VetoDraft } from './form.ts';
import { safetyHints } from './safetyHints.ts';

const MAIN = 'One account alone can stop whatever Main decides. If its key is lost, there is no veto.';
const ALL = 'One account alone can stop whatever any governor of this organisation decides. If its key is lost, there is no veto.';

const veto = (change: Partial<VetoDraft> = {}): VetoDraft => ({
  ...emptyVeto('veto-1'),
  ...safe({ isMultisig: false, addresses: [account(7)] }),
  chainId: ALPHA,
  governorName: 'Main',
  ...change,
});
const told = (form: OrganisationForm, founder?: string) =>
  safetyHints(form, founder)
    .filter(({ field }) => field.startsWith('modules.pre'))
    .map(({ sentence }) => sentence);
const holding = (form: OrganisationForm, ...amounts: [string, string][]): OrganisationForm => ({
  ...form,
  token: token({ initialReceivers: [{ chainId: ALPHA, receivers: amounts.map(([address, amount]) => receiver({ address, amount })) }] }),
});

describe('who can stop decisions', () => {
  test('one account alone is pointed out', () => {
    expect(told(withModules({ preVoteVeto: [veto()] }))).toEqual([MAIN]);
  });

  test('so is one in a Safe that needs no second, and any of several of whom one is enough', () => {
    expect(told(withModules({ preExecutionVeto: [veto({ isMultisig: true, threshold: 1 })] }))).toEqual([MAIN]);
    const any = veto({ isMultisig: true, addresses: [account(7), account(8)], threshold: 1 });
    expect(told(withModules({ preVoteVeto: [any] }))).toEqual(['Any one of the 2 guardians alone can stop whatever Main decides.']);
  });

  test('an account behind a module is the same account', () => {
    const modules = {
      safeTreasury: [safe({ isMultisig: false, addresses: [account(7)] })],
      preVoteVeto: [veto({ addresses: ['safeTreasury|'] })],
    };
    expect(told(withModules(modules))).toEqual([MAIN]);
  });

  test('several who must act together are not, nor a governor', () => {
    const together = veto({ isMultisig: true, addresses: [account(7), account(8), account(9)], threshold: 2 });
    expect(told(withModules({ preVoteVeto: [together] }))).toEqual([]);
    expect(told(withModules({ preVoteVeto: [veto({ addresses: ['governor|Main'] })] }))).toEqual([]);
  });

  test('one account over every governor is told as that, but not one that leaves a governor alone', () => {
    const two = [governor(), governor({ tempId: 'governor-2', governorName: 'Budget' })];
    const over = (...names: string[]) =>
      told(withModules({ governor: two, preVoteVeto: names.map((governorName) => veto({ governorName })) }));
    expect(over('Main', 'Budget')).toEqual([ALL, ALL]);
    expect(over('Main')).toEqual([MAIN]);
  });

  test('a guardian who also has the majority is told with its share', () => {
    const form = withModules({ preExecutionVeto: [veto()] });
    const both =
      'A guardian also receives 60 % of the tokens that can vote at first: one account can decide every vote of Main, and stop every one.';
    expect(told(holding(form, [account(7), '60'], [account(2), '40']))).toEqual([MAIN, both]);
    expect(told(holding(form, [account(7), '50'], [account(2), '50']))).toEqual([MAIN]);
    expect(told(holding(form, [account(7), '60'], [account(2), '40'], ['governor|Main', '900']))).toContain(both);
  });

  test('a founder who is the guardian is told so', () => {
    const form = withModules({ preVoteVeto: [veto()] });
    const own = 'Your own account is the guardian: you alone can stop whatever Main decides.';
    expect(told(form, account(7).toLowerCase())).toEqual([MAIN, own]);
    expect(told(form, account(8))).toEqual([MAIN]);
  });
});
