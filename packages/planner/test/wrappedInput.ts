import type { TokenInput } from '@althing/domain/organisation';
import { sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import type { Address } from '@althing/domain/units';
import type { PlanInput } from '../src/types.ts';
import { planInput } from './planInput.ts';

/** The sample organisation around a token of 18 decimals that exists, of which there are `totalSupply`. */
export const aroundToken = (address: Address, totalSupply: string, change: Partial<TokenInput> = {}): TokenInput =>
  sampleToken({
    isCreatingNewToken: false,
    isWrappingAccepted: true,
    existingTokens: [{ chainId: 31337, address, name: 'Old', symbol: 'OLD', decimals: 18, totalSupply }],
    initialReceivers: [],
    ...change,
  });

/** With a governor that votes for five minutes. */
export const wrappedInput = (address: Address, totalSupply: string, change: Partial<TokenInput> = {}): PlanInput =>
  planInput({
    modules: sampleModules({ governor: [sampleGovernor({ votingPeriod: 'min', refundMechanism: true })] }),
    token: aroundToken(address, totalSupply, change),
  });
