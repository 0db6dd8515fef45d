import fc from 'fast-check';
import { getAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { validForm } from '../../test/arbitraries.ts';
import { account, ALPHA, BETA, context, governor, organisation, receiver, safe, token, withModules, withToken } from '../../test/forms.ts';
import { LOCAL_CHAINS } from '../chains/index.ts';
import type { OrganisationInput } from '../organisation/index.ts';
import { GOVERNOR } from '../organisation/parts/governor.ts';
import { RECEIVER, TOKEN_NAMES } from '../organisation/parts/token.ts';
import { CHAIN_WALLET_FIELDS, WALLET_FIELDS } from '../organisation/parts/wallet.ts';
import { MODULES_PART, PROFILE } from '../organisation/schema.ts';
import type { ChangedBy, Meaning } from '../schema/field.ts';
import { type Change, diffOrganisations } from './diff.ts';
import type { OrganisationForm } from './form.ts';
import { toOrganisationInput } from './toOrganisationInput.ts';

const inputOf = (form: OrganisationForm): OrganisationInput => {
  const converted = toOrganisationInput(form, context());
  if (!converted.ok) throw new Error(JSON.stringify(converted.errors));
  return converted.input;
};
const diff = (before: OrganisationForm | null, after: OrganisationForm) =>
  diffOrganisations(before && inputOf(before), inputOf(after), LOCAL_CHAINS);
const told = (before: OrganisationForm | null, after: OrganisationForm) =>
  diff(before, after).flatMap(({ section, changes }) =>
    changes.map(({ kind, title, fields }) => ({
      section,
      kind,
      title,
      fields: fields.map((field) => ({ label: field.label, before: field.before, after: field.after })),
    })),
  );
/** Who may make the changes of `after`, by label. */
const decided = (after: OrganisationForm) =>
  diff(organisation(), after).flatMap(({ changes }) =>
    changes.flatMap(({ title, fields }) => fields.map(({ label, changedBy }) => [title, label, changedBy])),
  );

const called = ({ label }: Pick<Meaning, 'label'>): string => String(label);

const input = validForm.map(inputOf);

describe('the difference of two organisations', () => {
  test.each<[string, string, string, Change['kind'][]]>([
    ['no change where an address is in another case', getAddress(`0x${'ab'.repeat(20)}`), `0x${'ab'.repeat(20)}`, []],
    ['another receiver where the name of a module is', 'workingGroup|Ops', 'workingGroup|ops', ['removed', 'added']],
  ])('tells %s', (_title, before, after, kinds) => {
    const paying = (address: string): OrganisationInput => {
      const made = inputOf(organisation());
      const receivers = [{ tempId: 'receiver-1', address, amount: '1' }];
      return { ...made, token: made.token && { ...made.token, initialReceivers: [{ chainId: ALPHA, receivers }] } };
    };
    const changes = diffOrganisations(paying(before), paying(after), LOCAL_CHAINS).flatMap((section) => section.changes);
    expect(changes.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('tells of locked tokens on which chain they are, and how many of which token', () => {
    const made = inputOf(organisation());
    const [startDate, endDate] = ['2031-01-01T00:00:00Z', '2032-01-01T00:00:00Z'];
    const receivers = [{ tempId: 'receiver-1', address: account(1), amount: '365' }];
    const schedules = [{ vestingType: 'linear' as const, startDate, endDate, receivers }];
    const vesting = [{ chainId: ALPHA, isFlexVoting: true, schedules }];
    const changes = diffOrganisations(made, { ...made, token: { ...made.token!, vesting } }, LOCAL_CHAINS).flatMap(
      (section) => section.changes,
    );
    expect(changes.map(({ title }) => title)).toEqual(['Vesting on Alpha', 'Linear vesting on Alpha', `Vesting for ${account(1)}`]);
    expect(changes[2]!.fields.find(({ label }) => label === 'Amount')?.after).toBe(`365 ${made.token!.symbol}`);
  });

  test('of an organisation and itself is empty', () => {
    fc.assert(
      fc.property(input, (a) => {
        expect(diffOrganisations(a, a, LOCAL_CHAINS)).toEqual([]);
      }),
    );
  });

  test('shows every item of one as added where there was none before', () => {
    const changes = told(null, organisation());
    expect(changes.every(({ kind }) => kind === 'added')).toBe(true);
    expect(changes.map(({ title }) => title)).toEqual([
      'Name',
      'Description',
      'Category',
      'Logo',
      'Link website',
      'Governor Main',
      'Protocol Upgrades',
      'Safe Treasury on Alpha',
      'Token ACME',
      `Receiver ${account(1)} on Alpha`,
      'Token authority on Alpha',
    ]);
  });

  test.each<[string, OrganisationForm, ReturnType<typeof told>]>([
    [
      'a changed voting period',
      withModules({ governor: [governor({ votingPeriod: 14 })] }),
      [
        {
          section: 'governor',
          kind: 'changed',
          title: 'Governor Main',
          fields: [{ label: called(GOVERNOR.fields.votingPeriod), before: '7 days', after: '14 days' }],
        },
      ],
    ],
    [
      'a new threshold of the treasury',
      withModules({ safeTreasury: [safe({ threshold: 1 })] }),
      [
        {
          section: 'safe',
          kind: 'changed',
          title: 'Safe Treasury on Alpha',
          fields: [{ label: called(WALLET_FIELDS.threshold), before: '2 of 2', after: '1 of 2' }],
        },
      ],
    ],
    [
      'a treasury marked for deletion as removed',
      withModules({ safeTreasury: [safe({ isMarkedForDeletion: true })] }),
      [
        {
          section: 'safe',
          kind: 'removed',
          title: 'Safe Treasury on Alpha',
          fields: [
            { label: called(CHAIN_WALLET_FIELDS.chainId), before: 'Alpha', after: null },
            { label: called(WALLET_FIELDS.isMultisig), before: 'Multisig', after: null },
            { label: 'Owners', before: `${account(1)}, ${account(2)}`, after: null },
            { label: called(WALLET_FIELDS.threshold), before: '2 of 2', after: null },
          ],
        },
      ],
    ],
    [
      'a receiver with another amount',
      organisation({ token: token({ initialReceivers: [{ chainId: ALPHA, receivers: [receiver({ tempId: 'other', amount: '7' })] }] }) }),
      [
        {
          section: 'token',
          kind: 'changed',
          title: `Receiver ${account(1)} on Alpha`,
          fields: [{ label: called(RECEIVER.fields.amount), before: '1000 ACME', after: '7 ACME' }],
        },
      ],
    ],
    [
      'a receiver whose row was typed anew as no change',
      organisation({ token: token({ initialReceivers: [{ chainId: ALPHA, receivers: [receiver({ tempId: 'other' })] }] }) }),
      [],
    ],
    [
      'a working group on another chain',
      withModules({ workingGroup: [safe({ tempId: 'w', name: 'Builders', chainId: BETA, isMultisig: false, addresses: [account(3)] })] }),
      [
        {
          section: 'safe',
          kind: 'added',
          title: 'Working Group Builders on Beta',
          fields: [
            { label: called(CHAIN_WALLET_FIELDS.chainId), before: null, after: 'Beta' },
            { label: called(WALLET_FIELDS.isMultisig), before: null, after: 'Address' },
            { label: 'Address', before: null, after: account(3) },
          ],
        },
      ],
    ],
  ])('tells %s', (_title, after, changes) => {
    expect(told(organisation(), after)).toEqual(changes);
  });

  test.each<[string, OrganisationForm, (readonly [string, string, ChangedBy])[]]>([
    ['another name is for an upgrade proposal', organisation({ name: 'Apex' }), [['Name', called(PROFILE.fields.name), 'upgrade']]],
    [
      'another quorum is for the governor itself',
      withModules({ governor: [governor({ quorumThreshold: 51 })] }),
      [['Governor Main', called(GOVERNOR.fields.quorumThreshold), 'governor']],
    ],
    [
      'refunds are for nobody, although the quorum beside them is for the governor',
      withModules({ refundMechanism: true, governor: [governor({ refundMechanism: true, quorumThreshold: 51 })] }),
      [
        ['Governor Main', called(GOVERNOR.fields.quorumThreshold), 'governor'],
        ['Governor Main', called(GOVERNOR.fields.refundMechanism), 'nobody'],
        ['Refund Mechanism', called(MODULES_PART.fields.refundMechanism), 'nobody'],
      ],
    ],
    [
      'other signers are for those who sign now',
      withModules({ safeTreasury: [safe({ threshold: 1 })] }),
      [['Safe Treasury on Alpha', called(WALLET_FIELDS.threshold), 'holders']],
    ],
    ['another name of the token is for nobody', withToken({ name: 'Apex' }), [['Token ACME', called(TOKEN_NAMES.fields.name), 'nobody']]],
    [
      'another amount of a first receiver is for nobody',
      withToken({ initialReceivers: [{ chainId: ALPHA, receivers: [receiver({ amount: '7' })] }] }),
      [[`Receiver ${account(1)} on Alpha`, called(RECEIVER.fields.amount), 'nobody']],
    ],
    [
      'one receiver more is for nobody',
      withToken({
        initialReceivers: [{ chainId: ALPHA, receivers: [receiver(), receiver({ tempId: 'receiver-2', address: account(2) })] }],
      }),
      [[`Receiver ${account(2)} on Alpha`, called(RECEIVER.fields.amount), 'nobody']],
    ],
    [
      'a treasury less is for an upgrade proposal as a whole, whoever holds it',
      withModules({ safeTreasury: [safe({ isMarkedForDeletion: true })] }),
      [
        ['Safe Treasury on Alpha', called(CHAIN_WALLET_FIELDS.chainId), 'upgrade'],
        ['Safe Treasury on Alpha', called(WALLET_FIELDS.isMultisig), 'upgrade'],
        ['Safe Treasury on Alpha', 'Owners', 'upgrade'],
        ['Safe Treasury on Alpha', called(WALLET_FIELDS.threshold), 'upgrade'],
      ],
    ],
  ])('says that %s', (_title, after, expected) => {
    expect(decided(after)).toEqual(expected);
  });
});
