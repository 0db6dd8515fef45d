import { amountSentence, amountText, parseAmount } from '../../token/index.ts';
import { type Address, type Hex, NATIVE, parseAddress } from '../../units.ts';
import { MAX_BRIDGE_TAXES } from '../../organisation/limits.ts';
import type { ShareTier } from '../../bridges/index.ts';
import { longDurationText } from '../../display/index.ts';
import type { MeasureField, MeasureValues } from './measure.ts';

const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const;
export type DurationUnit = keyof typeof UNITS;
export const DURATION_UNITS = Object.keys(UNITS) as DurationUnit[];

/** Number and unit of a duration as it is typed, e.g. `3 days`. */
export function splitDuration(text: string): { amount: string; unit: DurationUnit } {
  const [, amount = '', unit = ''] = /^(.*?)\s*([a-z]*)$/.exec(text.trim()) ?? [];
  return { amount, unit: DURATION_UNITS.find((known) => known === unit) ?? 'days' };
}

/** A duration as it is typed, in the largest unit of which it is a whole number. */
export function typedDuration(duration: number): string {
  const unit = DURATION_UNITS.toReversed().find((each) => each !== 'weeks' && duration > 0 && duration % UNITS[each] === 0) ?? 'days';
  return `${duration / UNITS[unit]} ${unit}`;
}

/** Seconds; undefined where the text is not a duration of whole seconds. */
function durationOf(text: string): number | undefined {
  const { amount, unit } = splitDuration(text);
  if (!/^\d{1,9}([.,]\d{1,6})?$/.test(amount)) return undefined;
  const duration = Number(amount.replace(',', '.')) * UNITS[unit];
  return Math.abs(duration - Math.round(duration)) < 1e-6 ? Math.round(duration) : undefined;
}

const GWEI_DECIMALS = 9;
/** Hundredths of a percent. */
const SHARE_DECIMALS = 2;
const DECIMALS = { tokens: 18, coins: 18, gwei: GWEI_DECIMALS, share: SHARE_DECIMALS, count: 0 } as const;

const isNumeric = (kind: MeasureField['kind']): kind is keyof typeof DECIMALS => Object.hasOwn(DECIMALS, kind);

/** What is wrong with the text of a field by itself; undefined where nothing is. */
export function fieldProblem(field: MeasureField, text: string): string | undefined {
  const { kind, isOptional = false, isZeroAllowed = false } = field;
  const trimmed = text.trim();
  if (trimmed === '' && isOptional) return undefined;
  switch (kind) {
    case 'account':
      if (trimmed === '') return 'Please enter an address';
      return (parseAddress(trimmed) ?? NATIVE) === NATIVE ? 'The address is invalid' : undefined;
    case 'duration':
      if (splitDuration(trimmed).amount === '') return 'Please enter a duration';
      return durationProblem(durationOf(trimmed), isZeroAllowed);
    case 'tiers':
      return tiersProblem(splitTiers(trimmed));
    case 'choice':
      return field.choices?.some(({ value }) => value === trimmed) ? undefined : 'Please choose one';
    case 'bytes':
      return /^0x([0-9a-fA-F]{2})*$/.test(trimmed) ? undefined : 'Please enter bytes, e.g. 0x1234';
    default: {
      const { problem } = parseAmount(trimmed, DECIMALS[kind]);
      if (problem === undefined || (problem === 'zero' && isZeroAllowed)) return undefined;
      return problem === 'empty' ? 'Please enter a number' : amountSentence(problem, trimmed, DECIMALS[kind]);
    }
  }
}

/** The longest that a governor's contract takes is 2^32 - 1 seconds, 136 years. A hundred times less is a mistake already. */
const LONGEST = 366 * UNITS.days;

function durationProblem(duration: number | undefined, isZeroAllowed: boolean): string | undefined {
  if (duration === undefined) return 'Please enter a number, e.g. 3';
  if (duration === 0 && !isZeroAllowed) return 'It must be longer than nothing';
  return duration > LONGEST ? 'It must be a year at most' : undefined;
}

