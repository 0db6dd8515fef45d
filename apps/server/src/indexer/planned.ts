import type { Hex } from '@althing/domain/units';

/** Of `addresses` those that a registered plan names. */
export type Planned = (addresses: readonly Hex[]) => Promise<readonly Hex[]>;

/** Asks about each address once: a plan that arrives in between must not make what is kept differ from what was asked for. */
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
