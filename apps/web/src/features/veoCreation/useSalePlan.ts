import { auctioneerOf, bondContractsOf, getTokenBalance, readAuctioneerSettings } from '@althing/bindings';
import {
  checkSale,
  dateText,
  draftProblems,
  type DraftProblems,
  extremes,
  type Finding,
  marketFormOfDraft,
  marketParameters,
  planSale,
  type SaleDraft,
  type SalePlan,
  termOfDraft,
} from '@althing/domain/bonds';
import { amountText, parseAmount } from '@althing/domain/token';
import { type Address, parseAddress } from '@althing/domain/units';
import { type TokenFacts, useTokenFacts } from '../../lib/chain/useTokenFacts.ts';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { usePrice } from '../../lib/prices/usePrices.ts';
import { useChainClock } from '../governance/index.ts';
import { type OracleQuote, useOracleQuote } from './useOracleQuote.ts';

export interface SalePair {
  payout: (TokenFacts & { address: Address }) | undefined;
  quote: (TokenFacts & { address: Address }) | undefined;
}

export interface PlannedSale {
  problems: DraftProblems;
  pair: SalePair;
  oracle: OracleQuote | undefined;
  /** What the seller has of the tokens that are for sale. */
  balance: bigint | undefined;
  /** Time of the chain, UNIX seconds. */
  now: number | undefined;
  /** Undefined while something is missing in the form or was not read yet. */
  plan: SalePlan | undefined;
  findings: readonly Finding[];
}

export const followsOracle = ({ strategy }: Pick<SaleDraft, 'strategy'>): boolean => strategy === 'ofda' || strategy === 'osda';

function useToken(chainId: number, text: string) {
  const address = parseAddress(text.trim());
  const { data } = useTokenFacts(chainId, address);
  return address && data ? { address, ...data } : undefined;
}

/** What is known about the draft besides what is typed: tokens, prices, the contract's settings, the seller's balance. */
function useFacts(draft: SaleDraft, seller: Address | undefined) {
  const { chainId, strategy } = draft;
  const contracts = bondContractsOf(chainId);
  const pair: SalePair = { payout: useToken(chainId, draft.payoutToken), quote: useToken(chainId, draft.quoteToken) };
  const payoutUsd = usePrice(chainId, pair.payout?.address);
  const quoteUsd = usePrice(chainId, pair.quote?.address);
  const oracle = useOracleQuote(chainId, pair.payout?.address, pair.quote?.address, followsOracle(draft)).data;
  const settings = useChainRead({
    chainId,
    key: ['auctioneerSettings', strategy, termOfDraft(draft)],
    enabled: contracts !== undefined,
    read: (client) => readAuctioneerSettings(client, { auctioneer: auctioneerOf(chainId, strategy, termOfDraft(draft)), strategy }),
  }).data;
  const balance = useChainRead({
    chainId,
    key: ['saleBalance', pair.payout?.address, seller],
    enabled: pair.payout !== undefined && seller !== undefined,
    read: (client) => getTokenBalance(client, { token: pair.payout!.address, account: seller! }),
  }).data;
  const usdRate = pair.payout && pair.quote && payoutUsd && quoteUsd ? payoutUsd / quoteUsd : undefined;
  return { pair, oracle, settings, balance, usdRate };
}

/** What elsewhere the tokens cost: by the platform's oracle where the sale follows it, else by their prices in USD. */
const marketPriceOf = (oracle: OracleQuote | undefined, usdRate: number | undefined): number | undefined =>
  oracle && oracle.price > 0n ? Number(amountText(oracle.price, oracle.decimals)) : usdRate;

type Facts = ReturnType<typeof useFacts>;

function planOf(draft: SaleDraft, facts: Facts, seller: Address, at: number): SalePlan | undefined {
  const { pair, oracle, settings, balance, usdRate } = facts;
  if (!pair.payout || !pair.quote || !settings) return undefined;
  try {
    const now = dateText(BigInt(at));
    const parameters = marketParameters(
      marketFormOfDraft(draft, now),
      {
        payoutDecimals: pair.payout.decimals,
        quoteDecimals: pair.quote.decimals,
        hasCallback: true,
        ...(oracle && { oracle: { price: oracle.price, decimals: oracle.decimals } }),
      },
      BigInt(at),
    );
    const common = {
      parameters,
      term: termOfDraft(draft),
      at: BigInt(at),
      settings,
      symbols: { payout: pair.payout.symbol, quote: pair.quote.symbol },
      marketPrice: marketPriceOf(followsOracle(draft) ? oracle : undefined, usdRate),
      isPrivate: draft.isPrivate,
      buyerCount: draft.buyers.length,
      balance,
      owner: seller,
    };
    const first = planSale({ ...common, escrow: 0n });
    const wanted = parseAmount(draft.escrow, pair.payout.decimals).value;
    return { ...first, escrow: wanted ?? (first.market ? extremes(first.market).payout : 0n) };
  } catch {
    // A text that is no number, of which the form tells.
    return undefined;
  }
}

/** Parts of a minute in which the numbers of a preview stay the same. */
const STEP = 60;
const stepOf = (now: number): number => now - (now % STEP);

/**
 * The draft as the market that it would be.
 *
 * @param sealedAt - UNIX seconds for which the numbers were worked out when the seller decided to open the sale; undefined for now.
 */
export function useSalePlan(draft: SaleDraft, seller: Address | undefined, sealedAt: number | undefined): PlannedSale {
  const facts = useFacts(draft, seller);
  const now = useChainClock(draft.chainId);
  const { pair, oracle, balance } = facts;
  const at = sealedAt ?? (now === undefined ? undefined : stepOf(now));
  const known = { payoutDecimals: pair.payout?.decimals, quoteDecimals: pair.quote?.decimals };
  const problems = draftProblems(draft, known, new Date((at ?? 0) * 1000));
  const isComplete = Object.keys(problems).length === 0;
  const plan = isComplete && at !== undefined && seller !== undefined ? planOf(draft, facts, seller, at) : undefined;
  return { problems, pair, oracle, balance, now, plan, findings: plan ? checkSale(plan) : [] };
}
