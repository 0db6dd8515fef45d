import { TIMELOCK_ROLES } from '@althing/bindings';
import { groupDigits, longDurationText } from '@althing/domain/display';
import type { CheckResult } from '@althing/domain/http';
import type { CheckUnit } from '@althing/domain/organisation';
import { amountText } from '@althing/domain/token';
import { zeroAddress } from 'viem';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { checkText } from './checkText.ts';

export interface CheckWords {
  label: string;
  /** One line per value. */
  expected: string[];
  /** The chain's values, one per line; null where they are the same. */
  actual: string[] | null;
  /** The compared value itself, where the text differs from it; null otherwise. */
  raw: string | null;
}

export interface CheckScene {
  /** Symbol of the organisation's token. */
  symbol: string;
  nameAddress: (address: string) => string | undefined;
}

/** Puts a value into words, one line each; undefined where the value does not have the expected form. */
type PutIntoWords = (value: string, context: CheckScene) => string[] | undefined;

const number =
  (words: (value: bigint, context: CheckScene) => string): PutIntoWords =>
  (value, context) =>
    /^\d+$/.test(value) ? [words(BigInt(value), context)] : undefined;

const BY_UNIT: Record<CheckUnit, PutIntoWords> = {
  seconds: number((value) => (value === 0n ? 'None' : longDurationText(Number(value)))),
  tokens: number((value, { symbol }) => `${groupDigits(amountText(value))} ${symbol}`.trim()),
  owners: number((value) => (value === 1n ? '1 owner must sign' : `${groupDigits(String(value))} owners must sign`)),
  basisPoints: number((value) => `${groupDigits(amountText(value, 2))} %`),
  count: number((value) => groupDigits(String(value))),
};

const ROLE_WORDS: Record<keyof typeof TIMELOCK_ROLES, string> = {
  admin: 'Administers it',
  proposer: 'May queue',
  executor: 'May execute',
  canceller: 'May cancel',
};
const GRANT = /\[(0x[0-9a-f]{64}), (0x[0-9a-f]{40}), 0x[0-9a-f]{40}\]/gi;

const named = (address: string, { nameAddress }: CheckScene): string =>
  address === zeroAddress ? 'anyone' : (nameAddress(address) ?? shortenHex(address));

function roleWords(value: string, context: CheckScene): string[] | undefined {
  const roles = Object.entries(TIMELOCK_ROLES) as [keyof typeof TIMELOCK_ROLES, string][];
  const lines = [...value.matchAll(GRANT)].map(([, hash = '', account = '']) => {
    const role = roles.find(([, known]) => known.toLowerCase() === hash.toLowerCase())?.[0];
    return `${role ? ROLE_WORDS[role] : `Role ${shortenHex(hash)}`}: ${named(account, context)}`;
  });
  return lines.length > 0 ? lines : undefined;
}

const COUNTED: Record<string, string> = { for: 'For', against: 'Against', abstain: 'Abstain' };

function countingWords(value: string): string[] | undefined {
  const mode = new URLSearchParams(value);
  const quorum = mode
    .get('quorum')
    ?.split(',')
    .flatMap((vote) => COUNTED[vote] ?? []);
  if (!mode.get('support')?.startsWith('bravo') || !quorum) return undefined;
  const parts = mode.get('support')?.includes('fractional') ? ', also divided among them' : '';
  return [`For, Against or Abstain${parts}`, `Towards the quorum: ${quorum.join(', ')}`];
}

const BY_LABEL: Record<string, PutIntoWords> = {
  'Roles given at creation': roleWords,
  Counting: countingWords,
  Clock: (value) => (value === 'mode=timestamp' ? ['By time, not by blocks'] : undefined),
};

/** Where the contract's word is no word of the field. */
const LABELS: Record<string, string> = {
  'Quorum numerator': 'Quorum',
  'The vetoer may cancel': 'The guardian may cancel',
  Vetoer: 'Guardian',
};

const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const ADDRESSES = /^\[0x[0-9a-f]{40}(, 0x[0-9a-f]{40})*\]$/i;

const addressWords = (value: string, { nameAddress }: CheckScene): string | undefined => {
  const name = nameAddress(value);
  return name && `${name} (${shortenHex(value)})`;
};

const anyWords: PutIntoWords = (value, context) => {
  if (HASH.test(value)) return [shortenHex(value)];
  if (ADDRESSES.test(value))
    return value
      .slice(1, -1)
      .split(', ')
      .map((address) => addressWords(address, context) ?? address);
  const words = ADDRESS.test(value) ? addressWords(value, context) : undefined;
  return words === undefined ? undefined : [words];
};

/** A check of the receipt in the words of the review, with the compared value where that differs. */
export function checkWords(check: Omit<CheckResult, 'chainId' | 'stepId'>, context: CheckScene): CheckWords {
  const { label, unit } = check;
  const inWords = unit ? BY_UNIT[unit] : (BY_LABEL[label] ?? anyWords);
  const lines = (value: string): string[] => inWords(value, context) ?? [value];
  const { expected, actual } = checkText(check);
  const words = { label: LABELS[label] ?? label, expected: lines(expected), actual: actual === null ? null : lines(actual) };
  const isSame = words.expected.join() === expected && (words.actual ?? []).join() === (actual ?? '');
  return { ...words, raw: isSame ? null : [expected, actual].filter((value) => value !== null).join(' / ') };
}
