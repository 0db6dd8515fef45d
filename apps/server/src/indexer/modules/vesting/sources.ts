import { tokenVestingAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';
import { tokenVestingHandlers } from './tokenVesting.ts';

export const vestingSource = createSource(tokenVestingAbi, tokenVestingHandlers);
