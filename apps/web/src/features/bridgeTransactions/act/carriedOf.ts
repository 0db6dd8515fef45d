import type { CarriedPayload } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import type { BridgeTransactionDetail } from '../queries.ts';

/** What its controllers need to know of it; undefined where the payload is longer than any bridge accepts. */
export const carriedOf = ({
  originControllerAddress,
  messageType,
  originChainId,
  originTransactionInputData,
}: BridgeTransactionDetail): CarriedPayload | undefined =>
  originTransactionInputData === null
    ? undefined
    : {
        controller: originControllerAddress as Address,
        messageType,
        originChainId,
        payload: originTransactionInputData as Hex,
      };
