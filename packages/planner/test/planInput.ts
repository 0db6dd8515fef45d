import { sampleModules, sampleToken } from '@althing/domain/testing';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { PlanInput } from '../src/types.ts';

export const SALT: Hex = '0x5ca1ab1e00000000000000000000000000000000000000000000000000000001';
export const DEPLOYER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** The sample organisation as the planner takes it. */
export const planInput = (
  organisation: Partial<PlanInput['organisation']> = {},
  deployers: Record<ChainId, Address> = { 31337: DEPLOYER },
): PlanInput => ({
  organisation: { name: 'Acme', modules: sampleModules(), token: sampleToken(), ...organisation },
  salt: SALT,
  deployers,
});
