import { joinSafeSignatures, safeMessageContent, safeMessageHash, safeMessageTypedData } from '@althing/bindings';
import type { SafeMessage } from '@althing/domain/safeService';
import { originWithNote } from '@althing/domain/safes';
import type { Hex } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askSafeService, safeKey, safeServiceUrl } from '../../../lib/safe/safeService.ts';
import type { SafePlace } from './queries.ts';
import { useOwnerSignature } from './useOwnerSignature.ts';

/** Whether a message is put before the other owners, or waits there already. */
export type MessageStep = 'propose' | 'confirm';

export interface MessageSigner {
  /** Signs a message with the connected owner's key and tells the service. */
  sign(step: MessageStep, message: SafeMessage): Promise<void>;
  /** Tells the service that the connected owner, a Safe, has approved the message on chain. */
  tellApproval(step: MessageStep, message: SafeMessage): Promise<void>;
}

/** Messages of a Safe that the connected owner signs. Throws the wallet's error or the service's. */
export function useMessageSigner({ chainId, safe }: SafePlace): MessageSigner {
  const owner = useOwnerSignature();
  const client = useQueryClient();
  const service = safeServiceUrl(useAppConfig(), chainId);

  async function tell(step: MessageStep, message: SafeMessage, signature: Hex): Promise<void> {
    if (step === 'propose')
      await askSafeService(`${service}/v1/safes/${safe}/messages/`, { message, signature, origin: originWithNote('') });
    else {
      const { hash } = safeMessageContent(chainId, safe, safeMessageHash(message));
      await askSafeService(`${service}/v1/messages/${hash}/signatures/`, { signature });
    }
    await client.invalidateQueries({ queryKey: safeKey(chainId, safe, 'messages') });
  }

  return {
    async sign(step, message) {
      await tell(step, message, await owner.signAsKey(chainId, safeMessageTypedData(chainId, safe, safeMessageHash(message))));
    },
    tellApproval: (step, message) => tell(step, message, joinSafeSignatures([{ kind: 'approvedHash', owner: owner.sender() }])),
  };
}
