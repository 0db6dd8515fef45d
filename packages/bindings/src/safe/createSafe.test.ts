import { describe, expect, it } from 'vitest';
import { encodeCreateSafe, encodeSafeInitializer, predictSafeAddress, type SafeSetup } from './createSafe.ts';

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const setup: SafeSetup = { owners: [ALICE, BOB], threshold: 2, saltNonce: 42n };

describe('the address of a new Safe', () => {
  it('is the one that the canonical factory gives', () => {
    expect(predictSafeAddress(setup)).toMatchInlineSnapshot(`"0xecb478c6011655Cd926329E67C5D124a0d799317"`);
  });

  it('depends on the owners, their order, the threshold and the nonce', () => {
    const others: SafeSetup[] = [
      { ...setup, owners: [BOB, ALICE] },
      { ...setup, owners: [ALICE], threshold: 1 },
      { ...setup, threshold: 1 },
      { ...setup, saltNonce: 43n },
    ];
    expect(new Set([setup, ...others].map(predictSafeAddress)).size).toBe(5);
  });
});

describe('the set-up of a new Safe', () => {
  it('enables no module and pays nobody', () => {
    expect(encodeSafeInitializer(setup)).toMatchInlineSnapshot(
      `"0xb63e800d0000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000160000000000000000000000000fd0732dc9e303f09fcef3a7388ad10a83459ec99000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c80000000000000000000000003c44cdddb6a900fa2b585dd299e03d12fa4293bc0000000000000000000000000000000000000000000000000000000000000000"`,
    );
  });

  it('is what the factory is told, for the SafeL2 singleton', () => {
    const { to, data, value } = encodeCreateSafe(setup);
    expect([to, value]).toEqual(['0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67', 0n]);
    expect(data).toContain('29fcb43b46531bca003ddc8fcb67ffe91900c762');
    expect(data).toContain(encodeSafeInitializer(setup).slice(2));
  });
});
