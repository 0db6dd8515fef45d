import { flagSetup } from '../shared/flagSetup.ts';

export const setup = flagSetup('tally');
