import type { Hex } from '@althing/domain/units';

/** Answers those of `addresses` that a registered plan names. */
export type Planned = (addresses: readonly Hex[]) => Promise<readonly Hex[]>;

/** Asks about each address only once, so that a plan registered in between cannot change the answer during one step. */
export function askOnce(ask: Planned): Planned {
  const answers = new Map<Hex, boolean>();
  return async (addresses) => {
    const unknown = addresses.filter((address) => !answers.has(address));
    if (unknown.length > 0) {
      const planned = new Set(await ask(unknown));
      for (const address of unknown) answers.set(address, planned.has(address));
    }
    return addresses.filter((address) => answers.get(address) === true);
  };
}
