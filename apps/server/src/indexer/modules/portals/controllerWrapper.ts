import type { controllerWrapperAbi } from '@althing/bindings';
import type { Handlers } from '../../handlers.ts';

export const controllerWrapperHandlers: Handlers<typeof controllerWrapperAbi> = {
  TransferWrapped: ({ args: { transferId, controller, sender, amount } }) => [
    { table: 'bridgeWrapping', controller, messageId: transferId, sender, grossAmount: amount },
  ],
};
