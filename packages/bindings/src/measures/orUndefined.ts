/** Not every contract answers every question; that is no reason to know nothing of the others. */
export const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
