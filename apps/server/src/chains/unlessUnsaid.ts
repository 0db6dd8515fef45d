import { isNodeFailure } from './reachable.ts';

/** What a contract answers; null where it cannot say it. @throws where no node answers. */
export const unlessUnsaid = <Value>(read: Promise<Value>): Promise<Value | null> =>
  read.catch((error: unknown) => {
    if (isNodeFailure(error)) throw error;
    return null;
  });
