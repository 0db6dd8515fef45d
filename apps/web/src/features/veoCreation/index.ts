import { lazy } from 'react';

/** Loaded where somebody opens a market: the form brings the model of all strategies along. */
export const CreateVeoPage = lazy(async () => ({ default: (await import('./CreateVeoPage.tsx')).CreateVeoPage }));
