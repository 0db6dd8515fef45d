import type { Session } from '@althing/domain/http';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore.ts';

/** The signed-in user, or undefined. */
export const useSession = (): Session | undefined => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
