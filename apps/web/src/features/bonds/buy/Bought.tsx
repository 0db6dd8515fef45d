import { purchasesIn } from '@althing/bindings';
import { receiptWords } from '@althing/domain/bonds';
import type { Hex } from '@althing/domain/units';
import { getTransactionReceipt } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import type { BondMarket } from '../queries.ts';

/** What the chain did, read from the receipt of the purchase. */
export function Bought({ market, hash }: { market: BondMarket; hash: Hex }) {
  const { chainId, marketId, payoutToken, quoteToken } = market;
  const { data } = useChainRead({
    chainId,
    key: ['bondReceipt', hash],
    read: async (client) =>
      purchasesIn((await getTransactionReceipt(client, { hash })).logs).find(({ id }) => id === BigInt(marketId)) ?? null,
  });
  if (!data) return null;
  return (
    <Notice
      title="Bought"
      actions={
        <LinkButton to="/dashboard" variant="default">
          See your bonds
        </LinkButton>
      }
    >
      You paid <Amount value={data.quoteAmount} decimals={quoteToken.decimals} symbol={quoteToken.symbol} as="exact" /> and{' '}
      {data.expiry === 0 ? 'received' : 'will receive'}{' '}
      <Amount value={data.payout} decimals={payoutToken.decimals} symbol={payoutToken.symbol} as="exact" />
      {receiptWords(data.expiry, market.linearDuration > 0)}.
    </Notice>
  );
}
