import type { Address } from 'viem';
import type { PairedSession } from './pairedClient.ts';
import { type Scope, scopeOf } from './sessionScope.ts';

export interface SessionState {
  /** The account in use comes first. */
  accounts: readonly Address[];
  chainId: number;
}

/** Stores the chain in use while there is a session; undefined removes it. */
export interface ChainMemory {
  get(): Promise<number | undefined>;
  set(chainId: number | undefined): Promise<void>;
}

/** The session in use, if any, with the account and chain in use. @param chainIds - chains of the installation, preferred one first. */
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

    /** Takes over a session, on the preferred chain if the wallet allows it, else on a chain that it does allow. */
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

    /** Changes the chain in use; false where it is that chain already. */
    moveTo(id: number): boolean {
      if (id === chainId) return false;
      chainId = id;
      void memory.set(id);
      return true;
    },

    /** Changes the account in use. @param current - lower-case address; ignored if the session does not include it. */
    useAccount(current: string | undefined): void {
      account = scope.accountsOn(chainId).find((known) => known.toLowerCase() === current) ?? account;
    },
  };
}

export type HeldSession = ReturnType<typeof createHeldSession>;
