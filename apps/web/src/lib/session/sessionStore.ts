import { createSessionStore } from './createSessionStore.ts';

export const sessionStore = createSessionStore({ storage: localStorage, now: Date.now, log: (message) => console.info(message) });
