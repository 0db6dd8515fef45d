import type { ModuleSetup } from '../moduleSetup.ts';

export const setup: ModuleSetup = {
  isSelected: ({ token }) => token.isWrappingAccepted === true,
  set: (form) => ({ ...form, token: { ...form.token, isWrappingAccepted: true } }),
  unset: (form) => ({ ...form, token: { ...form.token, isWrappingAccepted: undefined } }),
  limit: () => null,
  count: ({ token }) => Number(token.isWrappingAccepted === true),
};
