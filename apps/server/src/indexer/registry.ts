import type { Hex } from '@althing/domain/units';
import type { IndexedKind } from '../store/chain/changes.ts';
import { isHolderKind } from './holderKinds.ts';

export interface KnownContract {
  kind: IndexedKind;
  /** First block whose events are read. */
  since: number;
  /** Last block whose events are read, while its history is still being read; absent otherwise. */
  until?: number;
}

/** The contracts of one chain whose events are read: the platform's own, which are configured, and contracts of plans that those announced. */
export class Registry {
  private readonly contracts = new Map<Hex, KnownContract>();

  constructor(roots: Iterable<readonly [Hex, IndexedKind]>) {
    for (const [address, kind] of roots) this.add(address, { kind, since: 0 });
  }

  /** Adds a contract; only the first announcement of an address counts. @returns whether the address is new. */
  add(address: Hex, contract: KnownContract): boolean {
    const key = address.toLowerCase() as Hex;
    if (this.contracts.has(key)) return false;
    this.contracts.set(key, contract);
    return true;
  }

  /** The contract at an address if events of that block are read from it. @param address - lower case. */
  at(address: Hex, block: number): KnownContract | undefined {
    const contract = this.contracts.get(address);
    return contract && contract.since <= block && block <= (contract.until ?? block) ? contract : undefined;
  }

  has(address: Hex): boolean {
    return this.contracts.has(address);
  }

  /** Whether it is a contract with which money may lie, whose events of that block are read. @param address - lower case. */
  holds(address: Hex, block: number): boolean {
    const contract = this.at(address, block);
    return contract !== undefined && isHolderKind(contract.kind);
  }

  holders(): Hex[] {
    return [...this.contracts].flatMap(([address, { kind }]) => (isHolderKind(kind) ? [address] : []));
  }

  addresses(): Hex[] {
    return [...this.contracts.keys()];
  }
}
