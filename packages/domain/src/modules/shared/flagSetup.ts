import type { ModuleSetup } from '../moduleSetup.ts';
import { withModules } from './withModules.ts';

/** Set-up of a module without settings: it is on or off. */
export const flagSetup = (name: 'refundMechanism' | 'tally'): ModuleSetup => ({
  isSelected: ({ modules }) => modules[name],
  set: (form) => withModules(form, { [name]: true }),
  unset: (form) => withModules(form, { [name]: false }),
  limit: () => null,
  count: ({ modules }) => Number(modules[name]),
});
