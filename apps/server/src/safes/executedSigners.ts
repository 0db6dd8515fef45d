import { firstSafeSignatures, type OwnedSafeSignature } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import type { Confirmation } from '../store/safes/confirmations.ts';
import type { KeptSafeTransaction } from '../store/safes/history.ts';
import { signerOf, toConfirmation } from './verifySignatures.ts';

/** Signatures of one transaction that are read: recovering a key takes a millisecond. */
const MOST_SIGNATURES = 20;
const MOST_REMEMBERED = 2_000;

async function read({ hash, told }: KeptSafeTransaction): Promise<Confirmation[]> {
  // The Safe reads as many as it needs; whoever sent it may have added others after them, or anything at all.
  const needed = told ? Math.min(told.threshold, MOST_SIGNATURES) : 0;
  const parts = told ? (firstSafeSignatures(told.signatures, needed) ?? []) : [];
  const owned: (OwnedSafeSignature | undefined)[] = await Promise.all(
    parts.map(async (part) => {
      if (part.kind !== 'key') return part;
      const owner = await signerOf(hash, part);
      return owner && { ...part, owner };
    }),
  );
  return owned.filter((part) => part !== undefined).map(toConfirmation);
}

/** Who confirmed transactions that were executed, by the signatures that the Safe was given. */
export function createExecutedSigners() {
  const remembered = new Map<Hex, Promise<Confirmation[]>>();

  return function signersOf(transaction: KeptSafeTransaction): Promise<Confirmation[]> {
    const { hash, execution } = transaction;
    if (!execution) return Promise.resolve([]);
    const key: Hex = `0x${hash.slice(2)}${execution.transactionHash.slice(2)}`;
    const known = remembered.get(key) ?? read(transaction);
    remembered.delete(key);
    remembered.set(key, known);
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return known;
  };
}
