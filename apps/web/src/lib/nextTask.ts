/** Resolves in a later task. Starting the program in several short tasks lets the browser handle input in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
