import { describe, expect, test } from 'vitest';
import { type AccountKind, accountKind, describeAccount } from './accountKind.ts';

const delegate = '63c0c19a282a1b52b07dd5a65b58948a07dae32b';
const on = (kinds: Record<string, AccountKind>) =>
  describeAccount(Object.entries(kinds).map(([chainName, account]) => ({ chainName, account })));
const key: AccountKind = { kind: 'account' };
const safe = (threshold: number): AccountKind => ({ kind: 'safe', owners: 3, threshold });

describe('what stands at an address', () => {
  test('without code it is an account, whatever was asked of it', () => {
    expect(accountKind(undefined, undefined)).toEqual(key);
    expect(accountKind('0x', { owners: 2, threshold: 1 })).toEqual(key);
  });

  test('a delegation marker is an account with a key, not a contract', () => {
    expect(accountKind(`0xef0100${delegate}`, undefined)).toEqual({ kind: 'delegated', to: `0x${delegate}` });
  });

  test('code that merely begins like a delegation is a contract', () => {
    expect(accountKind(`0xef0100${delegate}00`, undefined)).toEqual({ kind: 'contract' });
  });

  test('code that answers as a Safe is one, other code is a contract', () => {
    expect(accountKind('0x6080', { owners: 3, threshold: 2 })).toEqual(safe(2));
    expect(accountKind('0x6080', undefined)).toEqual({ kind: 'contract' });
  });
});

describe('the line under an address', () => {
  test('a contract on one chain and nothing on another is a warning that names both', () => {
    const { text, isWarning } = on({ Alpha: safe(2), Beta: key });
    expect(isWarning).toBe(true);
    expect(text).toBe('A Safe on Alpha, but nothing on Beta: possibly nobody can act there.');
  });

  test('a Safe with other rules on another chain is a warning', () => {
    expect(on({ Alpha: safe(2), Beta: safe(1) })).toEqual({
      text: 'A Safe, with different rules on each chain (2 of 3; 1 of 3 owners).',
      isWarning: true,
    });
  });

  test('the same Safe everywhere is told once, with how many must sign', () => {
    expect(on({ Alpha: safe(2), Beta: safe(2) })).toEqual({ text: 'A Safe on Alpha and Beta: 2 of 3 owners must sign.', isWarning: false });
  });

  test('a key works on every chain and is no warning, delegated or not', () => {
    expect(on({ Alpha: key, Beta: { kind: 'delegated', to: '0x00' } })).toEqual({
      text: "An account with a private key: there is no contract on Alpha and Beta. It runs a contract's code on Beta.",
      isWarning: false,
    });
  });

  test('code that is no Safe is called a contract even beside a Safe', () => {
    expect(on({ Alpha: { kind: 'contract' }, Beta: safe(2) }).text).toContain('A contract on Alpha and Beta');
  });

  test('a governor that exists is called by its name, and its timelock is recommended', () => {
    const governor: AccountKind = { kind: 'governor', name: 'Harbour Assembly', timelock: null };
    expect(on({ Alpha: governor })).toEqual({
      text: 'The governor Harbour Assembly on Alpha, which exists already. It has no timelock and acts itself.',
      isWarning: false,
    });
    expect(on({ Alpha: { ...governor, timelock: `0x${'12'.repeat(20)}` } })).toEqual({
      text: `The governor Harbour Assembly on Alpha, which exists already. Its timelock acts for it: name that instead, 0x${'12'.repeat(20)} on Alpha.`,
      isWarning: false,
    });
    expect(on({ Alpha: governor, Beta: key })).toEqual({
      text: 'The governor Harbour Assembly on Alpha, but nothing on Beta: possibly nobody can act there.',
      isWarning: true,
    });
  });
});
