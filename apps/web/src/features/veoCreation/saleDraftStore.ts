import { newSaleDraft, type SaleDraft } from '@althing/domain/bonds';
import type { ChainId, Hex } from '@althing/domain/units';
import { createDraftStore, type DraftStore, type DraftStoreOptions } from '../../ui/wizard/createDraftStore.ts';

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
  /** Whether the escrow was seen to have all that it was to get. */
  wasFilled?: true;
}

export interface KeptSale {
  draft: SaleDraft;
  /** Missing while the form is being filled in. */
  opening?: Opening;
}

const DIGITS = /^\d{1,78}$/;

/** What was kept, field by field: one that this version does not know, or knows otherwise, begins anew. */
function draftOf(stored: Partial<Record<keyof SaleDraft, unknown>>, fresh: SaleDraft): SaleDraft {
  const known = Object.entries(fresh).map(([field, value]) => {
    const kept = stored[field as keyof SaleDraft];
    return [field, typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value) ? kept : value];
  });
  return Object.fromEntries(known) as SaleDraft;
}

function openingOf(stored: unknown): Opening | undefined {
  const { sealedAt, escrow, leastOraclePrice, transactionHash, recordId, wasFilled } = (stored ?? {}) as Partial<
    Record<keyof Opening, unknown>
  >;
  if (typeof sealedAt !== 'number' || typeof escrow !== 'string' || !DIGITS.test(escrow)) return undefined;
  return {
    sealedAt,
    escrow,
    ...(typeof leastOraclePrice === 'string' && DIGITS.test(leastOraclePrice) && { leastOraclePrice }),
    ...(typeof transactionHash === 'string' && transactionHash.startsWith('0x') && { transactionHash: transactionHash as Hex }),
    ...(typeof recordId === 'string' && { recordId }),
    ...(wasFilled === true && { wasFilled }),
  };
}

/** Undefined for null and for text that cannot be read. */
function parse(text: string | null, fresh: SaleDraft): KeptSale | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as { draft?: object; opening?: unknown } | null;
    if (stored === null || typeof stored !== 'object') return undefined;
    const opening = openingOf(stored.opening);
    return { draft: draftOf(stored.draft ?? {}, fresh), ...(opening && { opening }) };
  } catch {
    return undefined;
  }
}

/** The sale that an account is preparing for an organisation, kept in this browser on every change. */
export const createSaleStore = (
  storage: DraftStoreOptions<KeptSale>['storage'],
  organisationId: string,
  chainId: ChainId,
): DraftStore<KeptSale> =>
  createDraftStore({
    storage,
    name: `sale:${organisationId}`,
    entries: [],
    parse: (text) => parse(text, newSaleDraft(chainId)),
    serialise: JSON.stringify,
  });
