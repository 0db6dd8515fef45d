import { expect, it, test } from 'vitest';
import { draftProblems } from './draftProblems.ts';
import { storedVesting } from './expiry.ts';
import { lastPayout } from './guardRails.ts';
import { type FormContext, marketParameters } from './marketForm.ts';
import { marketFormOfDraft, newSaleDraft, type SaleDraft, termOfDraft, vestingOfDraft } from './saleDraft.ts';
import { STRATEGIES } from './strategy.ts';
import { DAY } from './units.ts';

const NOW = '2027-01-15T08:00:00Z';
const T0 = BigInt(Date.parse(NOW) / 1000);
const context: FormContext = { payoutDecimals: 18, quoteDecimals: 6, hasCallback: true, oracle: { price: 2n * 10n ** 18n, decimals: 18 } };
const KNOWN = { payoutDecimals: 18, quoteDecimals: 6 };

const draft = (change: Partial<SaleDraft> = {}): SaleDraft => ({
  ...newSaleDraft(31_337),
  name: 'Winter',
  payoutToken: '0x00000000000000000000000000000000000000C3',
  quoteToken: '0x00000000000000000000000000000000000000D4',
  capacity: '1000',
  price: '2,5',
  initialPrice: '2',
  minimumPrice: '1.5',
  end: '2027-01-29T08:00:00Z',
  ...change,
});
const parametersOf = (change: Partial<SaleDraft> = {}) => marketParameters(marketFormOfDraft(draft(change), NOW), context, T0);
const problems = (change: Partial<SaleDraft> = {}, known: Partial<typeof KNOWN> = {}) =>
  draftProblems(draft(change), { ...KNOWN, ...known }, new Date(NOW));

test.each(STRATEGIES)('a draft of %s is a market of that strategy, with the payout in escrow', (strategy) => {
  expect(parametersOf({ strategy })).toMatchObject({
    strategy,
    hasCallback: true,
    capacity: 1000n * 10n ** 18n,
    depositInterval: DAY / 2n,
    vesting: 7n * DAY,
    start: 0n,
    duration: 14n * DAY,
    linearDuration: 0n,
  });
  expect(problems({ strategy })).toEqual({});
});

it('buyers wait for nothing, for a time, until a day, and then perhaps over time', () => {
  expect(parametersOf({ wait: 'none' })).toMatchObject({ vesting: 0n });
  const day = { wait: 'day', waitUntil: '2027-03-01T00:00:00Z' } as const;
  expect(termOfDraft(day)).toBe('fixed-expiry');
  expect(parametersOf(day)).toMatchObject({ vesting: BigInt(Date.parse(day.waitUntil) / 1000) });
  expect(parametersOf({ isLinear: true, linearDays: '30' })).toMatchObject({ linearDuration: 30n * DAY });
});

test.each(['2027-03-01T00:00:00Z', '2027-03-01T10:30:00Z', '2027-03-01T23:59:59Z'])(
  'a day of payout written as %s is planned, shown and sent as its midnight, which the contract stores',
  (waitUntil) => {
    const midnight = BigInt(Date.parse('2027-03-01T00:00:00Z') / 1000);
    const written = { wait: 'day', waitUntil } as const;
    const parameters = parametersOf(written);
    expect(parameters.vesting).toBe(midnight);
    expect(storedVesting('fixed-expiry', parameters.vesting, T0, T0)).toBe(midnight);
    expect(vestingOfDraft(draft(written))).toEqual({ term: 'fixed-expiry', vesting: midnight, linearDuration: 0n });
    expect(lastPayout({ parameters, term: 'fixed-expiry', at: T0 })).toBe(midnight);
  },
);

it('what buyers wait for is the same in the form as in the market', () => {
  for (const change of [
    { wait: 'none' },
    { isLinear: true },
    { wait: 'day', waitUntil: '2027-03-01T10:30:00Z', isLinear: true },
  ] as const) {
    const { vesting, linearDuration } = parametersOf(change);
    expect(vestingOfDraft(draft(change))).toEqual({ term: termOfDraft(draft(change)), vesting, linearDuration });
  }
});

it('a start that is stated is kept, and the end with it', () => {
  expect(parametersOf({ start: '2027-01-16T08:00:00Z' })).toMatchObject({ start: T0 + DAY, duration: 13n * DAY });
});

test.each<[keyof SaleDraft, Partial<SaleDraft>, string]>([
  ['name', { name: ' ' }, 'Give the sale a name'],
  ['payoutToken', { payoutToken: '0x12' }, 'Enter the address of a token'],
  ['quoteToken', { quoteToken: '0x00000000000000000000000000000000000000c3' }, 'A token cannot be sold for itself'],
  ['capacity', { capacity: '' }, 'Please enter an amount'],
  ['price', { price: 'cheap' }, 'The amount is invalid'],
  ['minimumPrice', { strategy: 'sda', minimumPrice: '0' }, 'The amount must be greater than 0'],
  ['debtBuffer', { strategy: 'sda', debtBuffer: '0.0001' }, 'Enter a percentage with at most three decimals'],
  ['fixedDiscount', { strategy: 'ofda', fixedDiscount: '' }, 'Enter a percentage with at most three decimals'],
  ['targetIntervalDiscount', { strategy: 'osda', targetIntervalDiscount: '-1' }, 'Enter a percentage with at most three decimals'],
  ['depositHours', { depositHours: '1.5' }, 'Enter whole hours, at least 1'],
  ['start', { start: '2027-01-15T07:59:00Z' }, 'This moment has passed'],
  ['end', { end: NOW }, 'The end is before the start'],
  ['waitDays', { waitDays: '0' }, 'Enter whole days, at least 1'],
  ['waitUntil', { wait: 'day' }, 'Enter a day and a time'],
  ['linearDays', { isLinear: true, linearDays: '18201' }, 'At most 18200 days'],
  ['escrow', { escrow: 'all' }, 'The amount is invalid'],
  [
    'buyers',
    { isPrivate: true, buyers: [{ address: '0x00000000000000000000000000000000000000A1', amount: '0.0000001' }] },
    'more decimals than the token',
  ],
])('%s of a draft is questioned: %o', (field, change, sentence) => {
  expect(problems(change)).toEqual({ [field]: expect.stringContaining(sentence) });
});

it('says where no token stands at an address', () => {
  expect(problems({}, { payoutDecimals: undefined })).toMatchObject({ payoutToken: 'There is no token at this address on this chain' });
});
