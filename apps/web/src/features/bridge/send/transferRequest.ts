import { listInWords } from '@althing/domain/display';
import { type Call, encodeTransfer, type PermitSignature } from '@althing/bindings';
import { BRIDGE_FACTS } from '@althing/domain/bridges';
import { exactBalanceText } from '@althing/domain/treasury';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import type { TransactionRequest } from '../../transactions/index.ts';
import type { TokenOnChain } from '../queries.ts';
import type { ReadyTransfer } from '../transferForm.ts';

/**
 * The most that sending uses above its estimate: where the newest block moved the token too, an estimate in its second leaves out the entries that the
 * real transaction, in a later one, adds to the histories of supply and votes.
 */
const SPARE_GAS = 120_000n;

export interface TransferPlan extends ReadyTransfer {
  place: TokenOnChain;
  controller: Address;
  destination: { id: ChainId; name: string };
  account: Address;
  isSafe: boolean;
  unwrap: boolean;
  permit: PermitSignature | undefined;
  /** What a Safe approves in the same transaction. */
  approvals: readonly Call[];
}

/** Who takes the tokens, and so needs the sender's permission. */
export const spenderOf = ({ quote, controller }: Pick<TransferPlan, 'quote' | 'controller'>): Address =>
  (quote.wrapperAddress ?? controller) as Address;

/** The transaction by which the transfer leaves. */
export function transferRequest(plan: TransferPlan): TransactionRequest {
  const { place, controller, destination, account, isSafe, unwrap, permit, approvals, quote, recipient, threshold, legs } = plan;
  const { chainId, symbol, decimals } = place;
  const call = encodeTransfer({
    chainId,
    destinationChainId: destination.id,
    controller,
    token: place.address as Address,
    wrapper: quote.wrapperAddress as Address | null,
    amount: BigInt(quote.grossAmount),
    maxFee: BigInt(quote.platformFee),
    recipient,
    threshold,
    unwrap,
    legs,
    payer: account,
    permit,
  });
  const text = (units: string) => `${exactBalanceText(BigInt(units), decimals)} ${symbol}`;
  const bridges = listInWords(legs.map(({ bridge }) => BRIDGE_FACTS[bridge].name));
  const whom = sameAddress(recipient, account) ? 'your own address' : recipient;
  return {
    chainId,
    from: account,
    ...call,
    title: `Move ${text(quote.grossAmount)} to ${destination.name}`,
    effect: `${text(quote.received)} arrive for ${whom} on ${destination.name}, as the bridge tax is now, brought by ${bridges}${threshold > 1 ? `, of which ${threshold} have to agree` : ''}. Once it has left it cannot be taken back.`,
    isSafe,
    ...(approvals.length > 0 ? { before: approvals } : {}),
    spareGas: SPARE_GAS,
  };
}
