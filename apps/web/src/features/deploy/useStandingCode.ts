import type { OrganisationDetail } from '@althing/domain/http';
import type { Address, ChainId } from '@althing/domain/units';
import { useQueries } from '@tanstack/react-query';
import { getCode } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';
import type { StandingCode } from './deployment.ts';

const LOOK_EVERY = 4_000;

/** Asks each unfinished chain which predicted addresses have code, so that contracts are found even if nobody reported a transaction. */
export function useStandingCode(organisation: OrganisationDetail): StandingCode {
  const config = useConfig();
  return useQueries({
    queries: organisation.chainIds.map((chainId) => {
      const rows = organisation.contracts.filter((contract) => contract.chainId === chainId);
      const addresses = rows.map((row) => row.address as Address);
      return {
        queryKey: ['standing-code', chainId, addresses],
        queryFn: async (): Promise<[ChainId, Set<Address>]> => {
          const client = getClient(config, { chainId });
          if (!client) return [chainId, new Set()];
          const codes = await Promise.all(addresses.map((address) => getCode(client, { address })));
          return [chainId, new Set(addresses.filter((_, index) => codes[index] !== undefined))];
        },
        enabled: rows.some((row) => row.state !== 'verified' && row.state !== 'confirmed'),
        refetchInterval: LOOK_EVERY,
      };
    }),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [data] : []))),
  });
}
