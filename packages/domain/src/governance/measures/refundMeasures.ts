import { groupDigits } from '../../display/index.ts';
import { exactBalanceText } from '../../treasury/index.ts';
import { sameAddress } from '../../units.ts';
import { accountIn, numberIn, typedNumber } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureField, type MeasureValues, READING, type RefundTerms } from './measure.ts';

const NO_REFUNDS = 'This governor pays no votes back. That is chosen when a governor is founded.';
/** Wei per gwei: caps are multiples of it. */
const GWEI = 1_000_000_000n;
/** Bounds of the refund contract, in the order of its settings. */
const MOST_GAS_BESIDES = 15_000n;
const MOST_GAS = 2n ** 24n - 1n;
const MOST_PRICE = 2n ** 40n - 1n;
const MOST_VOTES = 2n ** 96n - 1n;
const MOST_CAP = (2n ** 40n - 1n) * GWEI;

function refusal({ refund, executor, nameOf }: MeasureFacts): string | undefined {
  if (refund === null) return NO_REFUNDS;
  if (refund.owner === undefined || refund.terms === undefined) return READING;
  return sameAddress(refund.owner, executor) ? undefined : `Only the owner of the refunds can do this: ${nameOf(refund.owner)}.`;
}

type Term = Omit<MeasureField, 'now' | 'initial' | 'name'> & { name: keyof RefundTerms; most: bigint };

/** In the order in which people think of them: what it may cost first. */
const terms = ({ coin, token, isQuadratic }: MeasureFacts): Term[] => [
  { name: 'proposalCap', label: 'Most for one proposal', kind: 'coins', unit: coin.symbol, isZeroAllowed: true, most: MOST_CAP },
  {
    name: 'periodCap',
    label: 'Most for all proposals of 30 days',
    kind: 'coins',
    unit: coin.symbol,
    isZeroAllowed: true,
    most: 2n * MOST_CAP,
  },
  {
    name: 'minProposerVotes',
    label: 'Votes of a proposer, at least',
    kind: 'tokens',
    unit: token.symbol,
    isZeroAllowed: true,
    most: MOST_VOTES,
  },
  isQuadratic
    ? { name: 'minWeight', label: 'Least weight paid back', kind: 'share', unit: 'votes', most: MOST_VOTES }
    : { name: 'minWeight', label: 'Least weight paid back', kind: 'tokens', unit: token.symbol, most: MOST_VOTES },
  { name: 'maxBaseFee', label: 'Highest base fee', kind: 'gwei', unit: 'gwei', isZeroAllowed: true, most: MOST_PRICE },
  { name: 'maxPriorityFee', label: 'Highest tip', kind: 'gwei', unit: 'gwei', isZeroAllowed: true, most: MOST_PRICE },
  { name: 'maxGasUsed', label: 'Most gas for one vote', kind: 'count', isZeroAllowed: true, most: MOST_GAS },
  { name: 'baseGas', label: 'Gas besides what is measured', kind: 'count', isZeroAllowed: true, most: MOST_GAS_BESIDES },
];

type Numeric = 'tokens' | 'coins' | 'gwei' | 'count' | 'share';

function termFields(facts: MeasureFacts): MeasureField[] {
  const present = facts.refund?.terms;
  return terms(facts).map(({ name, label, kind, unit, isZeroAllowed }) => {
    const term: MeasureField = { name, label, kind, ...(unit ? { unit } : {}), ...(isZeroAllowed ? { isZeroAllowed } : {}) };
    const value = present?.[name];
    if (value === undefined) return term;
    const typed = typedNumber(value, kind as Numeric);
    return { ...term, now: `${groupDigits(typed)}${unit ? ` ${unit}` : ''}`, initial: typed };
  });
}

/** In the order of the contract's settings. */
const ORDER = [
  'maxPriorityFee',
  'maxBaseFee',
  'baseGas',
  'maxGasUsed',
  'minWeight',
  'proposalCap',
  'periodCap',
  'minProposerVotes',
] as const;

function termsIn(facts: MeasureFacts, values: MeasureValues): RefundTerms {
  const read = terms(facts).map(({ name, kind }) => [name, numberIn(values, name, kind)] as const);
  return Object.fromEntries(read) as Record<keyof RefundTerms, bigint>;
}

