import { newSaleDraft, type SaleDraft } from '@althing/domain/bonds';
import type { ChainId, Hex } from '@althing/domain/units';

/** How far a sale has come that its seller has decided to open. The chain and the server know the rest. */
export interface Opening {
  /** UNIX seconds of the chain for which the numbers were worked out. */
  sealedAt: number;
  /** Payout tokens to put into escrow, in smallest units as decimal digits: what the model asked for then, whatever the oracle says later. */
  escrow: string;
  /** Of the oracle when the seller decided; below it the market is not created. Decimal digits, missing without an oracle. */
  leastOraclePrice?: string;
  /** Transaction that created the market. */
  transactionHash?: Hex;
  /** Id of the record of a market that a Safe was asked to create. */
  recordId?: string;
}

export interface KeptSale {
  draft: SaleDraft;
  /** Missing while the form is being filled in. */
  opening?: Opening;
}

type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'setItem' | 'removeItem'>;

const DIGITS = /^\d{1,78}$/;

const keyOf = (organisationId: string): string => `sale:${organisationId}`;

/** What was kept, field by field: one that this version does not know, or knows otherwise, begins anew. */
function draftOf(stored: Partial<Record<keyof SaleDraft, unknown>>, fresh: SaleDraft): SaleDraft {
  const known = Object.entries(fresh).map(([field, value]) => {
    const kept = stored[field as keyof SaleDraft];
    return [field, typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value) ? kept : value];
  });
  return Object.fromEntries(known) as SaleDraft;
}

function openingOf(stored: unknown): Opening | undefined {
  const { sealedAt, escrow, leastOraclePrice, transactionHash, recordId } = (stored ?? {}) as Partial<Record<keyof Opening, unknown>>;
  if (typeof sealedAt !== 'number' || typeof escrow !== 'string' || !DIGITS.test(escrow)) return undefined;
  return {
    sealedAt,
    escrow,
    ...(typeof leastOraclePrice === 'string' && DIGITS.test(leastOraclePrice) && { leastOraclePrice }),
    ...(typeof transactionHash === 'string' && transactionHash.startsWith('0x') && { transactionHash: transactionHash as Hex }),
    ...(typeof recordId === 'string' && { recordId }),
  };
}

/** The sale that is being prepared for an organisation in this browser. */
export function readSale(storage: Reads, organisationId: string, chainId: ChainId): KeptSale {
  const fresh = newSaleDraft(chainId);
  try {
    const stored = JSON.parse(storage.getItem(keyOf(organisationId)) ?? 'null') as { draft?: object; opening?: unknown } | null;
    if (!stored) return { draft: fresh };
    const opening = openingOf(stored.opening);
    return { draft: draftOf(stored.draft ?? {}, fresh), ...(opening && { opening }) };
  } catch {
    return { draft: fresh };
  }
}

/** Kept on every change, so that nothing typed or done is lost with the page. Browsers whose storage is full or forbidden keep nothing. */
export function keepSale(storage: Writes, organisationId: string, sale: KeptSale | undefined): void {
  try {
    if (sale) storage.setItem(keyOf(organisationId), JSON.stringify(sale));
    else storage.removeItem(keyOf(organisationId));
  } catch {
    // The page goes on without.
  }
}
