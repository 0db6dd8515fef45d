const FAILURES = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

/**
 * Whether a module of the application failed to load: the reader is offline, the server is away, or it was updated and has other files now. Each
 * browser has its own message for this.
 */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && FAILURES.some((words) => words.test(error.message));

/**
 * When a module is missing, the router reloads the page at once, which loses the page while the server is away. If the message has another
 * prefix, the router does not recognise the error, and `RouteError` waits for the server instead.
 */
export function keepPageOnLoadFailure(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `A part of Althing did not come. ${payload.message}`;
  });
}
