import { BOND_TELLERS, bondContractsOf, type DecodedArgument, type DecodedCall, type DecodedValue, marketKindOf } from '@althing/bindings';
import { humanPrice, powerOfTen, priceText, WHOLE } from '@althing/domain/bonds';
import { longDurationText, momentText } from '@althing/domain/display';
import { amountText } from '@althing/domain/token';
import { type Address, NATIVE, sameAddress } from '@althing/domain/units';
import type { TokenFacts } from '../../lib/chain/useTokenFacts.ts';
import { tokenAmountText } from './tokenAmount.ts';

/** Which tokens the amounts of a call to a bond contract are of: those of a market, of a pair that is to be one, or of bonds that are paid out. */
export type BondTokens =
  | { of: 'market'; id: string }
  | { of: 'pair'; payout: Address; quote: Address }
  | { of: 'bonds'; teller: Address; ids: readonly string[] }
  | { of: 'bondTokens'; addresses: readonly Address[] };

/** What a bond is paid out in, and when, where all bonds of its kind have one day. */
export interface BondFacts {
  token: TokenFacts;
  /** UNIX seconds. */
  expiry?: number;
}

export interface BondTokenFacts {
  payout?: TokenFacts;
  quote?: TokenFacts;
  /** In the order of the call. */
  bonds?: readonly BondFacts[];
}

/** By the path of an argument, e.g. `params.capacity` or `amounts.0`. */
export type Meanings = ReadonlyMap<string, string>;

type Kind = 'creation' | 'purchase' | 'redemption' | 'release' | 'escrow' | 'market';

/** What a call does in a bond contract of ours; undefined for other contracts, whose functions may be called alike and mean something else. */
function kindOf({ to, functionName, certainty }: DecodedCall, chainId: number): Kind | undefined {
  if (certainty !== 'known' || functionName === null) return undefined;
  const ours = bondContractsOf(chainId);
  if (marketKindOf(to)) return functionName === 'createMarket' ? 'creation' : 'market';
  if (BOND_TELLERS.some((teller) => sameAddress(teller, to)))
    return functionName.startsWith('purchase') ? 'purchase' : /^(batchR|r)edeem$/.test(functionName) ? 'redemption' : undefined;
  if (ours && sameAddress(ours.escrow, to)) return 'escrow';
  return ours && sameAddress(ours.vestingVault, to) ? 'release' : undefined;
}

const textOf = (args: readonly DecodedArgument[], name: string): string => {
  const value = args.find((argument) => argument.name === name)?.value;
  return typeof value === 'string' ? value : '';
};
const partsOf = (args: readonly DecodedArgument[], name: string): DecodedArgument[] => {
  const value = args.find((argument) => argument.name === name)?.value;
  return Array.isArray(value) ? (value as DecodedArgument[]) : [];
};
const listOf = (value: DecodedValue | undefined): string[] =>
  typeof value === 'string' ? [value] : (value ?? []).filter((item) => typeof item === 'string');

/** What is bought: the arguments themselves or, with a permit, one of them, and where in the call it stands. */
function orderOf(args: readonly DecodedArgument[]): { args: readonly DecodedArgument[]; path: string } {
  const order = partsOf(args, 'order');
  return order.length > 0 ? { args: order, path: 'order.' } : { args, path: '' };
}

/** What has to be asked to tell a call's amounts; undefined where there is nothing. `args` as `creationArguments` has them. */
export function bondTokensOf(call: DecodedCall, args: readonly DecodedArgument[], chainId: number): BondTokens | undefined {
  const kind = kindOf(call, chainId);
  if (kind === 'purchase') return { of: 'market', id: textOf(orderOf(args).args, 'id') };
  if (kind === 'escrow') return { of: 'market', id: textOf(args, 'id') };
  if (kind === 'creation') {
    const params = partsOf(args, 'params');
    const [payout, quote] = [textOf(params, 'payoutToken'), textOf(params, 'quoteToken')];
    return payout && quote ? { of: 'pair', payout: payout as Address, quote: quote as Address } : undefined;
  }
  if (kind !== 'redemption') return undefined;
  const [bonds] = args;
  return bonds?.type.startsWith('address')
    ? { of: 'bondTokens', addresses: listOf(bonds.value) as Address[] }
    : { of: 'bonds', teller: call.to, ids: listOf(bonds?.value) };
}

const percent = (parts: string): string => `${(Number(parts) * 100) / Number(WHOLE)} %`;
const moment = (seconds: string): string => momentText(Number(seconds));
const marketName = (id: string): string => `Market ${id}`;
/** Decimals of the prices of the platform's oracle. */
const ORACLE_DECIMALS = 18;

type Entry = readonly [path: string, meaning: string | undefined];

function ofPurchase(all: readonly DecodedArgument[], { payout, quote }: BondTokenFacts): Entry[] {
  const { args, path } = orderOf(all);
  return [
    [`${path}referrer`, textOf(args, 'referrer') === NATIVE ? 'Nobody' : undefined],
    [`${path}id`, marketName(textOf(args, 'id'))],
    [`${path}amount`, quote && tokenAmountText(textOf(args, 'amount'), quote)],
    [`${path}minAmountOut`, payout && tokenAmountText(textOf(args, 'minAmountOut'), payout)],
    [`${path}maxFee`, percent(textOf(args, 'maxFee'))],
    ...partsOf(all, 'permit').flatMap(({ name, value }): Entry[] =>
      name === 'deadline' && typeof value === 'string' ? [[`permit.${name}`, moment(value)]] : [],
    ),
  ];
}

