import { getTokenBalance } from '@althing/bindings';
import type { HeldElsewhere } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useQueries } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { chainKey } from '../../../lib/chain/useChainRead.ts';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';

const LOOK_EVERY = 60_000;

/** What an account holds of the organisation's token on other chains than this one; chains that do not answer are left out. */
export function useHeldElsewhere(
  { contracts }: Pick<OrganisationDetail, 'contracts'>,
  chainId: number,
  account: Address | null,
): readonly HeldElsewhere[] {
  const config = useConfig();
  const { chains } = useAppConfig();
  const tokens = contracts.flatMap((contract) => {
    const chain = chains.find(({ id }) => id === contract.chainId);
    const isRead = contract.kind === 'token' && contract.chainId !== chainId && chain !== undefined && chain.disabledReason === null;
    return isRead ? [{ chain, token: contract.address as Address }] : [];
  });
  return useQueries({
    queries: tokens.map(({ chain, token }) => ({
      queryKey: chainKey(chain.id, 'balance', token, account),
      queryFn: () => getTokenBalance(config.getClient({ chainId: chain.id }), { token, account: account! }),
      enabled: account !== null,
      refetchInterval: LOOK_EVERY,
      retry: 1,
    })),
    combine: (answers) =>
      answers.flatMap(({ data }, index) => (data === undefined ? [] : [{ chainName: tokens[index]!.chain.name, balance: data }])),
  });
}
