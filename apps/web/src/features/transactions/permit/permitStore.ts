import type { PermitSignature } from '@althing/bindings';

/** The permission that was signed last in this tab, by what it is for, so that a reload does not lose it. */
export interface PermitStore {
  get(key: string): PermitSignature | undefined;
  put(key: string, permit: PermitSignature): void;
  clear(): void;
}

export const PERMIT_KEY = 'permit';

const HEX = /^0x[\da-f]{64}$/i;
const NUMBER = /^\d{1,20}$/;

/** @param storage - of the tab: closing it forgets the permission. */
export function createPermitStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PermitStore {
  return {
    get(key) {
      const kept = parse(storage.getItem(PERMIT_KEY));
      return kept?.key === key ? kept.permit : undefined;
    },
    put: (key, { deadline, v, r, s }) => storage.setItem(PERMIT_KEY, JSON.stringify({ key, deadline: String(deadline), v, r, s })),
    clear: () => storage.removeItem(PERMIT_KEY),
  };
}

/** Undefined of what another version wrote: it is signed anew. */
function parse(text: string | null): { key: unknown; permit: PermitSignature } | undefined {
  try {
    const { key, deadline, v, r, s } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (!isText(deadline, NUMBER) || !isText(r, HEX) || !isText(s, HEX) || (v !== 27 && v !== 28)) return undefined;
    return { key, permit: { deadline: BigInt(deadline), v, r: r as `0x${string}`, s: s as `0x${string}` } };
  } catch {
    return undefined;
  }
}

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
