/** Lets the browser do first whatever the reader waits for: a program that starts in several short tasks holds up nobody. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
