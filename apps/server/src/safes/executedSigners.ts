import { firstSafeSignatures, type OwnedSafeSignature } from '@althing/bindings';
import { createMemory } from '../base/memory.ts';
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
  const remember = createMemory<Promise<Confirmation[]>>(MOST_REMEMBERED);

  return (transaction: KeptSafeTransaction): Promise<Confirmation[]> => {
    const { hash, execution } = transaction;
    // After a fork the same transaction may have been executed with other signatures.
    return execution ? remember(`${hash}${execution.transactionHash}`, () => read(transaction)) : Promise.resolve([]);
  };
}
