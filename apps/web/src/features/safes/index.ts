import { lazy } from 'react';

/** One script for all parts of the page: what it shares with other pages would otherwise be loaded with every page. */
export const SafePage = lazy(async () => ({ default: (await import('./SafePage.tsx')).SafePage }));
export { SafeLink } from './SafeLink.tsx';
export { SafeWaiting } from './SafeWaiting.tsx';

export const GuardianVeto = lazy(async () => ({ default: (await import('./veto/GuardianVeto.tsx')).GuardianVeto }));
/** Loaded where a Safe, or the reader's own account, is to sign something. */
export const SafeMessageSending = lazy(async () => ({ default: (await import('./messages/SafeMessageSending.tsx')).SafeMessageSending }));
export const TypedSignature = lazy(async () => ({ default: (await import('./messages/TypedSignature.tsx')).TypedSignature }));
/** Loaded where something is to be sent by a Safe. */
export const SafeSending = lazy(async () => ({ default: (await import('./SafeSending.tsx')).SafeSending }));
/** Loaded where somebody is about to sign. */
export const SignatureDialog = lazy(async () => ({ default: (await import('./queue/SignatureDialog.tsx')).SignatureDialog }));
