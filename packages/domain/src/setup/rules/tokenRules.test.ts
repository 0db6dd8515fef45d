import { describe, expect, test } from 'vitest';
import { account, ALPHA, BETA, context, organisation, receiver, safe, token, withToken } from '../../../test/forms.ts';
import { type Row, testRules } from '../../../test/rules.ts';
import type { OrganisationForm, ScheduleDraft } from '../form.ts';
import { validateForm } from '../validate.ts';

const receivers = (...list: ReturnType<typeof receiver>[]): OrganisationForm =>
  withToken({ initialReceivers: [{ chainId: ALPHA, receivers: list }] });
const at = 'token.initialReceivers.0.receivers';

const scheduled = (...schedules: ScheduleDraft[]): OrganisationForm =>
  withToken({ vesting: [{ chainId: ALPHA, isFlexVoting: false, schedules }] });
const linear = { vestingType: 'linear', startDate: '2029-01-01', endDate: '2030-01-01' } as const;
const vesting = (chainId: number, startDate: string): OrganisationForm =>
  withToken({
    vesting: [
      {
        chainId,
        isFlexVoting: false,
        schedules: [{ ...linear, startDate, endDate: '2030-01-01T00:00:00.000Z', receivers: [receiver({ address: account(3) })] }],
      },
    ],
  });

