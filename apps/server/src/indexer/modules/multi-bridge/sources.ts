import { governorSpokeAbi } from '@althing/bindings';
import { createSource } from '../../source.ts';

/** Its events are kept to be shown; the votes that it carries are counted by the governor's own. */
export const spokeSource = createSource(governorSpokeAbi, {});
