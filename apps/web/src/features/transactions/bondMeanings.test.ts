import {
  bondEscrowOf,
  bondVestingVaultAbi,
  bondVestingVaultOf,
  type Call,
  contractCall,
  creationArguments,
  decodeCall,
  encodeDeposit,
  encodePurchaseBond,
  fixedExpiryTellerAbi,
  fixedTermTellerAbi,
  tellerOf,
} from '@althing/bindings';
import { zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { OWNER, PAY, QUSD, saleOf } from '../../../test/sales.ts';
import { bondKnownContracts } from '../../lib/chain/bondKnownContracts.ts';
import { createSaleCall } from '../veoCreation/open/saleCalls.ts';
import { type BondTokenFacts, bondMeanings, bondTokensOf } from './bondMeanings.ts';

const CHAIN = 31337;
const payout = { symbol: 'PAY', decimals: 18 };
const quote = { symbol: 'QUSD', decimals: 6 };
const ONE = 10n ** 18n;

function told(call: Call, facts: BondTokenFacts = { payout, quote }, contracts = bondKnownContracts(CHAIN)) {
  const decoded = decodeCall(call, contracts);
  const args = creationArguments(decoded);
  return { tokens: bondTokensOf(decoded, args, CHAIN), meanings: Object.fromEntries(bondMeanings(decoded, args, CHAIN, facts)) };
}

const purchase = encodePurchaseBond({
  teller: tellerOf(CHAIN, 'fixed-term'),
  recipient: OWNER,
  referrer: zeroAddress,
  id: 12n,
  amount: 3_000_500_000n,
  minAmountOut: (3n * ONE) / 2n,
  maxFee: 1_000,
});

test('a purchase is told in the tokens of its market', () => {
  expect(told(purchase)).toEqual({
    tokens: { of: 'market', id: '12' },
    meanings: { referrer: 'Nobody', id: 'Market 12', amount: '3,000.5 QUSD', minAmountOut: '1.5 PAY', maxFee: '1 %' },
  });
});

test('amounts whose tokens are not known stay as they are', () => {
  expect(told(purchase, {}).meanings).toEqual({ referrer: 'Nobody', id: 'Market 12', maxFee: '1 %' });
});

test('a function of the same name in a contract that is not ours means nothing', () => {
  expect(told({ ...purchase, to: OWNER }).meanings).toEqual({});
  expect(told({ ...purchase, to: OWNER }, { payout, quote }, [{ address: OWNER, label: 'X', abi: 'Bond teller (fixed term)' }])).toEqual({
    tokens: undefined,
    meanings: {},
  });
});

test('a creation is told with its price, its times and who may buy', () => {
  const sale = saleOf('fpa', { start: '2027-01-16T08:00:00Z', isLinear: true, isPrivate: true });
  const { tokens, meanings } = told(createSaleCall(sale, `0x${'ab'.repeat(32)}`));
  expect(tokens).toEqual({ of: 'pair', payout: PAY, quote: QUSD });
  expect(meanings).toEqual({
    'params.capacity': '1,000 PAY',
    'params.capacityInQuote': 'By what is sold',
    'params.depositInterval': '12 hours',
    'params.duration': '13 days',
    'params.formattedPrice': '2.5 QUSD per PAY',
    'params.start': '16.01.2027, 08:00 UTC',
    'params.vesting': '7 days after each purchase',
    'options.isPrivate': 'Only who is admitted',
    'options.leastOraclePrice': '0.000000000000000005 QUSD per PAY',
    'options.linearDuration': 'Bit by bit over 30 days',
  });
});

test('a creation at once, for everybody, by an auction in what is paid, until one day', () => {
  const sale = saleOf('sda', { capacityType: 'quote', wait: 'day', waitUntil: '2027-03-01T00:00:00Z' });
  expect(told(createSaleCall({ ...sale, leastOraclePrice: 0n }, `0x${'00'.repeat(32)}`)).meanings).toMatchObject({
    'params.capacity': '1,000 QUSD',
    'params.capacityInQuote': 'By what is paid',
    'params.formattedInitialPrice': '2 QUSD per PAY',
    'params.formattedMinimumPrice': '1.5 QUSD per PAY',
    'params.debtBuffer': '25 %',
    'params.start': 'As soon as it is created',
    'params.vesting': '01.03.2027, 00:00 UTC',
    'options.isPrivate': 'Everybody may buy',
    'options.buyersRoot': 'No list of buyers',
    'options.linearDuration': 'All at once',
    'options.leastOraclePrice': 'None',
  });
});

test('a creation that follows an oracle is told with its discounts', () => {
  expect(told(createSaleCall(saleOf('osda'), `0x${'00'.repeat(32)}`)).meanings).toMatchObject({
    'params.baseDiscount': '2 %',
    'params.targetIntervalDiscount': '1 %',
    'params.maxDiscountFromCurrent': '20 %',
  });
});

test('each bond that is paid out is told with what it pays, and when', () => {
  const day = Date.parse('2027-03-01T00:00:00Z') / 1000;
  const byTerm = contractCall({
    address: tellerOf(CHAIN, 'fixed-term'),
    abi: fixedTermTellerAbi,
    functionName: 'batchRedeem',
    args: [
      [7n, 8n],
      [ONE, 5n],
    ],
  });
  const bonds = [
    { token: payout, expiry: day },
    { token: quote, expiry: day },
  ];
  expect(told(byTerm, { bonds })).toEqual({
    tokens: { of: 'bonds', teller: tellerOf(CHAIN, 'fixed-term'), ids: ['7', '8'] },
    meanings: {
      'tokenIds.0': 'Bond in PAY of 01.03.2027, 00:00 UTC',
      'amounts.0': '1 PAY',
      'tokenIds.1': 'Bond in QUSD of 01.03.2027, 00:00 UTC',
      'amounts.1': '0.000005 QUSD',
    },
  });
  const byDay = contractCall({
    address: tellerOf(CHAIN, 'fixed-expiry'),
    abi: fixedExpiryTellerAbi,
    functionName: 'batchRedeem',
    args: [[PAY], [ONE]],
  });
  expect(told(byDay, { bonds: [{ token: { symbol: 'PAY-20270301', decimals: 18 } }] })).toEqual({
    tokens: { of: 'bondTokens', addresses: [PAY] },
    meanings: { 'amounts.0': '1 PAY-20270301' },
  });
});

test('a release names its schedules, a deposit its market', () => {
  const release = contractCall({
    address: bondVestingVaultOf(CHAIN),
    abi: bondVestingVaultAbi,
    functionName: 'releaseMany',
    args: [[3n]],
  });
  expect(told(release)).toEqual({ tokens: undefined, meanings: { 'ids.0': 'Vesting schedule 3' } });
  const deposit = encodeDeposit(CHAIN, { id: 4n, amount: ONE, owner: OWNER });
  expect(deposit.to).toBe(bondEscrowOf(CHAIN));
  expect(told(deposit)).toEqual({ tokens: { of: 'market', id: '4' }, meanings: { id: 'Market 4', amount: '1 PAY' } });
});
