import type { ModuleContent } from '../moduleEntry.ts';

export const content: ModuleContent = {
  isSelected: ({ token }) => token.isWrappingAccepted === true,
  set: (form) => ({ ...form, token: { ...form.token, isWrappingAccepted: true } }),
  unset: (form) => ({ ...form, token: { ...form.token, isWrappingAccepted: null } }),
  limit: () => null,
  count: ({ token }) => Number(token.isWrappingAccepted === true),
};
