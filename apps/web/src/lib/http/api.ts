import { sessionStore } from '../session/sessionStore.ts';
import { createApi } from './createApi.ts';
import { watchedFetch } from './serverWatch.ts';

/** The application's API client: `await api('GET /api/v1/organisations/slug/:slug', { params: { slug } })`. */
export const api = createApi({
  fetch: watchedFetch,
  token: () => sessionStore.get()?.accessToken,
  onUnauthenticated: () => sessionStore.end('unauthenticated'),
});
