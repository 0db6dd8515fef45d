import {
  type Call,
  decodeCall,
  encodeSafeOwnerChange,
  encodeVetoProposal,
  governorAbi,
  safeAbi,
  safeTransactionOf,
  timelockAbi,
  tokenAbi,
} from '@althing/bindings';
import { encodeFunctionData, erc20Abi, parseEther, zeroHash } from 'viem';
import type { Address } from '@althing/domain/units';
import { expect, test, vi } from 'vitest';
import { callsOfTransaction, ownerSentence, transactionTitle } from './transactionWords.ts';

vi.mock('../../governance/index.ts', async () => ({ paymentOf: (await import('../../governance/paymentOf.ts')).paymentOf }));

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const TOKEN: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const GOVERNOR = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const TIMELOCK = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';
const contracts = [
  { address: SAFE, label: 'Safe treasury', abi: 'Safe' },
  { address: TOKEN, label: 'Token Acme', abi: 'Token' },
  { address: GOVERNOR, label: 'Assembly', abi: 'Governor' },
  { address: TIMELOCK, label: 'Timelock', abi: 'Timelock' },
] as const;
const words = {
  labels: { native: 'ETH', tokens: { [TOKEN.toLowerCase()]: { symbol: 'ACME', decimals: 18 } } },
  nameAddress: (address: string) => ({ [ANN]: 'You', [SAFE]: 'Safe treasury' })[address],
};
type Calls = readonly Call[];

function decoded(calls: Calls) {
  const { to, value, data, operation } = safeTransactionOf(calls, 1n);
  return decodeCall({ to, value, data, ...(operation === 1 ? { isDelegated: true } : {}) }, contracts);
}
const title = (calls: Calls, isRejection = false) => transactionTitle(decoded(calls), { isRejection, nonce: 1, safe: SAFE }, words);

const pay: Call = { to: ANN, value: parseEther('2'), data: '0x' };
const unknown: Call = { ...pay, value: 0n, data: '0x12345678' };
const payToken: Call = {
  to: TOKEN,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BEN, parseEther('5')] }),
};
const approve: Call = { to: TOKEN, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [BEN, 1n] }) };
const change = (given: Parameters<typeof encodeSafeOwnerChange>[1]) => encodeSafeOwnerChange(SAFE, given, [ANN, BEN]).call;

test.each([
  ['a payment', [pay], 'Send 2 ETH to You'],
  ['a payment of a token', [payToken], 'Send 5 ACME to 0x3C44…4293BC'],
  ['payments', [pay, payToken], '2 payments'],
  ['calls among payments', [pay, approve], '2 calls'],
  ['a known call', [approve], 'approve on Token Acme'],
  ['an unknown call', [unknown], 'Call You'],
  ['a new owner', [change({ type: 'addOwner', owner: BEN, threshold: 2 })], 'Add the owner 0x3C44…4293BC; then 2 must sign'],
  [
    'an owner who leaves',
    [change({ type: 'removeOwner', owner: ANN, threshold: 1 })],
    'Remove the owner You (0x7099…dc79C8); then 1 must sign',
  ],
  ['another threshold', [change({ type: 'changeThreshold', threshold: 1 })], 'Change how many owners must sign to 1'],
])('%s has a title that says what is done', (_, calls, text) => expect(title(calls)).toBe(text));

test('a rejection is told as one', () => expect(title([{ to: SAFE, value: 0n, data: '0x' }], true)).toBe('Rejection of nonce 1'));

test('foreign code that would run as the Safe is never taken for a batch', () => {
  const call = decodeCall({ to: BEN, value: 0n, data: decoded([pay, payToken]).data, isDelegated: true }, contracts);
  expect(callsOfTransaction(call)).toEqual([call]);
  expect(transactionTitle(call, { isRejection: false, nonce: 1, safe: SAFE }, words)).toMatch(/^Run code of /);
});

test('functions of the same name on another contract change no owners', () => {
  const call = decodeCall({ ...change({ type: 'changeThreshold', threshold: 1 }), to: BEN }, contracts);
  expect(ownerSentence(call, false, words.nameAddress)).toBeUndefined();
});

const proposal = { governor: GOVERNOR, actions: [pay], description: '# Pay Ann' } as const;
const schedule: Call = {
  to: TIMELOCK,
  value: 0n,
  data: encodeFunctionData({ abi: timelockAbi, functionName: 'schedule', args: [TOKEN, 0n, payToken.data, zeroHash, zeroHash, 60n] }),
};
const ofGovernor = (data: Call['data']): Call => ({ to: GOVERNOR, value: 0n, data });

test.each([
  ['a veto', encodeVetoProposal(proposal), 'Veto a proposal of Assembly: Send 2 ETH to You'],
  ['a veto of words', encodeVetoProposal({ ...proposal, actions: [] }), 'Veto a proposal of Assembly: nothing that could be read'],
  ['an operation of a timelock', schedule, 'Queue in Timelock: Send 5 ACME to 0x3C44…4293BC'],
  [
    'what a governor lets a timelock do',
    ofGovernor(encodeFunctionData({ abi: governorAbi, functionName: 'relay', args: [TIMELOCK, 0n, schedule.data] })),
    'Through Assembly: Queue in Timelock: Send 5 ACME to 0x3C44…4293BC',
  ],
  [
    'a vote',
    ofGovernor(encodeFunctionData({ abi: governorAbi, functionName: 'castVote', args: [1n, 0] })),
    'Vote Against on a proposal of Assembly',
  ],
  [
    'a proposal',
    ofGovernor(encodeFunctionData({ abi: governorAbi, functionName: 'propose', args: [[ANN], [1n], ['0x'], '# Pay Ann'] })),
    'Propose “Pay Ann” to Assembly',
  ],
  [
    'a delegation',
    { to: TOKEN, value: 0n, data: encodeFunctionData({ abi: tokenAbi, functionName: 'delegate', args: [ANN] }) },
    'Delegate the votes of Token Acme to You',
  ],
  [
    'an approval for another Safe',
    { to: SAFE, value: 0n, data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [zeroHash] }) },
    'Approve the transaction 0x0000…000000 of Safe treasury',
  ],
] satisfies [string, Call, string][])('%s is told with what it contains', (_, call, text) => expect(title([call])).toBe(text));

test('of a contract that is not known nothing is told but the function, which is a guess', () => {
  expect(title([{ ...encodeVetoProposal(proposal), to: BEN }])).toBe('veto on 0x3C44…4293BC');
});
