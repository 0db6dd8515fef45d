import { chainName } from '@althing/domain/chains';
import type { EndpointResponse } from '@althing/domain/http';
import {
  describeExistingToken,
  type ExistingTokenDraft,
  NOT_XERC20,
  type SafetyHint,
  tokenWithoutVotes,
  WRAP_IT,
} from '@althing/domain/setup';
import { NATIVE, parseAddress } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { notify } from '../../../ui/notify.ts';
import { useEdit } from '../edit/EditContext.ts';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';

type TokenInfo = Pick<
  EndpointResponse<'GET /api/v1/tokens/:chainId/:address'>,
  'chainId' | 'address' | 'name' | 'symbol' | 'decimals' | 'totalSupply' | 'isXERC20' | 'countsVotes'
>;
type Currency = Pick<TokenInfo, 'name' | 'symbol' | 'decimals'>;

/** Of which tokens it was said already that they are not XERC20, so that a page that opens again does not repeat it. */
const warned = new Set<string>();

/** Asks the chain about the token at the address of an entry, and writes what it says into the draft. `currency` is the chain's own. */
export function useTokenInfo(token: ExistingTokenDraft, currency: Currency | undefined) {
  const { tempId, chainId, address } = token;
  const update = useUpdate();
  // What stands was read when it was founded; its supply goes on changing without anybody's proposal.
  const isStanding = useEdit()?.initial.token.existingTokens.some((entry) => entry.tempId === tempId) ?? false;
  const parsed = parseAddress(address.trim());
  const isAsked = chainId !== null && parsed !== undefined && parsed !== NATIVE;
  const { data, error, isFetching } = useQuery({
    ...apiQuery('GET /api/v1/tokens/:chainId/:address', { params: { chainId: chainId ?? 0, address: parsed ?? NATIVE } }),
    enabled: isAsked,
    retry: false,
  });
  const ofCurrency = chainId !== null && parsed === NATIVE && currency ? { chainId, address: parsed, ...currency, ...BARE } : undefined;
  const info: TokenInfo | undefined = isAsked ? data : ofCurrency;
  const differs = info !== undefined && !isStanding && isToldOtherwise(token, info);
  useEffect(() => {
    if (differs) update((form) => describeExistingToken(form, tempId, info));
  });
  const plain = info && !info.isXERC20 ? `${info.chainId}:${info.address}` : undefined;
  useEffect(() => {
    if (plain === undefined || warned.has(plain)) return;
    warned.add(plain);
    notify.warning(NOT_XERC20, WRAP_IT);
  }, [plain]);
  return { info, error: isAsked && !isFetching ? error : null, isFetching: isAsked && isFetching };
}

const isToldOtherwise = (token: ExistingTokenDraft, { name, symbol, decimals, totalSupply }: TokenInfo): boolean =>
  name.trim() !== token.name || symbol.trim() !== token.symbol || decimals !== token.decimals || totalSupply !== token.totalSupply;

/** The total of a chain's own currency cannot be asked for. */
const BARE = { totalSupply: '0', isXERC20: false, countsVotes: false };

/** What is to be said of a token beside its address: that it cannot be used as it is, and why. */
export function useTokenHints(info: TokenInfo | undefined): Pick<SafetyHint, 'severity' | 'sentence'>[] {
  const { value: isWrapped } = useField('token.isWrappingAccepted');
  const { value: governors } = useField('modules.governor');
  const { chains } = useAppConfig();
  if (!info) return [];
  const isGoverned = governors.some(({ chainId }) => chainId === info.chainId);
  const where = chainName(chains, info.chainId);
  return [
    ...(info.isXERC20 ? [] : [{ severity: 'warning' as const, sentence: `${NOT_XERC20}. ${WRAP_IT}.` }]),
    ...(isWrapped === false && isGoverned && !info.countsVotes
      ? [{ severity: 'danger' as const, sentence: `${tokenWithoutVotes(info.symbol, where)}.` }]
      : []),
  ];
}
