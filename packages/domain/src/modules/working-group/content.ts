import { MAX_WORKING_GROUPS } from '../../organisation/limits.ts';
import { walletContent } from '../shared/walletContent.ts';

export const content = walletContent('workingGroup', () => MAX_WORKING_GROUPS);
