import type { Hex } from '@althing/domain/units';
import type { Abi, ContractEventName, DecodeEventLogReturnType } from 'viem';
import type { Change, Position } from '../store/chain/changes.ts';

export interface HandledEvent<Args> extends Position {
  /** The contract that logged it. */
  address: Hex;
  args: Args;
  /** The arguments that are not indexed, as they were logged. */
  data: Hex;
}

/** What each event of a contract changes; an event without an entry is kept as it is and changes nothing else. */
export type Handlers<abi extends Abi> = {
  [Name in ContractEventName<abi>]?: (event: HandledEvent<DecodeEventLogReturnType<abi, Name>['args']>) => Change[];
};
