import { assetControllerAbi, bridgeAdaptersOf, CONTROLLER_ROLES, messageControllerAbi } from '@althing/bindings';
import { type Bridge, bridgeBetween, BRIDGES } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import type { Client } from 'viem';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import type { BridgeTransactionDetail } from '../queries.ts';

/** Whether a controller listens to an adapter for what is like this transaction. */
function isHeard(client: Client, { messageType, threshold, originControllerAddress }: BridgeTransactionDetail, adapter: Address) {
  const address = originControllerAddress as Address;
  if (messageType === 'message')
    return readContract(client, { address, abi: messageControllerAbi, functionName: 'isApproved', args: [adapter] });
  if (threshold > 1)
    return readContract(client, { address, abi: assetControllerAbi, functionName: 'multiBridgeAdapters', args: [adapter] });
  return readContract(client, { address, abi: assetControllerAbi, functionName: 'mintingMaxLimitOf', args: [adapter] }).then(
    (most) => most > 0n,
  );
}

/** Bridges by which it can go again so that it counts, as the destination says now. A message has to be given to them by its own side as well. */
export function useResendBridges(transaction: BridgeTransactionDetail, enabled: boolean) {
  const { originChainId, destinationChainId, originControllerAddress, messageType, threshold } = transaction;
  const adapters = bridgeAdaptersOf(originChainId);
  const connected = BRIDGES.filter((bridge) => bridgeBetween(bridge, originChainId, destinationChainId).isAvailable && adapters);
  const read = async (client: Client): Promise<Bridge[]> => {
    const heard = await Promise.all(connected.map((bridge) => isHeard(client, transaction, adapters![bridge])));
    return connected.filter((_, index) => heard[index]);
  };
  const key = ['resendBridges', originControllerAddress, messageType, threshold, originChainId, destinationChainId];
  const destination = useChainRead({ chainId: destinationChainId, key, enabled, read });
  const origin = useChainRead({ chainId: originChainId, key, enabled: enabled && messageType === 'message', read });
  const data =
    messageType === 'transfer' ? destination.data : origin.data && destination.data?.filter((bridge) => origin.data.includes(bridge));
  return { bridges: data, isError: destination.isError || origin.isError, error: destination.error ?? origin.error };
}

/** Whether the account may send messages of this controller again; transfers may be by anybody. Undefined while it is not known. */
export function useMayResend({ messageType, originChainId, originControllerAddress }: BridgeTransactionDetail, account: Address | null) {
  const isMessage = messageType === 'message';
  const { data } = useChainRead({
    chainId: originChainId,
    key: ['resender', originControllerAddress, account],
    enabled: isMessage && account !== null,
    read: (client) =>
      readContract(client, {
        address: originControllerAddress as Address,
        abi: messageControllerAbi,
        functionName: 'hasRole',
        args: [CONTROLLER_ROLES.resender, account!],
      }),
  });
  return isMessage ? data : true;
}
