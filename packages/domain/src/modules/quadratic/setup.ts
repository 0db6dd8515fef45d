import type { ModuleSetup } from '../moduleSetup.ts';
import { governorSetup } from '../shared/governorSetup.ts';

export const setup: ModuleSetup = {
  ...governorSetup(true),
  missing: ({ chains }) =>
    chains.some((chain) => chain.supportsQuadratic) ? null : 'No chain of this network supports quadratic voting. OP Sepolia does.',
};
