import { governorAbi, quadraticGovernorAbi, timelockAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';
import { quadraticGovernorHandlers } from '../quadratic/quadraticGovernor.ts';
import { governorHandlers } from './governor.ts';
import { timelockHandlers } from './timelock.ts';

/** One source for both ways of counting, which only differ in some of the events. */
export const governorSource = createSource([...governorAbi, ...quadraticGovernorAbi], {
  ...governorHandlers,
  ...quadraticGovernorHandlers,
});

export const timelockSource = createSource(timelockAbi, timelockHandlers);
