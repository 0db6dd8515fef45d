import type { ModuleContext } from '../moduleContext.ts';

/** For modules that need a governor. */
export const needsGovernor =
  (consequence: string) =>
  ({ form }: ModuleContext): string | null =>
    form.modules.governor.length > 0 ? null : `Choose a governor first: without one there is nothing to ${consequence}.`;
