import { parseAmount } from '@althing/domain/token';
import type { Address } from '@althing/domain/units';
import { useChain } from '../../../lib/config/useChain.ts';
import { useActor } from '../../governance/index.ts';
import { type BridgeSearch, bridgesIn } from '../bridgeSearch.ts';
import type { Pair } from '../pair.ts';
import { type TokenOnChain, type TravellingToken, useTransferFees, useTransferLimits } from '../queries.ts';
import { useBalances } from '../tokens/useBalances.ts';
import { bridgeOptions, checkTransfer, readyTransfer, recipientOf, requiredBridges, type TransferChoice } from '../transferForm.ts';
import type { TypedForm } from './useTypedForm.ts';

const choiceOf = (search: BridgeSearch, typed: TypedForm): TransferChoice => ({
  amountText: typed.amount,
  recipientText: typed.recipient,
  isSeveral: search.way === 'several',
  bridges: bridgesIn(search.by),
  unwrap: typed.unwrap,
});

/** What both chains and the bridges say of the transfer as it is typed. */
function useAnswers(pair: Pair, place: TokenOnChain, choice: TransferChoice) {
  const { account, isSafe } = useActor();
  const { value } = parseAmount(choice.amountText, place.decimals);
  const limits = useTransferLimits(pair, value);
  const options = limits.data ? bridgeOptions(limits.data, choice) : undefined;
  const quote = limits.data?.quote;
  // The fee is the same whoever gets it; without a recipient yet, the portal's own address is as long.
  const recipient = recipientOf(choice.recipientText, account, isSafe) ?? pair.controller;
  const threshold = choice.isSeveral && limits.data ? requiredBridges(limits.data) : 1;
  const isAsking = options !== undefined && options.length > 0 && quote && value !== undefined && threshold > 0;
  const fees = useTransferFees(
    isAsking
      ? { ...pair, bridges: options.map(({ bridge }) => bridge), threshold, recipient, amount: BigInt(quote.amount), unwrap: choice.unwrap }
      : undefined,
  );
  return { limits, options, fees: fees.data };
}

/** Of the token on a chain: whatever they get stays there. */
function contractsOf({ controllerAddress, chains }: TravellingToken, chainId: number): Address[] {
  const place = chains.find((each) => each.chainId === chainId);
  const addresses = [controllerAddress, place?.address, place?.lockbox].filter((address) => address !== null && address !== undefined);
  return addresses as Address[];
}

/** The transfer as it stands: what is chosen, what is said of it, what is wrong with it, and what would be sent. */
export function useTransfer(token: TravellingToken, place: TokenOnChain, to: number, search: BridgeSearch, typed: TypedForm) {
  const { account, isSafe } = useActor();
  const { durationMultiplier } = useChain(place.chainId);
  const pair = { controller: token.controllerAddress, from: place.chainId, to };
  const choice = choiceOf(search, typed);
  const balance = useBalances([token], account)(place);
  const { limits, options, fees } = useAnswers(pair, place, choice);
  const { symbol, decimals } = place;
  const contracts = contractsOf(token, to);
  const checked = checkTransfer({
    choice,
    symbol,
    decimals,
    account,
    isSafe,
    contracts,
    balance,
    limits: limits.data,
    fees,
    durationMultiplier,
  });
  return { choice, balance, limits, options, fees, checked, contracts, ready: readyTransfer(pair, choice, checked, limits.data, fees) };
}

export type UsedTransfer = ReturnType<typeof useTransfer>;