describe('the token', () => {
  testRules('token', [
    [
      'asks first whether a new one is wanted, and nothing else',
      withToken({ isCreatingNewToken: null, name: '', chainIds: [] }),
      { 'token.isCreatingNewToken': 'Please select' },
    ],
    [
      'requires name and symbol',
      withToken({ name: '', symbol: '' }),
      { 'token.name': 'Please enter a name', 'token.symbol': 'Please enter a symbol' },
    ],
    ['refuses a symbol of 12 characters', withToken({ symbol: 'ABCDEFGHIJKL' }), { 'token.symbol': 'At most 11 characters' }],
    ['refuses a symbol with a space', withToken({ symbol: 'MY TOKEN' }), { 'token.symbol': 'A symbol has no spaces' }],
    [
      'keeps the symbol of a token that stands',
      withToken({ symbol: 'MY TOKEN' }),
      {},
      context({ initial: withToken({ symbol: 'MY TOKEN' }) }),
    ],
    [
      'requires a chain',
      organisation({ token: token({ chainIds: [] }), modules: { ...organisation().modules, governor: [] } }),
      { 'token.chainIds': 'Please select a chain' },
    ],
    [
      'has to stand on the chain of every governor',
      withToken({ chainIds: [BETA], initialReceivers: [{ chainId: BETA, receivers: [receiver()] }], authority: [safe({ chainId: BETA })] }),
      { 'token.chainIds': 'Governors vote with the token of their chain. Please add Alpha' },
    ],
    [
      'requires receivers and authority for every chain',
      withToken({ chainIds: [ALPHA, BETA] }),
      {
        'token.initialReceivers': 'Check if you have provided all data for token receivers across all of the selected chains',
        'token.authority': 'Please provide all data for Token Authority',
      },
    ],
    [
      'requires a bridge tax treasury for every chain once there is a tax',
      withToken({ bridgeTaxes: [{ tempId: 'tax-1', threshold: '0', taxPercentage: 1 }] }),
      { 'token.bridgeTaxTreasury': 'Please provide all data for Bridge Tax Treasury' },
    ],
    [
      'checks the holder of a bridge tax treasury',
      withToken({
        bridgeTaxes: [{ tempId: 'tax-1', threshold: '0', taxPercentage: 1 }],
        bridgeTaxTreasury: [safe({ chainId: ALPHA, isMultisig: false, addresses: ['0x1'] })],
      }),
      { 'token.bridgeTaxTreasury.0.addresses.0': 'The address is invalid' },
    ],
    [
      'takes every threshold of a bridge tax once, and a share of at most all',
      withToken({
        bridgeTaxes: [
          { tempId: 'tax-1', threshold: '5', taxPercentage: 1 },
          { tempId: 'tax-2', threshold: '5.0', taxPercentage: 101 },
        ],
        bridgeTaxTreasury: [safe({ chainId: ALPHA })],
      }),
      { 'token.bridgeTaxes.1.threshold': 'This threshold is listed already', 'token.bridgeTaxes.1.taxPercentage': 'From 0 to 100 %' },
    ],
    [
      'takes ten brackets of a bridge tax at most',
      withToken({
        bridgeTaxes: Array.from({ length: 11 }, (_, i) => ({ tempId: `tax-${i}`, threshold: String(i), taxPercentage: 1 })),
        bridgeTaxTreasury: [safe({ chainId: ALPHA })],
      }),
      { 'token.bridgeTaxes': 'At most 10 brackets' },
    ],
    ['requires at least one receiver', receivers(), { [at]: 'Please add at least one receiver' }],
    [
      'requires address and amount of each receiver',
      receivers(receiver({ address: '', amount: '' })),
      { [`${at}.0.address`]: 'Please select', [`${at}.0.amount`]: 'Please enter an amount' },
    ],
    ['refuses an invalid address', receivers(receiver({ address: '0x12' })), { [`${at}.0.address`]: 'The address is invalid' }],
    ...(
      [
        ['0', 'The amount must be greater than 0'],
        ['0.0', 'The amount must be greater than 0'],
        ['1e5', 'The amount is invalid'],
        ['-1', 'The amount is invalid'],
        ['1,000', '1,000 can be read as 1 or as 1000: write one of the two'],
        ['1,000.00', 'The amount is invalid'],
        ['1.1234567890123456789', 'At most 18 decimals'],
        ['1'.repeat(41), 'The amount is too large'],
      ] as const
    ).map(([amount, message]): Row => [`refuses an amount of ${amount}`, receivers(receiver({ amount })), { [`${at}.0.amount`]: message }]),
    [
      'takes 18 decimals, a trailing and a leading point, and a comma for one',
      receivers(
        receiver({ amount: '0.000000000000000001' }),
        receiver({ address: account(9), amount: '1,5' }),
        receiver({ address: account(2), amount: '5.' }),
        receiver({ address: account(3), amount: '.5' }),
      ),
      {},
    ],
    [
      'refuses a receiver twice',
      receivers(receiver(), receiver({ address: account(2) }), receiver()),
      { [`${at}.2.address`]: 'This receiver is listed already' },
    ],
    ['takes a governor as receiver', receivers(receiver({ address: 'governor|Main' })), {}],
    [
      'refuses a module that is not there',
      receivers(receiver({ address: 'workingGroup|None' })),
      { [`${at}.0.address`]: 'There is no Working Group None on Alpha' },
    ],
    [
      'refuses more than 500 receivers',
      receivers(...Array.from({ length: 501 }, (_, i) => receiver({ address: account(i) }))),
      { [at]: 'At most 500 receivers' },
    ],
    [
      'checks the authority like any wallet',
      withToken({ authority: [safe({ addresses: [account(1), 'nobody'] })] }),
      { 'token.authority.0.addresses.1': 'The address is invalid' },
    ],
    [
      'refuses a vesting date before 1970, from which a chain counts its time',
      vesting(ALPHA, '1969-12-31T23:59:59.000Z'),
      { 'token.vesting.0.schedules.0.startDate': 'Please choose a date from 1970 on' },
    ],
    ['takes a vesting date of 1970', vesting(ALPHA, '1970-01-01T00:00:00.000Z'), {}],
    [
      'refuses a vesting that ends with its first second',
      vesting(ALPHA, '2030-01-01T00:00:00.999Z'),
      { 'token.vesting.0.schedules.0.endDate': 'The end must be after the beginning' },
    ],
    [
      'takes milestones in order only, and at least one',
      scheduled(
        { vestingType: 'milestone', milestoneDates: ['2030-02-01', '2030-02-01', '2030-03-01'], receivers: [receiver()] },
        { vestingType: 'milestone', milestoneDates: [], receivers: [receiver()] },
      ),
      {
        'token.vesting.0.schedules.0.milestoneDates.1': 'Each date must be after the one before',
        'token.vesting.0.schedules.1.milestoneDates': 'Please add a date',
      },
    ],
    [
      'lets several accounts and a governor vest, but none twice in a schedule, nor without an amount',
      scheduled({
        vestingType: 'milestone',
        milestoneDates: ['2030-02-01'],
        receivers: [receiver(), receiver({ address: 'governor|Main' }), receiver({ amount: '' }), receiver({ address: 'x' })],
      }),
      {
        'token.vesting.0.schedules.0.receivers.2.address': 'This receiver is listed already',
        'token.vesting.0.schedules.0.receivers.2.amount': 'Please enter an amount',
        'token.vesting.0.schedules.0.receivers.3.address': 'The address is invalid',
      },
    ],
    [
      'takes ten vesting schedules at most, each with somebody to receive',
      scheduled(...Array.from({ length: 11 }, () => ({ ...linear, receivers: [receiver()] }))),
      { 'token.vesting.0.schedules': 'At most 10 schedules' },
    ],
    [
      'takes no schedule that nobody receives from',
      scheduled({ ...linear, receivers: [] }),
      { 'token.vesting.0.schedules.0.receivers': 'Please add at least one receiver' },
    ],
    ['takes no vesting without a schedule', scheduled(), { 'token.vesting.0.schedules': 'Please add a schedule' }],
    ['asks for a vesting date that was left out', vesting(ALPHA, ''), { 'token.vesting.0.schedules.0.startDate': 'Please choose a date' }],
    [
      'ignores what is left of a chain that was taken away',
      withToken({
        vesting: vesting(BETA, '').token.vesting,
        initialReceivers: [{ chainId: BETA, receivers: [receiver({ address: 'x' })] }, ...token().initialReceivers],
        authority: [safe({ chainId: BETA, addresses: [] }), ...token().authority],
      }),
      {},
    ],
  ]);

  test('is not asked for where nothing needs one', () => {
    const form = organisation({ modules: { ...organisation().modules, governor: [] }, token: token({ isCreatingNewToken: null }) });
    expect(validateForm(form, context())).toEqual({});
  });
});
