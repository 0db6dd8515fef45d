import { sampleToken } from '@althing/domain/testing';
import { describe, expect, it } from 'vitest';
import { DEPLOYER, planInput } from '../test/planInput.ts';
import { plan } from './plan.ts';
import { planCost } from './planCost.ts';

const gwei = 10n ** 9n;

describe('the cost of a plan', () => {
  const authority = [31337, 31338].map((chainId) => ({ chainId, name: '', isMultisig: false, addresses: [DEPLOYER], threshold: 1 }));
  const whole = plan(planInput({ token: sampleToken({ chainIds: [31337, 31338], authority }) }, { 31337: DEPLOYER, 31338: DEPLOYER }));

  it('is its gas at the price of each chain', () => {
    const [alpha] = planCost(whole, { 31337: 2n * gwei, 31338: gwei });
    expect(alpha).toMatchObject({ chainId: 31337, cost: alpha!.gas * 2n * gwei });
    expect(alpha!.gas).toBeGreaterThan(1_000_000n);
  });

  it('is unknown where the price is, and its gas is known all the same', () => {
    const [, beta] = planCost(whole, { 31337: gwei });
    expect(beta).toMatchObject({ chainId: 31338, cost: null });
    expect(beta!.gas).toBeGreaterThan(500_000n);
  });

  it('is more for more contracts', () => {
    const [alpha, beta] = planCost(whole, {});
    expect(alpha!.gas).toBeGreaterThan(beta!.gas);
  });
});
