import { ERRORS } from '@althing/domain/errors';
import { UNSUPPORTED_BRIDGES } from '@althing/domain/setup';
import { agreementDuration, type Bridge, BRIDGE_FACTS, recipientProblem } from '@althing/domain/bridges';
import { amountSentence, type ParsedAmount, parseAmount } from '@althing/domain/token';
import { balanceText } from '@althing/domain/treasury';
import { type Address, parseAddress } from '@althing/domain/units';
import { isOfPair, type Pair } from './pair.ts';
import type { TransferFees, TransferLimits, TransferQuote, TransferWay } from './queries.ts';

/** What somebody has chosen, read out of the page's address. */
export interface TransferChoice {
  amountText: string;
  recipientText: string;
  isSeveral: boolean;
  bridges: readonly Bridge[];
  unwrap: boolean;
}

/** A bridge that could carry the transfer, with what would become of it. */
export interface BridgeOption {
  bridge: Bridge;
  way: TransferWay;
  isChosen: boolean;
}

const isOfBridge = (way: TransferWay): way is TransferWay & { bridge: Bridge } => way.bridge !== null;

/** Bridges that may carry a transfer alone, or those whose word counts among several. */
export function bridgeOptions(
  limits: TransferLimits,
  { isSeveral, bridges }: Pick<TransferChoice, 'isSeveral' | 'bridges'>,
): BridgeOption[] {
  const known = limits.ways.filter(isOfBridge);
  const fitting = known.filter((way) => (isSeveral ? way.isAmongSeveral : way.origin.most !== '0' || way.destination.most !== '0'));
  return fitting
    .map((way) => ({ bridge: way.bridge, way, isChosen: bridges.includes(way.bridge) }))
    .sort((a, b) => BRIDGE_FACTS[a.bridge].duration - BRIDGE_FACTS[b.bridge].duration);
}

/** The way of several bridges together; undefined where the portal has none. */
export const severalWay = (limits: TransferLimits): TransferWay | undefined => limits.ways.find(({ adapter }) => adapter === null);

/** How many bridges have to agree. */
export const requiredBridges = ({ origin, destination }: TransferLimits): number => Math.max(origin.minBridges, destination.minBridges);

/** Which limit the transfer would use. */
export const usedWay = (limits: TransferLimits, { isSeveral, bridges }: TransferChoice): TransferWay | undefined =>
  isSeveral ? severalWay(limits) : limits.ways.find(({ bridge }) => bridge !== null && bridge === bridges[0]);

/** The most that may leave and arrive this way now, in units. */
export function mostNow({ origin, destination }: Pick<TransferWay, 'origin' | 'destination'>): bigint {
  const [leaving, arriving] = [BigInt(origin.left), BigInt(destination.left)];
  return leaving < arriving ? leaving : arriving;
}

export interface CheckedTransfer {
  amount: ParsedAmount;
  recipient: Address | undefined;
  /** Of the chosen bridges together, in wei; undefined until every one has said. */
  fee: bigint | undefined;
  /** Seconds until enough of them have delivered. */
  duration: number | undefined;
  /** What is wrong with the amount that was entered; undefined while none is. */
  amountProblem: string | undefined;
  /** Why it cannot be sent, and what would help; undefined where it can. */
  reason: string | undefined;
}

interface Facts {
  choice: TransferChoice;
  symbol: string;
  decimals: number;
  /** The sender; null where no wallet is connected. */
  account: Address | null;
  isSafe: boolean;
  /** The token's own contracts on the destination. */
  contracts: readonly Address[];
  /** Undefined while it is not known, which stops nobody. */
  balance: bigint | undefined;
  limits: TransferLimits | undefined;
  fees: TransferFees | undefined;
  durationMultiplier: number;
}

const { sentence, fix } = ERRORS['wallet-not-connected'];
const NOT_CONNECTED = `${sentence}. ${fix}`;

const quotesOf = (bridges: readonly Bridge[], fees: TransferFees | undefined) =>
  bridges.map((bridge) => fees?.fees.find(({ bridgeAdapterId }) => bridgeAdapterId === bridge));

/** A Safe has its address on another chain only where it was created there as well, so it has to be named. */
export const recipientOf = (text: string, account: Address | null, isSafe: boolean): Address | undefined =>
  text.trim() === '' ? (isSafe ? undefined : (account ?? undefined)) : parseAddress(text.trim());

