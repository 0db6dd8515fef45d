import { TIMELOCK_ROLES } from '@althing/bindings';
import { groupDigits, longDurationText } from '@althing/domain/display';
import type { CheckResult } from '@althing/domain/http';
import { amountText } from '@althing/domain/token';
import { zeroAddress } from 'viem';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { checkText } from './checkText.ts';

export interface CheckWords {
  label: string;
  /** One line each. */
  expected: string[];
  /** What the chain says instead; null where it says the same. */
  actual: string[] | null;
  /** As it was compared, where the words say it differently; null where they do not. */
  raw: string | null;
}

export interface CheckScene {
  /** Of the organisation's token. */
  symbol: string;
  nameAddress: (address: string) => string | undefined;
}

/** How values of one kind are told; undefined for a value that is not of that kind. */
type Telling = (value: string, scene: CheckScene) => string[] | undefined;

const SUFFIXES: readonly [suffix: string, tell: Telling][] = [
  [' (seconds)', (value) => (/^\d+$/.test(value) ? [Number(value) === 0 ? 'None' : longDurationText(Number(value))] : undefined)],
  [
    ' (smallest unit)',
    (value, { symbol }) => (/^\d+$/.test(value) ? [`${groupDigits(amountText(BigInt(value)))} ${symbol}`.trim()] : undefined),
  ],
];

const ROLE_WORDS: Record<keyof typeof TIMELOCK_ROLES, string> = {
  admin: 'Administers it',
  proposer: 'May queue',
  executor: 'May execute',
  canceller: 'May cancel',
};
const GRANT = /\[(0x[0-9a-f]{64}), (0x[0-9a-f]{40}), 0x[0-9a-f]{40}\]/gi;

const named = (address: string, { nameAddress }: CheckScene): string =>
  address === zeroAddress ? 'anyone' : (nameAddress(address) ?? shortenHex(address));

function tellRoles(value: string, scene: CheckScene): string[] | undefined {
  const roles = Object.entries(TIMELOCK_ROLES) as [keyof typeof TIMELOCK_ROLES, string][];
  const lines = [...value.matchAll(GRANT)].map(([, hash = '', account = '']) => {
    const role = roles.find(([, known]) => known.toLowerCase() === hash.toLowerCase())?.[0];
    return `${role ? ROLE_WORDS[role] : `Role ${shortenHex(hash)}`}: ${named(account, scene)}`;
  });
  return lines.length > 0 ? lines : undefined;
}

const COUNTED: Record<string, string> = { for: 'For', against: 'Against', abstain: 'Abstain' };

function tellCounting(value: string): string[] | undefined {
  const mode = new URLSearchParams(value);
  const quorum = mode
    .get('quorum')
    ?.split(',')
    .flatMap((vote) => COUNTED[vote] ?? []);
  if (!mode.get('support')?.startsWith('bravo') || !quorum) return undefined;
  const parts = mode.get('support')?.includes('fractional') ? ', also divided among them' : '';
  return [`For, Against or Abstain${parts}`, `Towards the quorum: ${quorum.join(', ')}`];
}

const LABELS: Record<string, Telling> = {
  'Roles given at creation': tellRoles,
  Counting: tellCounting,
  Clock: (value) => (value === 'mode=timestamp' ? ['By time, not by blocks'] : undefined),
};

const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;

const tellAny: Telling = (value, { nameAddress }) => {
  if (HASH.test(value)) return [shortenHex(value)];
  const name = ADDRESS.test(value) ? nameAddress(value) : undefined;
  return name === undefined ? undefined : [`${name} (${shortenHex(value)})`];
};

/** A check of a receipt in the words of the review, with what was compared beside it where that reads differently. */
export function checkWords(check: CheckResult, scene: CheckScene): CheckWords {
  const [suffix, tellSuffix] = SUFFIXES.find(([end]) => check.label.endsWith(end)) ?? ['', undefined];
  const label = check.label.slice(0, check.label.length - suffix.length);
  const tell = (value: string): string[] => (tellSuffix ?? LABELS[label] ?? tellAny)(value, scene) ?? [value];
  const { expected, actual } = checkText(check);
  const words = { label, expected: tell(expected), actual: actual === null ? null : tell(actual) };
  const isTold = words.expected.join() === expected && (words.actual ?? []).join() === (actual ?? '');
  return { ...words, raw: isTold ? null : [expected, actual].filter((value) => value !== null).join(' / ') };
}