function ofRedemption(args: readonly DecodedArgument[], { bonds = [] }: BondTokenFacts): Entry[] {
  const [which, amounts] = args;
  const pathOf = (argument: DecodedArgument | undefined, index: number): string =>
    typeof argument?.value === 'string' ? argument.name : `${argument?.name}.${index}`;
  return bonds.flatMap(({ token, expiry }, index): Entry[] => {
    const amount = listOf(amounts?.value)[index];
    return [
      [pathOf(which, index), expiry === undefined ? undefined : `Bond in ${token.symbol} of ${momentText(expiry)}`],
      [pathOf(amounts, index), amount === undefined ? undefined : tokenAmountText(amount, token)],
    ];
  });
}

/** Prices of a market in whole tokens; the scale is that of its creation. */
const priceOf = (price: string, scaleAdjustment: string, { payout, quote }: BondTokenFacts): string | undefined =>
  payout &&
  quote &&
  `${priceText(humanPrice(BigInt(price), powerOfTen(36 + Number(scaleAdjustment)), { payoutDecimals: payout.decimals, quoteDecimals: quote.decimals }))} ${quote.symbol} per ${payout.symbol}`;

function ofCreation({ to }: DecodedCall, args: readonly DecodedArgument[], facts: BondTokenFacts): Entry[] {
  const params = partsOf(args, 'params');
  const options = partsOf(args, 'options');
  const isFixedTerm = marketKindOf(to)?.term === 'fixed-term';
  const token = textOf(params, 'capacityInQuote') === 'true' ? facts.quote : facts.payout;
  const told: Record<string, (value: string) => string | undefined> = {
    callbackAddr: (value) => (value === NATIVE ? 'Nobody: paid from the seller’s account' : undefined),
    capacityInQuote: (value) => (value === 'true' ? 'By what is paid' : 'By what is sold'),
    capacity: (value) => token && tokenAmountText(value, token),
    depositInterval: (value) => longDurationText(Number(value)),
    duration: (value) => longDurationText(Number(value)),
    start: (value) => (value === '0' ? 'As soon as it is created' : moment(value)),
    vesting: (value) =>
      value === '0' ? 'Paid out with the purchase' : isFixedTerm ? `${longDurationText(Number(value))} after each purchase` : moment(value),
    debtBuffer: percent,
    fixedDiscount: percent,
    baseDiscount: percent,
    maxDiscountFromCurrent: percent,
    targetIntervalDiscount: percent,
  };
  const scale = textOf(params, 'scaleAdjustment');
  return [
    ...params.map(({ name, value }): Entry => {
      if (typeof value !== 'string') return [name, undefined];
      return [`params.${name}`, name.startsWith('formatted') ? priceOf(value, scale, facts) : told[name]?.(value)];
    }),
    ...options.map(({ name, value }): Entry => [`options.${name}`, typeof value === 'string' ? optionText(name, value, facts) : undefined]),
  ];
}

function optionText(name: string, value: string, { payout, quote }: BondTokenFacts): string | undefined {
  if (name === 'isPrivate') return value === 'true' ? 'Only who is admitted' : 'Everybody may buy';
  if (name === 'buyersRoot') return /^0x0*$/.test(value) ? 'No list of buyers' : undefined;
  if (name === 'linearDuration') return value === '0' ? 'All at once' : `Bit by bit over ${longDurationText(Number(value))}`;
  if (name !== 'leastOraclePrice') return undefined;
  if (value === '0') return 'None';
  return payout && quote && `${priceText(amountText(BigInt(value), ORACLE_DECIMALS))} ${quote.symbol} per ${payout.symbol}`;
}

const ofEscrow = (args: readonly DecodedArgument[], { payout }: BondTokenFacts): Entry[] => [
  ['id', marketName(textOf(args, 'id'))],
  ['amount', payout && tokenAmountText(textOf(args, 'amount'), payout)],
];

function ofRelease(args: readonly DecodedArgument[]): Entry[] {
  const [ids] = args;
  return listOf(ids?.value).map((id, index) => [
    typeof ids?.value === 'string' ? ids.name : `${ids?.name}.${index}`,
    `Vesting schedule ${id}`,
  ]);
}

/** What the figures of a call to a bond contract of ours mean, as far as the tokens are known. `args` as `creationArguments` has them. */
export function bondMeanings(call: DecodedCall, args: readonly DecodedArgument[], chainId: number, facts: BondTokenFacts = {}): Meanings {
  const entries: Record<Kind, () => readonly Entry[]> = {
    creation: () => ofCreation(call, args, facts),
    purchase: () => ofPurchase(args, facts),
    redemption: () => ofRedemption(args, facts),
    release: () => ofRelease(args),
    escrow: () => ofEscrow(args, facts),
    market: () => [['id', marketName(textOf(args, 'id'))]],
  };
  const kind = kindOf(call, chainId);
  const told = kind === undefined ? [] : entries[kind]();
  return new Map(told.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}
