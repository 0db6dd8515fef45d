import type { Hex } from '@althing/domain/units';
import type { Abi, ContractEventName, DecodeEventLogReturnType } from 'viem';
import type { Change, Position } from '../store/chain/changes.ts';

export interface HandledEvent<Args> extends Position {
  /** The contract that logged the event. */
  address: Hex;
  args: Args;
  /** The arguments that are not indexed, as ABI-encoded in the log. */
  data: Hex;
}

/** What each event of a contract changes. An event without an entry is stored, but changes nothing else. */
export type Handlers<abi extends Abi> = {
  [Name in ContractEventName<abi>]?: (event: HandledEvent<DecodeEventLogReturnType<abi, Name>['args']>) => Change[];
};