function termProblems(facts: MeasureFacts, values: MeasureValues): Record<string, string | false> {
  const next = termsIn(facts, values);
  const present = facts.refund?.terms;
  const isSame = present !== undefined && ORDER.every((name) => present[name] === next[name]);
  const tooMuch = terms(facts).map(({ name, most }) => [name, next[name] > most && 'It is more than the contract takes'] as const);
  return {
    ...Object.fromEntries(tooMuch),
    proposalCap:
      (isSame && 'Nothing is changed yet') ||
      (next.proposalCap > MOST_CAP && 'It is more than the contract takes') ||
      (next.proposalCap % GWEI !== 0n && 'At most 9 decimals') ||
      (next.proposalCap * 2n > next.periodCap && 'It can be half of the cap of 30 days at most'),
    ...(next.periodCap % (2n * GWEI) !== 0n ? { periodCap: 'At most 9 decimals, the last of them even' } : {}),
  };
}

const refundSettings: Measure = {
  group: 'refunds',
  title: 'Refund settings',
  lead: 'What is paid back of the network fees of votes.',
  refusal,
  fields: termFields,
  order: ORDER,
  problems: termProblems,
  calls: (facts, values) => {
    const next = termsIn(facts, values);
    const signature =
      'function updateRefundSettings((uint256 maxPriorityFee, uint256 maxBaseFee, uint256 baseGas, uint256 maxGasUsed, uint256 minWeight, uint256 proposalCap, uint256 periodCap, uint256 minProposerVotes) settings)';
    return facts.refund ? [callOf(facts.refund.address, signature, [next])] : [];
  },
  consequences: (facts, values) => {
    const { proposalCap, periodCap } = termsIn(facts, values);
    const coins = (amount: bigint) => `${exactBalanceText(amount)} ${facts.coin.symbol}`;
    return [
      proposalCap === 0n
        ? 'Votes on later proposals are not paid back any more.'
        : `Votes on one proposal cost the pot ${coins(proposalCap)} at most, and those of 30 days ${coins(periodCap)}.`,
      'It holds for proposals made afterwards.',
    ];
  },
  after: (facts, values) => ({ refund: facts.refund && { ...facts.refund, terms: termsIn(facts, values) } }),
};

const amountField = (facts: MeasureFacts): MeasureField => ({ name: 'amount', label: 'Amount', kind: 'coins', unit: facts.coin.symbol });
const paid = (facts: MeasureFacts, values: MeasureValues): string =>
  `${exactBalanceText(numberIn(values, 'amount', 'coins'))} ${facts.coin.symbol}`;

const fillRefundPot: Measure = {
  group: 'refunds',
  title: 'Fill the refund pot',
  lead: 'Gives the pot money of the treasury, to pay votes back with.',
  refusal: ({ refund }) => (refund === null ? NO_REFUNDS : undefined),
  fields: (facts) => [amountField(facts)],
  calls: (facts, values) =>
    facts.refund ? [{ target: facts.refund.address, value: numberIn(values, 'amount', 'coins'), calldata: '0x' }] : [],
  consequences: (facts, values) => [
    `The treasury gives ${paid(facts, values)} to the refund pot.`,
    'What is left can be taken back by another proposal.',
  ],
};

const emptyRefundPot: Measure = {
  group: 'refunds',
  title: 'Take money out of the refund pot',
  lead: 'Sends what is in the pot to somebody, e.g. back to the treasury.',
  refusal,
  fields: (facts) => [
    { name: 'to', label: 'Recipient', kind: 'account', initial: facts.executor, hint: 'The treasury is filled in.' },
    amountField(facts),
  ],
  calls: (facts, values) =>
    facts.refund
      ? [
          callOf(facts.refund.address, 'function withdraw(address to, uint256 amount)', [
            accountIn(values, 'to'),
            numberIn(values, 'amount', 'coins'),
          ]),
        ]
      : [],
  consequences: (facts, values) => [
    `${facts.nameOf(accountIn(values, 'to'))} gets ${paid(facts, values)} of the pot. It fails as a whole if the pot holds less by then.`,
  ],
};

export const REFUND_MEASURES = { refundSettings, fillRefundPot, emptyRefundPot };
