import type { Address, Hex } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import type { SafeSignatureKind } from '../schema/index.ts';

/** A signature of one owner that was checked. */
export interface Confirmation {
  owner: Address;
  /** As a Safe takes it where it is the only one. */
  signature: Hex;
  kind: SafeSignatureKind;
}

/** A confirmation that is stored, or that the owner gave on chain. */
export interface KeptConfirmation extends Confirmation {
  createdAt: Date;
  /** The transaction that gave it; null for one that was sent here. */
  transactionHash: Hex | null;
}

/** What a later signature of the same owner changes. */
export const newerSignature = { signature: sql`excluded.signature`, kind: sql`excluded.kind` };
