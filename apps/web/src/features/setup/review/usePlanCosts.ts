import { type Plan, planCost } from '@althing/planner';
import { useQueries } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { mostToPay, readFees } from '../../../lib/chain/fees.ts';
import { chainKey } from '../../../lib/chain/useChainRead.ts';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { totalBySymbol } from './totalBySymbol.ts';

const HALF_A_MINUTE = 30_000;

/** The highest cost of the deployment at present fees, by currency symbol; undefined until every chain has answered. */
export function usePlanCosts(plan: Plan): { symbol: string; amount: bigint }[] | undefined {
  const config = useConfig();
  const { chains } = useAppConfig();
  return useQueries({
    queries: plan.chains.map(({ chainId }) => ({
      queryKey: chainKey(chainId, 'fees'),
      queryFn: () => readFees(config.getClient({ chainId })),
      refetchInterval: HALF_A_MINUTE,
      retry: 1,
    })),
    combine: (answers) => {
      if (answers.some(({ data }) => data === undefined)) return undefined;
      return totalBySymbol(
        planCost(plan, {}).map(({ chainId, gas }, index) => ({
          symbol: chains.find(({ id }) => id === chainId)?.nativeCurrency.symbol ?? 'ETH',
          amount: mostToPay(gas, answers[index]!.data!),
        })),
      );
    },
  });
}
