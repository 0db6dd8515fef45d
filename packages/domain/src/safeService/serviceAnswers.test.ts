import { expect, test } from 'vitest';
import { NATIVE } from '../units.ts';
import { readServedHistory, readServedSafe, readServedTransactions } from './serviceAnswers.ts';

const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const HASH = `0x${'Ab'.repeat(32)}`;
const served = {
  to: OWNER.toLowerCase(),
  value: '5',
  data: null,
  operation: 0,
  safeTxGas: '0',
  baseGas: 0,
  gasPrice: '0',
  gasToken: null,
  refundReceiver: null,
  nonce: '3',
  safeTxHash: HASH,
  submissionDate: '2026-11-24T00:00:00Z',
  isExecuted: false,
  confirmations: [{ owner: OWNER, signature: '0x12', submissionDate: '2026-11-24T00:00:00Z' }],
};

test('numbers may be text or numbers, and what is missing is nothing', () => {
  expect(readServedSafe({ owners: [OWNER], threshold: 1, nonce: '7' })).toEqual({ owners: [OWNER], threshold: 1, nonce: 7, version: '' });
  const { entries } = readServedTransactions({ count: 1, results: [served] });
  expect(entries[0]).toMatchObject({
    content: { to: OWNER, value: 5n, data: '0x', nonce: 3n, gasToken: NATIVE },
    hash: HASH.toLowerCase(),
    nonce: 3,
    isSuccessful: null,
    delegate: null,
    transactionHash: null,
    confirmations: [{ owner: OWNER, signature: '0x12' }],
  });
});

test.each([
  ['an operation that there is not', { ...served, operation: 2 }],
  ['a nonce that no number holds', { ...served, nonce: '9'.repeat(30) }],
  ['an address that is none', { ...served, to: '0x12' }],
  ['odd bytes', { ...served, data: '0x1' }],
])('%s is refused, not shown', (_, entry) => {
  expect(() => readServedTransactions({ count: 1, results: [entry] })).toThrow();
});

test('a history has what was executed, what modules did and what came in; other kinds are left out', () => {
  const at = '2026-11-24T00:00:00Z';
  const results = [
    { ...served, txType: 'MULTISIG_TRANSACTION', isExecuted: true, executionDate: at, transactionHash: HASH },
    { txType: 'MODULE_TRANSACTION', module: OWNER, to: OWNER, value: '0', data: '0x12', executionDate: at, transactionHash: HASH },
    {
      txType: 'ETHEREUM_TRANSACTION',
      executionDate: at,
      txHash: HASH,
      transfers: [
        { type: 'ETHER_TRANSFER', from: OWNER, value: '9', tokenAddress: null },
        { type: 'ERC20_TRANSFER', from: OWNER, value: '9', tokenAddress: OWNER },
      ],
    },
    { txType: 'SOMETHING_NEW' },
  ];
  const { entries, read, count } = readServedHistory({ count: 9, results });
  expect([read, count]).toEqual([4, 9]);
  expect(entries.map(({ kind }) => kind)).toEqual(['executed', 'module', 'receipt']);
  expect(entries[2]).toMatchObject({
    transfers: [
      { from: OWNER, value: 9n },
      { from: OWNER, value: null },
    ],
  });
});

test('lists of one kind are read as the history of all kinds is', () => {
  const at = '2026-11-24T00:00:00Z';
  const read = (kind: 'executed' | 'module' | 'receipt', entry: object) => readServedHistory({ count: 1, results: [entry] }, kind).entries;
  expect(read('executed', { ...served, isExecuted: true, executionDate: at, transactionHash: HASH })).toMatchObject([
    { kind: 'executed', at, nonce: 3 },
  ]);
  expect(read('module', { module: OWNER, to: OWNER, value: '0', data: null, executionDate: at, transactionHash: HASH })).toMatchObject([
    { kind: 'module', at, module: OWNER },
  ]);
  const transfer = { type: 'ETHER_TRANSFER', from: OWNER, value: '9', tokenAddress: null, executionDate: at, transactionHash: HASH };
  expect(read('receipt', transfer)).toEqual([
    { kind: 'receipt', at, transactionHash: HASH.toLowerCase(), transfers: [{ from: OWNER, value: 9n }] },
  ]);
  expect(() => read('receipt', { ...transfer, transactionHash: undefined })).toThrow();
});
