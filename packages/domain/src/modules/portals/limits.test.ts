import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleAssetPortals } from '../../testing/index.ts';
import { portalLimits, portalWindow, tokenAllowance } from './limits.ts';

const DAY = 86_400;
const tokens = (amount: number): bigint => BigInt(amount) * 10n ** 18n;

test('limits of several bridges and of each alone are those of the form, in the smallest unit', () => {
  const alike = sampleAssetPortals([]);
  expect(portalLimits(alike)).toEqual({
    several: { minting: tokens(1000), burning: tokens(1000) },
    alone: [
      { bridge: 'hyperlane', minting: tokens(100), burning: tokens(100) },
      { bridge: 'axelar', minting: tokens(100), burning: tokens(100) },
    ],
  });
  const bridgeRateLimits = [{ bridge: 'axelar', standardMintLimit: '7', standardBurnLimit: '0.5' }] as const;
  const custom = sampleAssetPortals([], { isCustomRateLimits: true, bridgeRateLimits: [...bridgeRateLimits] });
  expect(portalLimits(custom).alone).toEqual([{ bridge: 'axelar', minting: tokens(7), burning: tokens(1) / 2n }]);
  expect(portalWindow(alike)).toBe(DAY);
});

test('the token lets through the sum of them within a day, and more where they come back sooner', () => {
  const limits = portalLimits(sampleAssetPortals([]));
  expect(tokenAllowance(limits, DAY)).toEqual({ minting: tokens(1200), burning: tokens(1200) });
  expect(tokenAllowance(limits, 7 * DAY)).toEqual(tokenAllowance(limits, DAY));
  expect(tokenAllowance(limits, DAY / 4)).toEqual({ minting: tokens(4800), burning: tokens(4800) });
});

/** An amount that may be used at once and comes back evenly, exactly: in parts of a second's share. */
class Bucket {
  readonly #max: bigint;
  readonly #window: bigint;
  #left: bigint;

  constructor(max: bigint, window: number) {
    [this.#max, this.#window] = [max, BigInt(window)];
    this.#left = max * this.#window;
  }

  wait(seconds: number): void {
    const refilled = this.#left + this.#max * BigInt(seconds);
    this.#left = refilled < this.#max * this.#window ? refilled : this.#max * this.#window;
  }

  get whole(): bigint {
    return this.#left / this.#window;
  }

  use(amount: bigint): void {
    this.#left -= amount * this.#window;
  }
}

test('whatever a controller lets through, whenever, goes through the token', () => {
  const limit = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const step = fc.record({ wait: fc.nat(2 * DAY), bucket: fc.nat(2), share: fc.nat(1000) });
  fc.assert(
    fc.property(
      fc.array(limit, { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 30 * DAY }),
      fc.array(step),
      (all, window, steps) => {
        const [several, ...alone] = all.map((minting) => ({ minting, burning: 0n }));
        const { minting } = tokenAllowance({ several: several!, alone: alone.map((own) => ({ bridge: 'axelar', ...own })) }, window);
        const [token, buckets] = [new Bucket(minting, DAY), all.map((max) => new Bucket(max, window))];
        for (const { wait, bucket, share } of steps) {
          for (const one of [token, ...buckets]) one.wait(wait);
          const amount = (buckets[bucket]!.whole * BigInt(share)) / 1000n;
          buckets[bucket]!.use(amount);
          token.use(amount);
          expect(token.whole >= 0n).toBe(true);
        }
      },
    ),
  );
});
