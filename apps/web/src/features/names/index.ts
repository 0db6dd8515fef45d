import { lazy } from 'react';

/** Loaded when somebody is signed in: the first page of strangers needs none of it. */
export const OwnLabels = lazy(async () => ({ default: (await import('./OwnLabels.tsx')).OwnLabels }));
export { NameButton } from './NameButton.tsx';
