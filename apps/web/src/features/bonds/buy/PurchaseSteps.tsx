import type { Call } from '@althing/bindings';
import { hasQuote, maturitySentence, type NoQuote, type PurchaseQuote } from '@althing/domain/bonds';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Hex } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { useActor } from '../../governance/index.ts';
import { TransactionButton, type TransactionRequest, useBatches, useTransaction, useUsedPermit } from '../../transactions/index.ts';
import type { BondMarket } from '../queries.ts';
import type { MarketNow } from '../useMarketNow.ts';
import { AllowTeller, useTellerPermission } from './AllowTeller.tsx';
import { Bought } from './Bought.tsx';
import classes from './Buy.module.css';
import type { Purse } from './buyerReads.ts';
import { approvalCalls, nameIn, purchaseCall, purchaseContracts, registerCall } from './purchaseCalls.ts';
import { renewalReason } from './takenByOracle.ts';
import { useBringable } from './useBringable.ts';

export interface PurchaseStepsProps {
  market: BondMarket;
  now: MarketNow | undefined;
  amount: bigint | undefined;
  quote: PurchaseQuote | NoQuote | undefined;
  purse: Purse | undefined;
  proof: Hex | undefined;
  /** Why nothing can be bought now. */
  reason: string | undefined;
  onBought: () => void;
}

/** A price that holds for less than this many seconds may be gone before the purchase is mined. */
const TOO_SHORT = 120n;

/** Whether the market's vault has to be priced anew before somebody buys. */
function isPriceStale({ oracleSettings }: BondMarket, now: MarketNow | undefined): boolean {
  if (!oracleSettings?.steerVaultAddress || !now) return false;
  const { price = 0n, expiresAt = 0n } = now.oracle ?? {};
  return price === 0n || expiresAt < now.moment.at + TOO_SHORT;
}

type Words = Pick<TransactionRequest, 'title' | 'effect'>;

/** The transactions of a purchase, one after the other: the price, the allowance, the purchase itself. A Safe does all of it in one, where it can. */
export function PurchaseSteps(props: PurchaseStepsProps) {
  const { market, now, amount, quote, purse, proof, reason, onBought } = props;
  const { chainId, marketId, quoteToken, payoutToken } = market;
  const { account, isSafe } = useActor();
  const client = useQueryClient();
  const subject = `bond:${chainId}:${marketId}:${account}`;
  const { state } = useTransaction(subject);
  const batches = useBatches(chainId, account, isSafe);
  const contracts = purchaseContracts(market);
  const nameAddress = nameIn(contracts, account);
  const request = (call: Call | undefined, words: Words): TransactionRequest | undefined =>
    call && account ? { chainId, from: account, ...call, ...words, isSafe } : undefined;
  const isPriced = quote !== undefined && hasQuote(quote);
  const isStale = isPriceStale(market, now);
  const bringable = useBringable(market, batches && isStale).data;
  const signedPrice = bringable?.held === undefined ? bringable?.attestations : undefined;
  const permission = useTellerPermission(market, amount);
  const isShort = amount !== undefined && purse !== undefined && purse.allowance < amount;
  const signed = isShort && permission.permit?.state.phase === 'signed' ? permission.permit.state.permit : undefined;
  useUsedPermit(permission.permit, state.phase);
  const isAllowing = isShort && !batches;
  const needsPermission = isAllowing && signed === undefined;
  const paid = amount === undefined ? '' : `${exactBalanceText(amount, quoteToken.decimals)} ${quoteToken.symbol}`;
  const shared = { contracts, nameAddress };
  const before =
    batches && amount !== undefined && purse
      ? [
          ...(isStale && signedPrice ? [registerCall(chainId, signedPrice)] : []),
          ...approvalCalls(market, { amount, allowance: purse.allowance, isUnlimited: false }),
        ]
      : [];

  const purchase =
    isPriced && account && amount !== undefined && now
      ? request(purchaseCall(market, { account, amount, quote, maxFee: now.fee, proof, permit: signed }), {
          title: `Buy for ${paid}`,
          effect: `You pay ${paid}. You receive at least ${exactBalanceText(quote.minPayout, payoutToken.decimals)} ${payoutToken.symbol}, or the purchase fails. ${maturitySentence(quote.maturity)}`,
        })
      : undefined;
  return (
    <div className={classes.steps}>
      {isStale && !(batches && isPriced && signedPrice) && (
        <PriceStep market={market} request={request} subject={`${subject}:price`} {...shared} />
      )}
      {isAllowing && permission.isKnown && (
        <AllowTeller {...{ market, amount, permission, reason }} allowance={purse.allowance} subject={`${subject}:allow`} />
      )}
      <TransactionButton
        {...shared}
        subject={subject}
        request={purchase && { ...purchase, ...(before.length > 0 ? { before } : {}) }}
        reason={reason ?? (needsPermission ? `Allow ${quoteToken.symbol} first.` : undefined)}
        variant={needsPermission ? 'default' : 'filled'}
        onConfirmed={() => {
          onBought();
          void invalidate(client, 'GET /api/v1/bonds/user/purchases', 'GET /api/v1/bonds/user/purchases/history');
        }}
      >
        Buy
      </TransactionButton>
      {state.phase === 'confirmed' && <Bought market={market} hash={state.outcome.hash} />}
    </div>
  );
}

interface PriceStepProps extends Pick<Parameters<typeof TransactionButton>[0], 'contracts' | 'nameAddress' | 'subject'> {
  market: BondMarket;
  request: (call: Call | undefined, words: Words) => TransactionRequest | undefined;
}

/** Brings the signed market price to the chain. Where it cannot be had, that is a warning: the purchase itself will say whether it can be made. */
function PriceStep({ market, request, ...shared }: PriceStepProps) {
  const { data, error } = useBringable(market, true);
  const call = data?.held === undefined ? data && registerCall(market.chainId, data.attestations) : undefined;
  return (
    <>
      <p className={classes.step}>{renewalText(data?.held, error)}</p>
      <TransactionButton
        {...shared}
        request={request(call, {
          title: 'Renew the market price',
          effect: 'The chain’s oracle takes over the market price that registered signers have signed. Nothing is paid.',
        })}
        reason={renewalReason(data, error)}
        variant="default"
      >
        Renew the price
      </TransactionButton>
    </>
  );
}

function renewalText(held: string | undefined, error: Error | null): string {
  if (error) return `The market price could not be signed anew: ${error.message} You can try to buy all the same.`;
  if (held !== undefined) return `The market price on the chain is too old, and a new one cannot be brought there. ${held}`;
  return 'The market price on the chain is too old. Anybody may renew it with the price that the server has signed.';
}
