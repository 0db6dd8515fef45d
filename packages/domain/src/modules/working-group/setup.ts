import { MAX_WORKING_GROUPS } from '../../organisation/limits.ts';
import { walletSetup } from '../shared/walletSetup.ts';

export const setup = walletSetup('workingGroup', () => MAX_WORKING_GROUPS);
