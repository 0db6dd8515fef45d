import type { hyperlaneAdapterAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

/** Events of every bridge's adapter. The base contract that all adapters share logs everything about a message. */
export const bridgeAdapterHandlers: Handlers<typeof hyperlaneAdapterAbi> = {
  MessageRelayed: ({ address, args: { destinationChain, ...args } }) => [
    { table: 'bridgeRelay', adapter: address, destinationChainId: destinationChain, ...args },
  ],
};
