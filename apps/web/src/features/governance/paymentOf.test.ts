import { contractCall, decodeCall, tokenAbi } from '@althing/bindings';
import { describe, expect, test } from 'vitest';
import { paymentOf } from './paymentOf.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const labels = { native: 'ETH', tokens: { [TOKEN.toLowerCase()]: { symbol: 'ACME', decimals: 18 } } };
const transfer = contractCall({ address: TOKEN, abi: tokenAbi, functionName: 'transfer', args: [BOB, 1_234_500_000_000_000_000_000n] });

describe('payments', () => {
  test('a payment of the chain’s native currency and of the organisation’s token, exactly', () => {
    expect(paymentOf(decodeCall({ to: BOB, data: '0x', value: 1n }), labels)).toEqual({
      text: 'Send 0.000000000000000001 ETH',
      recipient: BOB,
      paid: { value: 1n, decimals: 18 },
    });
    expect(paymentOf(decodeCall(transfer, [{ address: TOKEN, label: 'Token', abi: 'Token' }]), labels)).toEqual({
      text: 'Send 1,234.5 ACME',
      recipient: BOB,
      paid: { value: 1_234_500_000_000_000_000_000n, decimals: 18, token: TOKEN },
    });
  });

  test('a call that only looks like a payment is not told as one', () => {
    expect(paymentOf(decodeCall(transfer), labels)).toBeUndefined();
    expect(paymentOf(decodeCall({ ...transfer, value: 1n }, [{ address: TOKEN, label: 'Token', abi: 'Token' }]), labels)).toBeUndefined();
    expect(paymentOf(decodeCall({ ...transfer, to: BOB }, [{ address: BOB, label: 'Bob', abi: 'Token' }]), labels)).toBeUndefined();
  });
});
