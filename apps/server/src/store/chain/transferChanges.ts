import type { Hex } from '@althing/domain/units';

/**
 * Something that a contract of an organisation was sent or sent away; one row for each of them that took part. A chain's own coin is `NATIVE`, and
 * what is known of its movements is what contracts log.
 */
export interface TransferChange {
  table: 'transfer';
  holder: Hex;
  direction: 'in' | 'out';
  counterparty: Hex;
  token: Hex;
  /** Smallest units, above 0. */
  value: bigint;
  /** Position among the payments of one event. */
  part: number;
  /** Whether it only happened if the execution that a Safe logs afterwards succeeded. */
  isAnnounced: boolean;
}