/** What of an amount lies above `threshold`, up to that of the next tier, pays `share`. As it is typed. */
export interface TypedTier {
  threshold: string;
  share: string;
}

/** As the token's contract takes them. */
const MOST_THRESHOLD = 2n ** 112n - 1n;
const WHOLE = 10_000n;
const [BETWEEN_TIERS, WITHIN_TIER] = [';', ':'];

/** Tiers are kept as one text, e.g. `0:1;100:2.5`. */
export const joinTiers = (tiers: readonly TypedTier[]): string =>
  tiers.map(({ threshold, share }) => `${threshold}${WITHIN_TIER}${share}`).join(BETWEEN_TIERS);

export const splitTiers = (typed: string): TypedTier[] =>
  typed === ''
    ? []
    : typed.split(BETWEEN_TIERS).map((tier) => {
        const [threshold = '', share = ''] = tier.split(WITHIN_TIER);
        return { threshold, share };
      });

function tiersProblem(tiers: readonly TypedTier[]): string | undefined {
  if (tiers.length > MAX_BRIDGE_TAXES) return `At most ${MAX_BRIDGE_TAXES} brackets`;
  let before = -1n;
  for (const [index, { threshold, share }] of tiers.entries()) {
    const which = tiers.length > 1 ? `Bracket ${index + 1}: ` : '';
    for (const [kind, typed] of [
      ['tokens', threshold],
      ['share', share],
    ] as const) {
      const problem = fieldProblem({ name: '', label: '', kind, isZeroAllowed: true }, typed);
      if (problem !== undefined) return asSentence(`${which}${problem.charAt(0).toLowerCase()}${problem.slice(1)}`);
    }
    const tier = tierOf({ threshold, share });
    if (tier.rate > WHOLE) return asSentence(`${which}it can be 100 % at most`);
    if (tier.threshold > MOST_THRESHOLD) return asSentence(`${which}it is more than the token takes`);
    if (tier.threshold <= before) return asSentence(`${which}it must begin above the bracket before it`);
    before = tier.threshold;
  }
  return undefined;
}

const tierOf = ({ threshold, share }: TypedTier): ShareTier => ({
  threshold: parseAmount(threshold.trim(), DECIMALS.tokens).value ?? 0n,
  rate: parseAmount(share.trim(), DECIMALS.share).value ?? 0n,
});

/** Tiers as they are typed. */
export const typedTiers = (tiers: readonly ShareTier[]): string =>
  joinTiers(tiers.map(({ threshold, rate }) => ({ threshold: typedNumber(threshold, 'tokens'), share: typedNumber(rate, 'share') })));

const text = (values: MeasureValues, name: string): string => (values[name] ?? '').trim();

/** Values of fields without problems. */
export const accountIn = (values: MeasureValues, name: string): Address => parseAddress(text(values, name)) ?? NATIVE;
export const durationIn = (values: MeasureValues, name: string): number => durationOf(text(values, name)) ?? 0;
export const tiersIn = (values: MeasureValues, name: string): ShareTier[] => splitTiers(text(values, name)).map(tierOf);
export const bytesIn = (values: MeasureValues, name: string): Hex => (text(values, name) || '0x') as Hex;

/** In the smallest unit of the field's kind: wei, the token's unit, hundredths of a percent. */
export const numberIn = (values: MeasureValues, name: string, kind: MeasureField['kind']): bigint =>
  isNumeric(kind) ? (parseAmount(text(values, name), DECIMALS[kind]).value ?? 0n) : 0n;

/** A number as it is typed. */
export const typedNumber = (value: bigint, kind: keyof typeof DECIMALS): string => amountText(value, DECIMALS[kind]);

export const durationWords = (duration: number): string => (duration === 0 ? 'none' : longDurationText(duration));
export const shareWords = (hundredths: number): string => `${hundredths / 100} %`;

/** Begins with a capital, also where the name that it begins with does not. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
