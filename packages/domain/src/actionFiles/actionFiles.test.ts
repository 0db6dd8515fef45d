import { describe, expect, test } from 'vitest';
import { emptyAction, type ExecutableCall, type ProposalForm, toCalls } from '../governance/index.ts';
import { writeBatchFile } from '../safes/index.ts';
import { ANN, BEN, sampleFacts, SAMPLE_VALUES } from '../testing/index.ts';
import { readDraftFile, writeDraftFile } from './draftFile.ts';
import { writeExport } from './exportedTransactions.ts';
import { readActionFile } from './readActionFile.ts';

const place = { chainId: 31337, decimals: 18, room: 50, tempId: () => 'id' };
const pay = { ...emptyAction('sendNative', '1'), type: 'sendNative', recipient: BEN, amount: '1.25' } as const;
const token = { ...emptyAction('sendToken', '2'), type: 'sendToken', token: ANN, recipient: BEN, amount: '7' } as const;
const quorum = { tempId: '3', type: 'measure', kind: 'quorum', values: SAMPLE_VALUES.quorum } as const;
const calls: ExecutableCall[] = toCalls([pay, token, quorum], sampleFacts());

describe('exported transactions', () => {
  test('have target, calldata, value and type, and no more', () => {
    const [first, second, third] = JSON.parse(writeExport(calls));
    expect(first).toEqual({ target: BEN, calldata: '0x', value: '1250000000000000000', type: 'transfer' });
    expect(second).toMatchObject({ target: ANN, value: '0', type: 'transfer' });
    expect(third).toMatchObject({ value: '0', type: 'custom' });
    expect(Object.keys(third)).toEqual(['target', 'calldata', 'value', 'type']);
  });

  test('come back as the same calls', () => {
    const { actions } = readActionFile(writeExport(calls), place);
    expect(toCalls(actions!)).toEqual(calls);
  });

  test.each([
    ['[]', 'The file has no transactions'],
    ['[{}]', 'Transaction 1: target is missing or cannot be read'],
    [
      JSON.stringify([{ target: BEN, calldata: '0x1', value: '1', type: 'custom' }]),
      'Transaction 1: calldata is missing or cannot be read',
    ],
    [JSON.stringify([{ target: BEN, calldata: '0x', value: -1, type: 'transfer' }]), 'Transaction 1: value is missing or cannot be read'],
    [JSON.stringify([{ target: BEN, calldata: '0x', value: '1', type: 'gift' }]), 'Transaction 1: type is missing or cannot be read'],
    [JSON.stringify([{ target: '0x12', calldata: '0x', value: '1', type: 'transfer' }]), 'Transaction 1: the address is invalid'],
    [JSON.stringify([{ target: BEN, calldata: '0x', value: '0', type: 'transfer' }]), 'Transaction 1: it neither pays nor calls anything'],
    ['nonsense', 'This is not a batch file of Safe’s Transaction Builder'],
  ])('what is wrong with a file is said, and nothing of it is taken: %s', (text, problem) => {
    expect(readActionFile(text, place)).toEqual({ problem });
  });

  test('more than there is room for is refused as a whole', () => {
    expect(readActionFile(writeExport(calls), { ...place, room: 2 }).problem).toBe('The file has 3 actions; there is room for 2 more');
    expect(readActionFile(writeExport(calls), { ...place, room: 0 }).problem).toBe('The file has 3 actions; there is no room for more');
  });

  test('a batch file of Safe is read, too, if it is of this chain', () => {
    const file = writeBatchFile(calls, { chainId: 31337, safe: ANN, name: 'x', createdAt: 0 });
    expect(toCalls(readActionFile(file, place).actions!)).toEqual(calls);
    expect(readActionFile(file, { ...place, chainId: 1 }).problem).toBe('This file is for the chain with the number 31337');
  });
});

describe('a draft as a file', () => {
  const form: ProposalForm = { title: 'Pay', body: 'Because', actions: [pay, token, quorum, emptyAction('custom', '4')] };
  const draft = { name: 'Bread', governor: `31337:${ANN}`, form };

  test('comes back as it was', () => expect(readDraftFile(writeDraftFile(draft))).toEqual({ draft }));

  test.each([
    ['{}', 'This is not a draft of a proposal that was saved here'],
    ['[', 'This is not a draft of a proposal that was saved here'],
    [
      writeDraftFile(draft).replace('"quorum"', '"coup"'),
      'The draft was saved by another version, or changed: form.actions.2.kind cannot be read',
    ],
    [
      writeDraftFile(draft).replace('"version": 1', '"version": 2'),
      'The draft was saved by another version, or changed: version cannot be read',
    ],
    [' '.repeat(1_000_001), 'A file may have 1,000,000 characters at most'],
  ])('what cannot be read is said', (text, problem) => expect(readDraftFile(text)).toEqual({ problem }));
});
