import type { ModuleContent } from '../moduleEntry.ts';
import { withModules } from './withModules.ts';

/** A module that is on or off. */
export const flagContent = (name: 'refundMechanism' | 'tally'): ModuleContent => ({
  isSelected: ({ modules }) => modules[name],
  set: (form) => withModules(form, { [name]: true }),
  unset: (form) => withModules(form, { [name]: false }),
  limit: () => null,
  count: ({ modules }) => Number(modules[name]),
});
