import { CONFIGURATION_STEPS, type Position, WIZARD_STEPS } from '@althing/domain/setup';

/** The name of a place, as both steppers show it. */
export const titleOf = (position: Position): string =>
  [...WIZARD_STEPS, ...CONFIGURATION_STEPS].find(({ id }) => id === position)?.title ?? position;
