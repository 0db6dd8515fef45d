import { lockboxAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useTokenFacts } from '../../../lib/chain/useTokenFacts.ts';
import type { TokenOnChain } from '../queries.ts';

/** The token that the lockbox of a chain keeps; undefined where there is none, it keeps the chain's own coin, or it is not known yet. */
export function useKept({ chainId, lockbox }: TokenOnChain): TokenOnChain | undefined {
  const { data: address } = useChainRead({
    chainId,
    key: ['kept', lockbox],
    enabled: lockbox !== null,
    read: async (client): Promise<Address | null> => {
      const at = { address: lockbox as Address, abi: lockboxAbi } as const;
      const isNative = await readContract(client, { ...at, functionName: 'IS_NATIVE' });
      return isNative ? null : readContract(client, { ...at, functionName: 'ERC20' });
    },
  });
  const { data: facts } = useTokenFacts(chainId, address ?? undefined);
  return address && facts
    ? {
        chainId,
        address,
        name: facts.symbol,
        symbol: facts.symbol,
        decimals: facts.decimals,
        lockbox: null,
        isOrganisationToken: false,
        isPendingUpgrade: false,
      }
    : undefined;
}
