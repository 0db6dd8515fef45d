import { assetControllerAbi, lockboxAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { useTokenFacts } from '../../lib/chain/useTokenFacts.ts';
import type { TravellingToken } from './queries.ts';

/** Symbol of what recipients on a chain may be given in the token's place; null where they may not, or it is not known. */
export function useUnwrapping({ controllerAddress, chains }: TravellingToken, chainId: number): string | null {
  const lockbox = chains.find((place) => place.chainId === chainId)?.lockbox;
  const kept = useChainRead({
    chainId,
    key: ['unwrapping', controllerAddress, lockbox],
    enabled: lockbox != null,
    read: async (client): Promise<Address | null> => {
      const [mayUnwrap, address] = await Promise.all([
        readContract(client, { address: controllerAddress as Address, abi: assetControllerAbi, functionName: 'allowTokenUnwrapping' }),
        readContract(client, { address: lockbox as Address, abi: lockboxAbi, functionName: 'ERC20' }),
      ]);
      return mayUnwrap ? address : null;
    },
  });
  return useTokenFacts(chainId, kept.data ?? undefined).data?.symbol ?? null;
}
