import { type Address, type Hex, sameAddress } from '../units.ts';

/** A Safe as its chain has it now. */
export interface SafeFacts {
  owners: readonly Address[];
  /** How many owners must sign. */
  threshold: number;
  /** Of the next transaction that it executes. */
  nonce: number;
}

/** A transaction that waits in a Safe, as far as rules about it need it. */
export interface WaitingTransaction {
  hash: Hex;
  nonce: number;
  /** Owners who have signed. */
  confirmedBy: readonly Address[];
  /** Whether it does nothing but use up its nonce. */
  isRejection: boolean;
}

/** The transactions of one nonce, of which the Safe executes one at most. */
export interface NoncePlace<Transaction extends WaitingTransaction = WaitingTransaction> {
  nonce: number;
  transactions: readonly Transaction[];
}

/** The places of a queue, in the order in which the Safe takes them. Rejections stand behind what they reject. */
export function placesOf<Transaction extends WaitingTransaction>(transactions: readonly Transaction[]): NoncePlace<Transaction>[] {
  const nonces = [...new Set(transactions.map(({ nonce }) => nonce))].toSorted((a, b) => a - b);
  return nonces.map((nonce) => ({
    nonce,
    transactions: transactions.filter((each) => each.nonce === nonce).toSorted((a, b) => Number(a.isRejection) - Number(b.isRejection)),
  }));
}

/** When the Safe takes the transactions of a nonce; undefined where they are next. */
export function turnReason(
  nonce: number,
  { nonce: next }: Pick<SafeFacts, 'nonce'>,
  places: readonly Pick<NoncePlace, 'nonce'>[],
): string | undefined {
  if (nonce === next) return undefined;
  if (nonce < next) return `The Safe has already executed a transaction with nonce ${nonce}.`;
  const missing = Array.from({ length: Math.min(nonce - next, MOST_LOOKED_AT) }, (_, index) => next + index).find(
    (each) => !places.some((place) => place.nonce === each),
  );
  if (missing !== undefined) return `Nothing is proposed with nonce ${missing}, and a Safe executes in the order of nonces.`;
  return nonce - next === 1
    ? `The transaction with nonce ${next} has to be executed or rejected first.`
    : `The ${nonce - next} transactions with the nonces ${next} to ${nonce - 1} have to be executed or rejected first.`;
}

/** Nonces before one that are looked through for a gap; nobody can have more waiting. */
const MOST_LOOKED_AT = 1_000;

/** What it means that several transactions have one nonce; undefined where there is one. */
export function conflictText({ nonce, transactions }: NoncePlace): string | undefined {
  if (transactions.length < 2) return undefined;
  const rejections = transactions.filter(({ isRejection }) => isRejection).length;
  const others = transactions.length - rejections;
  if (others === 0) return `${transactions.length} rejections have nonce ${nonce}. One is enough.`;
  if (others === 1)
    return `This transaction and its rejection both have nonce ${nonce}. The Safe executes one of them; the other can then never be executed. Sign the one that you want.`;
  const many = `${others} transactions${rejections > 0 ? ' and a rejection of them' : ''} have nonce ${nonce}.`;
  return `${many} The Safe executes one of them; the others can then never be executed. Sign the one that you want.`;
}

const has = (accounts: readonly Address[], account: Address | null): boolean =>
  accounts.some((each) => sameAddress(each, account ?? undefined));

export const isSafeOwner = ({ owners }: Pick<SafeFacts, 'owners'>, account: Address | null): boolean => has(owners, account);

/** How far a transaction is. */
export interface Signatures {
  signed: readonly Address[];
  /** Owners who have not signed. */
  open: readonly Address[];
  /** How many are still needed. */
  lack: number;
}

export function signaturesOf({ confirmedBy }: Pick<WaitingTransaction, 'confirmedBy'>, { owners, threshold }: SafeFacts): Signatures {
  const signed = owners.filter((owner) => has(confirmedBy, owner));
  return { signed, open: owners.filter((owner) => !has(confirmedBy, owner)), lack: Math.max(0, threshold - signed.length) };
}

