import type { Address } from 'viem';
import type { PairedSession } from './pairedClient.ts';
import { type Scope, scopeOf } from './sessionScope.ts';

export interface SessionState {
  /** The wallet's current account first. */
  accounts: readonly Address[];
  chainId: number;
}

/** The chain in use, for as long as there is a session; undefined forgets it. */
export interface ChainMemory {
  get(): Promise<number | undefined>;
  set(chainId: number | undefined): Promise<void>;
}

/** The session that is in use, if any, and which of its chains and accounts. @param chainIds - The preferred one first. */
export function createHeldSession(chainIds: readonly number[], memory: ChainMemory) {
  let session: PairedSession | undefined;
  let scope: Scope = scopeOf({});
  let chainId = 0;
  let account: Address | undefined;

  return {
    session: (): PairedSession | undefined => session,
    scope: (): Scope => scope,
    chainId: (): number => chainId,

    state(): SessionState | undefined {
      if (!session) return undefined;
      const accounts = scope.accountsOn(chainId);
      return { accounts: accounts.toSorted((a, b) => Number(b === account) - Number(a === account)), chainId };
    },

    /** Holds `next`, on the preferred chain where the wallet allows it, else on one that it does allow. */
    adopt(next: PairedSession, preferred: number | undefined): Promise<void> {
      session = next;
      scope = scopeOf(next.namespaces);
      const known = [preferred, ...chainIds].find((id) => id !== undefined && scope.chainIds.includes(id));
      chainId = known ?? scope.chainIds[0] ?? 0;
      return memory.set(chainId);
    },

    forget(): Promise<void> {
      session = undefined;
      account = undefined;
      return memory.set(undefined);
    },

    /** False where it is on that chain already. */
    moveTo(id: number): boolean {
      if (id === chainId) return false;
      chainId = id;
      void memory.set(id);
      return true;
    },

    /** @param current - An address in lower case; one that the session does not have changes nothing. */
    useAccount(current: string | undefined): void {
      account = scope.accountsOn(chainId).find((known) => known.toLowerCase() === current) ?? account;
    },
  };
}

export type HeldSession = ReturnType<typeof createHeldSession>;
