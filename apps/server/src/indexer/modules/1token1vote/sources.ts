import { governorAbi, quadraticGovernorAbi, timelockAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';
import { quadraticGovernorHandlers } from '../quadratic/quadraticGovernor.ts';
import { governorHandlers } from './governor.ts';
import { timelockHandlers } from './timelock.ts';

/** One kind for both ways of counting: what differs is which events they log. */
export const governorSource = createSource([...governorAbi, ...quadraticGovernorAbi], {
  ...governorHandlers,
  ...quadraticGovernorHandlers,
});

export const timelockSource = createSource(timelockAbi, timelockHandlers);