const othersAt = ({ hash, nonce }: WaitingTransaction, places: readonly NoncePlace[]): readonly WaitingTransaction[] =>
  places.find((place) => place.nonce === nonce)?.transactions.filter((each) => each.hash !== hash) ?? [];

/** That another transaction may be executed in place of this one, because enough owners have signed it; undefined where none may. */
export function rivalText(transaction: WaitingTransaction, safe: SafeFacts, places: readonly NoncePlace[]): string | undefined {
  if (!othersAt(transaction, places).some((other) => signaturesOf(other, safe).lack === 0)) return undefined;
  const when = transaction.nonce === safe.nonce ? 'at any moment' : 'once it is its turn';
  return `Another transaction with this nonce has enough signatures and can be executed ${when}; then this one is void.`;
}

/** E.g. `1 of 2 signatures, one is missing`. */
export function signaturesText({ signed, lack }: Signatures, { threshold }: Pick<SafeFacts, 'threshold'>): string {
  if (lack === 0) return `Signed by ${signed.length} ${signed.length === 1 ? 'owner' : 'owners'}, which is enough`;
  return `${signed.length} of ${threshold} signatures, ${lack === 1 ? 'one is' : `${lack} are`} missing`;
}

export type SafeStep = 'sign' | 'execute' | 'signAndExecute' | 'reject' | 'replace';

/** Why an account cannot take each step; undefined where it can. */
export type SafeStepReasons = Readonly<Record<SafeStep, string | undefined>>;

export const NOT_CONNECTED = 'Connect a wallet first.';
const NOT_OWNER = 'Only owners of the Safe can do this, and your account is none of them.';

/** Why an account cannot do what owners do; undefined for an owner. */
export function strangerReason(safe: Pick<SafeFacts, 'owners'>, account: Address | null): string | undefined {
  if (account === null) return NOT_CONNECTED;
  return isSafeOwner(safe, account) ? undefined : NOT_OWNER;
}

/** What an account can do about a waiting transaction. */
export function stepReasons(
  transaction: WaitingTransaction,
  safe: SafeFacts,
  places: readonly NoncePlace[],
  account: Address | null,
  /** Whether an owner lets the account propose. */
  isDelegate = false,
): SafeStepReasons {
  const { signed, lack } = signaturesOf(transaction, safe);
  const isOwner = isSafeOwner(safe, account);
  const isSigned = has(signed, account);
  const stranger = strangerReason(safe, account);
  const outsider = isDelegate ? undefined : stranger;
  const turn = turnReason(transaction.nonce, safe, places);
  const rejection = places.find(({ nonce }) => nonce === transaction.nonce)?.transactions.find(({ isRejection }) => isRejection);
  const lacking = `${lack === 1 ? 'One signature is' : `${lack} signatures are`} missing. `;
  return {
    sign: stranger ?? (isSigned ? 'You have signed it.' : undefined),
    execute:
      account === null
        ? NOT_CONNECTED
        : lack > 0
          ? `${lacking}${isOwner && !isSigned ? 'Sign it first.' : 'Other owners have to sign it.'}`
          : turn,
    signAndExecute:
      stranger ??
      (isSigned ? 'You have signed it.' : undefined) ??
      (lack === 0 ? 'Enough owners have signed it, so it can be executed without your signature.' : undefined) ??
      (lack > 1 ? `${lacking}Yours would not be enough.` : turn),
    reject:
      outsider ??
      (transaction.isRejection ? 'It is itself a rejection.' : undefined) ??
      (rejection && (has(rejection.confirmedBy, account) ? 'You have signed its rejection.' : 'A rejection waits already: sign that one.')),
    replace: outsider,
  };
}

/** Whether a transaction needs the account's signature: not once it, or another of its nonce, has enough, or has been signed by the account. */
export const needsSignature = (
  transaction: WaitingTransaction,
  safe: SafeFacts,
  places: readonly NoncePlace[],
  account: Address | null,
): boolean =>
  isSafeOwner(safe, account) &&
  [transaction, ...othersAt(transaction, places)].every((each) => !has(each.confirmedBy, account) && signaturesOf(each, safe).lack > 0);

