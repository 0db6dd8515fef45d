import type { Check } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import type { PublicClient } from 'viem';

/** What the chain answered to a check; null where it could not be read. */
export interface CheckAnswer {
  actual: string | null;
  ok: boolean;
}

/** Asks a chain the questions of checks, at a block or at the newest one. Answers come in the order of the questions. */
export type CheckRunner = (
  client: PublicClient,
  checks: readonly Check[],
  options: { blockNumber?: bigint },
) => Promise<readonly CheckAnswer[]>;

/** Tells open pages that an organisation's ledger has changed. */
export type PublishLedgerChange = (change: { organisationId: string; chainId: ChainId | null }) => void;
