import type { ModuleContent } from '../moduleEntry.ts';

export const content: ModuleContent = {
  isSelected: () => true,
  set: (form) => form,
  unset: (form) => form,
  limit: () => 1,
  count: () => 1,
};