/** What of a queue concerns an account. */
export interface QueueNeeds {
  waiting: number;
  /** Transactions that need the account's signature. */
  toSign: number;
  /** Whether what is next has enough signatures. */
  isNextReady: boolean;
}

export function needsOf(places: readonly NoncePlace[], safe: SafeFacts, account: Address | null): QueueNeeds {
  const transactions = places.flatMap((place) => place.transactions);
  const next = places.find(({ nonce }) => nonce === safe.nonce);
  return {
    waiting: transactions.length,
    toSign: transactions.filter((each) => needsSignature(each, safe, places, account)).length,
    isNextReady: next?.transactions.some((transaction) => signaturesOf(transaction, safe).lack === 0) ?? false,
  };
}

/** What a queue wants of its reader, in one line. */
export function needsText({ waiting, toSign, isNextReady }: QueueNeeds): string {
  if (waiting === 0) return 'Nothing waits';
  const parts = [
    waiting === 1 ? '1 transaction waits' : `${waiting} transactions wait`,
    ...(toSign > 0 ? [toSign === 1 ? '1 needs your signature' : `${toSign} need your signature`] : []),
    ...(isNextReady ? ['the next one can be executed'] : []),
  ];
  return parts.join(', ');
}

/** A nonce that a new transaction can have, with what that means. */
export interface NonceChoice {
  nonce: number;
  label: string;
  reason: string;
}

/** The nonces to choose from: after everything that waits first, then gaps, then those that already wait. */
export function nonceChoices({ nonce: next }: Pick<SafeFacts, 'nonce'>, places: readonly Pick<NoncePlace, 'nonce'>[]): NonceChoice[] {
  const waiting = places.map(({ nonce }) => nonce).filter((nonce) => nonce >= next);
  const last = Math.max(next - 1, ...waiting);
  const after = {
    nonce: last + 1,
    label: `${last + 1}: ${waiting.length === 0 ? 'next' : 'after everything that waits'}`,
    reason:
      waiting.length === 0
        ? 'It is the next that the Safe executes.'
        : `It is executed after the ${waiting.length} that ${waiting.length === 1 ? 'waits' : 'wait'}.`,
  };
  const gaps = Array.from({ length: Math.min(last + 1 - next, MOST_LOOKED_AT) }, (_, index) => next + index)
    .filter((nonce) => !waiting.includes(nonce))
    .map((nonce) => ({
      nonce,
      label: `${nonce}: free`,
      reason: 'Nothing is proposed with this nonce, and everything behind it waits for it.',
    }));
  const instead = [...new Set(waiting)].map((nonce) => ({
    nonce,
    label: `${nonce}: instead of what waits there`,
    reason: `It competes with what has nonce ${nonce} already: the Safe executes one of them, and the others can then never be executed.`,
  }));
  return [after, ...gaps, ...instead];
}

/** What becomes of a transaction that is written to replace another one, by what the Safe and its queue say now. */
export function replacementWords(
  nonce: number,
  { nonce: next }: Pick<SafeFacts, 'nonce'>,
  places: readonly Pick<NoncePlace, 'nonce'>[],
  /** Of the transactions that wait with the nonce. */
  titles: readonly string[] = [],
): { title: string; text: string } {
  if (nonce < next)
    return {
      title: `What had nonce ${nonce} is done`,
      text: 'It was executed, or something in its place, and cannot be replaced any more. What you write here would be done in addition.',
    };
  if (!places.some((place) => place.nonce === nonce))
    return {
      title: `Nothing waits with nonce ${nonce}`,
      text: 'There is nothing to replace. What you write here would be done in addition.',
    };
  return {
    title: `To replace ${titles.length === 0 ? 'what has' : `${titles.map((title) => `“${title}”`).join(' or ')},`} nonce ${nonce}`,
    text: 'What you write here gets the same nonce. The Safe executes one of them; the others can then never be executed.',
  };
}
