import { decodeFunctionData, type Hex, hashTypedData, recoverTypedDataAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { decodeCall } from '../decodeCall.ts';
import { safeAbi } from './abi.ts';
import { SAFE_CONTRACTS } from './canonical.ts';
import { splitSafeSignatures } from './signatures.ts';
import { safeTransactionContent } from './signedContent.ts';
import {
  encodeExecuteSafe,
  encodeSafeOwnerChange,
  isSafeRejection,
  safeHashes,
  safeRejection,
  safeTransactionOf,
  safeTypedData,
} from './transactions.ts';

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const calls = [
  { to: ANN, value: 5n, data: '0x' },
  { to: BEN, value: 0n, data: '0x123456' },
] as const;

describe('a transaction of a Safe', () => {
  it('of one call makes that call', () => {
    expect(safeTransactionOf([calls[0]], 3n)).toMatchObject({ ...calls[0], operation: 0, nonce: 3n, gasPrice: 0n });
  });

  it('of several is a batch of the code that can only call, which is read back as those calls', () => {
    const { to, value, data, operation } = safeTransactionOf(calls, 3n);
    expect([to, value, operation]).toEqual([SAFE_CONTRACTS.multiSendCallOnly.address, 0n, 1]);
    const decoded = decodeCall({ to, value, data, isDelegated: true });
    expect(decoded.calls.map(({ to, value, data }) => ({ to, value, data }))).toEqual(calls);
    expect(decoded.warnings).toEqual([]);
    // As a service tells it back, by which it is found among what waits.
    const { data: other } = safeTransactionOf([calls[0], { to: BEN, value: 0n, data: '0xAbCd' }], 3n);
    expect([data, other]).toEqual([data.toLowerCase(), other.toLowerCase()]);
  });

  it('that does nothing is a rejection, and no other is', () => {
    expect(isSafeRejection(SAFE, safeRejection(SAFE, 3n))).toBe(true);
    for (const call of [{ to: SAFE, value: 1n, data: '0x' }, { to: SAFE, value: 0n, data: '0x12' }, calls[0]] as const)
      expect(isSafeRejection(SAFE, safeTransactionOf([call], 3n))).toBe(false);
  });

  it('is signed by the hash that the Safe itself works out', async () => {
    const transaction = safeTransactionOf(calls, 3n);
    const { hash } = safeTransactionContent(31337, SAFE, transaction);
    const typedData = safeTypedData(31337, SAFE, transaction);
    expect(hashTypedData(typedData)).toBe(hash);
    expect(safeHashes(31337, SAFE, transaction).signed).toBe(hash);
    const signature = await key.signTypedData(typedData);
    expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(key.address);
  });
});

describe('the call that executes', () => {
  const signature: Hex = `0x${'ab'.repeat(64)}1b`;
  const signaturesOf = (data: Hex) => String(decodeFunctionData({ abi: safeAbi, data }).args?.at(-1));

  it('has the signatures in the order of their owners, the sender among them', () => {
    const { data, to, value } = encodeExecuteSafe(SAFE, safeTransactionOf(calls, 3n), [{ owner: ANN, signature }], BEN);
    expect([to, value]).toEqual([SAFE, 0n]);
    expect(splitSafeSignatures(signaturesOf(data) as Hex, 5)).toEqual([
      { kind: 'approvedHash', owner: BEN },
      { kind: 'key', isPrefixed: false, signature },
    ]);
  });

  it('is not made of something that is no signature', () => {
    expect(() => encodeExecuteSafe(SAFE, safeTransactionOf(calls, 3n), [{ owner: ANN, signature: '0x1234' }])).toThrow('no signature');
  });
});

describe('a change of owners', () => {
  const argsOf = (data: Hex) => decodeFunctionData({ abi: safeAbi, data });

  it('names the owner before whom somebody is removed, after earlier changes of the same batch', () => {
    const added = encodeSafeOwnerChange(SAFE, { type: 'addOwner', owner: BEN, threshold: 2 }, [ANN]);
    expect(argsOf(added.call.data)).toEqual({ functionName: 'addOwnerWithThreshold', args: [BEN, 2n] });
    const removed = encodeSafeOwnerChange(SAFE, { type: 'removeOwner', owner: ANN, threshold: 1 }, added.owners);
    expect(argsOf(removed.call.data)).toEqual({ functionName: 'removeOwner', args: [BEN, ANN, 1n] });
    expect(removed.owners).toEqual([BEN]);
  });

  it('removes the first one behind the start of the list', () => {
    const { call } = encodeSafeOwnerChange(SAFE, { type: 'removeOwner', owner: ANN, threshold: 1 }, [ANN, BEN]);
    expect(argsOf(call.data).args).toEqual(['0x0000000000000000000000000000000000000001', ANN, 1n]);
  });
});
