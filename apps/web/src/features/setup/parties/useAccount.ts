import { getSafeOwners, getSafeThreshold, type ReadClient } from '@althing/bindings';
import { type Address, type ChainId, parseAddress } from '@althing/domain/units';
import { useQueries } from '@tanstack/react-query';
import { getCode } from 'viem/actions';
import { useConfig } from 'wagmi';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { api } from '../../../lib/http/api.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { type AccountKind, accountKind, type AccountOnChain } from './accountKind.ts';

const ONE_MINUTE = 60_000;

async function readAccountKind(client: ReadClient, chainId: ChainId, address: Address): Promise<AccountKind> {
  const code = await getCode(client, { address });
  if (code === undefined) return accountKind(code, undefined);
  const safe = await Promise.all([getSafeOwners(client, { safe: address }), getSafeThreshold(client, { safe: address })]).then(
    ([owners, threshold]) => ({ owners: owners.length, threshold }),
    () => undefined,
  );
  const kind = accountKind(code, safe);
  return kind.kind === 'contract' ? ((await readGovernor(chainId, address)) ?? kind) : kind;
}

/** The governor at an address, by its name; undefined where the contract there is none. */
async function readGovernor(chainId: ChainId, governor: Address): Promise<AccountKind | undefined> {
  try {
    const { governorName, timelock } = await api('GET /api/v1/organisations/governors/:chainId/:governor/name', {
      params: { chainId, governor },
    });
    return { kind: 'governor', name: governorName, timelock: timelock as Address | null };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'governor-not-found') return undefined;
    throw error;
  }
}

/** Asks each chain what is at `text`. `found` is undefined until all have answered. */
export function useAccount(text: string, chainIds: readonly number[]): { found: AccountOnChain[] | undefined; isError: boolean } {
  const config = useConfig();
  const { chains } = useAppConfig();
  const address = parseAddress(text);
  const asked = chains.filter((chain) => chainIds.includes(chain.id) && chain.disabledReason === null);
  return useQueries({
    queries: asked.map((chain) => ({
      queryKey: ['account-kind', chain.id, address],
      queryFn: () => readAccountKind(config.getClient({ chainId: chain.id }), chain.id, address!),
      enabled: address !== undefined,
      staleTime: ONE_MINUTE,
      retry: 1,
    })),
    combine: (answers) => ({
      isError: answers.some((answer) => answer.isError),
      found: answers.every((answer) => answer.data)
        ? answers.map((answer, index) => ({ account: answer.data!, chainName: asked[index]!.name }))
        : undefined,
    }),
  });
}
