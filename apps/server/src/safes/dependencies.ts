import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { SafeRecords } from '../store/safes/safeRecords.ts';
import type { ReadState } from './readState.ts';

/** What is needed to check something that was signed for a Safe, and to store it. */
export interface SafeDependencies {
  chains: ChainClients;
  safeRecords: SafeRecords;
  readState: ReadState;
  now: Clock;
}