function recipientReason({ choice, isSafe }: Facts): string {
  if (choice.recipientText.trim() !== '') return 'The recipient has to be corrected first.';
  return isSafe ? 'Enter who gets it: a Safe has its address on another chain only where it was created there too.' : 'Enter who gets it.';
}

function amountProblemOf({ choice, decimals, symbol, balance }: Facts, { value, problem }: ParsedAmount): string | undefined {
  if (problem === 'empty') return undefined;
  if (value === undefined) return amountSentence(problem, choice.amountText, decimals);
  if (balance !== undefined && value > balance)
    return `Your account has ${balanceText(balance, decimals)} ${symbol} on this chain, which is less.`;
  return undefined;
}

function bridgesReason({ choice, limits }: Facts): string | undefined {
  if (!limits) return 'Limits are being read.';
  const { isSeveral, bridges } = choice;
  const offered = bridgeOptions(limits, choice);
  if (!bridges.every((bridge) => offered.some((option) => option.bridge === bridge))) return `${UNSUPPORTED_BRIDGES}. Choose others.`;
  if (!isSeveral) return bridges.length === 1 ? undefined : 'Choose a bridge.';
  const required = requiredBridges(limits);
  if (!severalWay(limits) || required === 0) return 'This portal takes one bridge at a time only.';
  return bridges.length < required ? `Choose ${required} bridges at least: so many have to agree.` : undefined;
}

function limitReason({ choice, limits }: Facts): string | undefined {
  const fit = limits && usedWay(limits, choice)?.fit;
  return fit?.outcome === 'refused' ? 'It cannot leave this way now. What keeps it is said beside the bridge.' : undefined;
}

function feeReason({ choice, fees }: Facts): string | undefined {
  const asked = quotesOf(choice.bridges, fees);
  const refused = asked.find((one) => one?.refusal);
  if (refused?.refusal) return refused.refusal.message;
  return asked.some((one) => !one?.quote) ? 'The bridges are being asked for their fees.' : undefined;
}

/** Everything that follows from the form and what both chains say. */
export function checkTransfer(facts: Facts): CheckedTransfer {
  const { choice, account, isSafe, decimals, fees, limits, durationMultiplier } = facts;
  const amount = parseAmount(choice.amountText, decimals);
  const isWrong = recipientProblem(choice.recipientText, facts.contracts) !== undefined;
  const recipient = isWrong ? undefined : recipientOf(choice.recipientText, account, isSafe);
  const quotes = quotesOf(choice.bridges, fees);
  const amountProblem = amountProblemOf(facts, amount);
  const isQuoted = quotes.length > 0 && quotes.every((one) => one?.quote);
  return {
    amount,
    recipient,
    fee: isQuoted ? quotes.reduce((sum, one) => sum + BigInt(one!.quote!.fee), 0n) : undefined,
    duration: agreementDuration(choice.bridges, choice.isSeveral && limits ? requiredBridges(limits) : 1, { durationMultiplier }),
    amountProblem,
    reason:
      (account === null ? NOT_CONNECTED : undefined) ??
      (amount.problem === 'empty' ? 'Enter how much to move.' : amountProblem && 'The amount has to be corrected first.') ??
      bridgesReason(facts) ??
      limitReason(facts) ??
      (recipient ? undefined : recipientReason(facts)) ??
      feeReason(facts),
  };
}

/** What is sent, once everything is known. */
export interface ReadyTransfer {
  quote: TransferQuote;
  recipient: Address;
  threshold: number;
  legs: { bridge: Bridge; fee: bigint; gasLimit: bigint }[];
}

/** Undefined while something is missing, or the numbers still belong to another amount, or to other chains. */
export function readyTransfer(
  pair: Pair,
  choice: TransferChoice,
  checked: CheckedTransfer,
  limits?: TransferLimits,
  fees?: TransferFees,
): ReadyTransfer | undefined {
  const { amount, recipient, reason } = checked;
  const quote = limits?.quote;
  if (reason !== undefined || !limits || !quote || !recipient) return undefined;
  if (!isOfPair(limits, pair) || quote.grossAmount !== String(amount.value)) return undefined;
  const legs = choice.bridges.map((bridge) => {
    const found = fees!.fees.find(({ bridgeAdapterId }) => bridgeAdapterId === bridge)!.quote!;
    return { bridge, fee: BigInt(found.fee), gasLimit: BigInt(found.gasLimit) };
  });
  return { quote, recipient, threshold: choice.isSeveral ? requiredBridges(limits) : 1, legs };
}
