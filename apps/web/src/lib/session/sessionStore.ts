import { createSessionStore } from './createSessionStore.ts';

export const sessionStore = createSessionStore({
  storage: localStorage,
  onStorage: (listener) => addEventListener('storage', ({ key }) => listener(key)),
  now: Date.now,
  log: (message) => console.info(message),
});
