import type { ModuleSetup } from '../moduleSetup.ts';
import { flagSetup } from '../shared/flagSetup.ts';
import { needsGovernor } from '../shared/needsGovernor.ts';

export const setup: ModuleSetup = { ...flagSetup('refundMechanism'), missing: needsGovernor('refund') };
