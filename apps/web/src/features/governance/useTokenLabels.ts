import type { OrganisationDetail } from '@althing/domain/http';
import { TOKEN_DECIMALS } from '@althing/domain/units';
import { useChain } from '../../lib/config/useChain.ts';
import type { CoinLabels } from './paymentOf.ts';
import { tokenOn } from './executor.ts';

/** Symbols and decimals of the currencies that an organisation pays with on a chain. */
export function useTokenLabels(organisation: Pick<OrganisationDetail, 'contracts' | 'token'>, chainId: number): CoinLabels {
  const token = tokenOn(organisation, chainId);
  const symbol = organisation.token?.symbol;
  return {
    native: useChain(chainId).nativeCurrency.symbol,
    tokens: token && symbol ? { [token.toLowerCase()]: { symbol, decimals: TOKEN_DECIMALS } } : {},
  };
}
