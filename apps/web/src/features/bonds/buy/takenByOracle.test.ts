import { expect, it } from 'vitest';
import { type SignedPrice, takenByOracle } from './takenByOracle.ts';

const [GOLD, SHARE, VAULT] = [
  '0x00000000000000000000000000000000000000c3',
  '0x00000000000000000000000000000000000000d4',
  '0x00000000000000000000000000000000000000e5',
] as const;
const AT = 10_000n;

/** A price of gold of a minute ago, after one of the same vault an hour before, which was as high. */
const signed = (part: Partial<SignedPrice['claim']> = {}, taken: Partial<SignedPrice['taken']> = {}): SignedPrice => ({
  attestation: part.base === SHARE ? '0x02' : '0x01',
  claim: {
    vault: VAULT,
    base: GOLD,
    quote: part.base === SHARE ? GOLD : SHARE,
    price: 100n,
    timestamp: AT - 60n,
    validUntil: AT + 3_600n,
    ...part,
  },
  taken: { price: 100n, observedAt: AT - 3_600n, vault: VAULT, maxJump: 20_000n, expected: undefined, at: AT, ...taken },
});

it('both directions are brought where the oracle takes both', () => {
  expect(takenByOracle([signed(), signed({ base: SHARE })], GOLD)).toEqual({ attestations: ['0x01', '0x02'], held: undefined });
});

it('the other direction is left out where the oracle would refuse it, and with it the one that the market needs', () => {
  for (const refused of [
    signed({ base: SHARE, price: 200n }),
    signed({ base: SHARE }, { price: 0n }),
    signed({ base: SHARE }, { observedAt: AT }),
  ])
    expect(takenByOracle([signed(), refused], GOLD)).toEqual({ attestations: ['0x01'], held: undefined });
});

it('why the price that the market needs is not taken is said, whatever becomes of the other', () => {
  const { attestations, held } = takenByOracle(
    [signed({ price: 200n }), signed({ base: SHARE })],
    GOLD.toUpperCase().replace('0X', '0x') as typeof GOLD,
  );
  expect(attestations).toEqual(['0x02']);
  expect(held).toContain('100.0 % above the last one');
  expect(takenByOracle([signed({ base: SHARE })], GOLD).held).toBe('Signers confirm no price of this token now.');
});
