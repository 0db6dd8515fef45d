import type { hyperlaneAdapterAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

/** Of every bridge's adapter: what they have in common logs all that concerns a message. */
export const bridgeAdapterHandlers: Handlers<typeof hyperlaneAdapterAbi> = {
  MessageRelayed: ({ address, args: { destinationChain, ...args } }) => [
    { table: 'bridgeRelay', adapter: address, destinationChainId: destinationChain, ...args },
  ],
};
