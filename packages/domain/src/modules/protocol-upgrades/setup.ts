import type { ModuleSetup } from '../moduleSetup.ts';

export const setup: ModuleSetup = {
  isSelected: () => true,
  set: (form) => form,
  unset: (form) => form,
  limit: () => 1,
  count: () => 1,
};
