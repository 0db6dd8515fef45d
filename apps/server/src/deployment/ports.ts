import type { Check } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import type { PublicClient } from 'viem';

/** What the chain answered to a check; null where it could not be read. */
export interface CheckAnswer {
  actual: string | null;
  ok: boolean;
}

/** Puts checks to a chain, at a block or at the newest one; answers in the order of the questions. */
export type CheckRunner = (
  client: PublicClient,
  checks: readonly Check[],
  options: { blockNumber?: bigint },
) => Promise<readonly CheckAnswer[]>;

/** Tells whoever watches that the ledger of an organisation changed. */
export type PublishLedgerChange = (change: { organisationId: string; chainId: ChainId | null }) => void;
