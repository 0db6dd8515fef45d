import { governorSetup } from '../shared/governorSetup.ts';

export const setup = governorSetup(false);
