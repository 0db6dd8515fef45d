import { lazy } from 'react';

/** Dialogs of builders of actions, loaded when they are opened. */
export const AbiDialog = lazy(async () => ({ default: (await import('./AbiDialog.tsx')).AbiDialog }));
export const PastePayments = lazy(async () => ({ default: (await import('./PastePayments.tsx')).PastePayments }));
export const ActionPicker = lazy(async () => ({ default: (await import('./ActionPicker.tsx')).ActionPicker }));
