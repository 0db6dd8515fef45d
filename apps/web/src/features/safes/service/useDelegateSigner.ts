import { safeDelegateTypedData } from '@althing/bindings';
import type { SafeDelegateEntry } from '@althing/domain/safes';
import type { ChainId } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askSafeService, safeServiceUrl } from '../../../lib/safe/safeService.ts';
import { useActor } from '../../governance/index.ts';
import { useOwnerSignature } from './useOwnerSignature.ts';

export interface DelegateSigner {
  /** Lets an account propose in the name of the connected owner. `hour` is signed with it. */
  add(entry: SafeDelegateEntry & { label: string }, hour: number): Promise<void>;
  /** Ends that, signed by either of the two. An entry for every Safe takes those for single ones with it. */
  end(entry: SafeDelegateEntry, hour: number): Promise<void>;
}

/** Requests about delegates, signed with the connected wallet. Throws the wallet's error or the service's. */
export function useDelegateSigner(chainId: ChainId): DelegateSigner {
  const { isSafe } = useActor();
  const owner = useOwnerSignature();
  const client = useQueryClient();
  const service = safeServiceUrl(useAppConfig(), chainId);

  const signed = async ({ safe, delegate, delegator }: SafeDelegateEntry, hour: number) => {
    const typedData = safeDelegateTypedData(chainId, delegate, hour);
    return { safe, delegator, signature: await (isSafe ? owner.signAsContract : owner.signAsKey)(chainId, typedData) };
  };
  // What is for every Safe shows on the pages of all of them.
  const refresh = () => client.invalidateQueries({ queryKey: ['safe', chainId] });

  return {
    async add({ label, ...entry }, hour) {
      await askSafeService(`${service}/v2/delegates/`, { ...(await signed(entry, hour)), delegate: entry.delegate, label });
      await refresh();
    },
    async end(entry, hour) {
      await askSafeService(`${service}/v2/delegates/${entry.delegate}/`, await signed(entry, hour), undefined, 'DELETE');
      await refresh();
    },
  };
}
