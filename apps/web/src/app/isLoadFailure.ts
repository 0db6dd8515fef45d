const FAILURES = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

/**
 * Whether a part of the application itself did not come: the reader is offline, the server is away, or it was updated and has
 * other files now. Each browser says it in its own words.
 */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && FAILURES.some((words) => words.test(error.message));

/**
 * The router loads the whole page anew at once when a module is missing, which loses the page while the server is away. With
 * other words in front it does not know the error, and `RouteError` waits for the server instead.
 */
export function keepPageOnLoadFailure(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `A part of Althing did not come. ${payload.message}`;
  });
}
