import { type GuardianOffice, isVetoWindow, type OwnCase, ownStep, proposalState, type ProposalFacts } from '../governance/index.ts';
import type { OrganisationState } from '../organisation/index.ts';
import type { UpgradeState } from '../upgrades/index.ts';
import type { Address } from '../units.ts';
import { balanceText } from '../treasury/index.ts';
import type { TaskKind } from './kinds.ts';

/** Something that waits. */
export interface Waiting {
  kind: TaskKind;
  /** Whether only the account can do it; otherwise whoever takes it. */
  isYours: boolean;
  /** UNIX seconds until which it can be done; null where it has no end. */
  due: number | null;
}

/** What an open proposal asks of an account; undefined for nothing. */
export function proposalTask(own: OwnCase): Waiting | undefined {
  const { proposal, governor, now } = own;
  const { facts } = proposal;
  const { kind } = ownStep(own);
  if (kind === 'nothing') return undefined;
  if (kind === 'anybody') return { kind: governor.hasTimelock && facts.eta === null ? 'queue' : 'execute', isYours: false, due: null };
  return proposalState(facts, now) === 'active'
    ? { kind: 'vote', isYours: true, due: facts.voteEnd }
    : { kind: 'delegate', isYours: true, due: facts.voteStart };
}

/** What a guardian can still stop; undefined where its time is over or has not come. */
export function vetoTask(office: GuardianOffice, facts: ProposalFacts, now: number): Waiting | undefined {
  if (!isVetoWindow(office, proposalState(facts, now))) return undefined;
  return { kind: 'veto', isYours: true, due: office === 'preVote' ? facts.voteStart : facts.eta };
}

/** The transactions that wait in a Safe with one nonce, as far as an owner is concerned. */
export interface SafeNonce {
  nonce: number;
  /** Of the next transaction that the Safe executes. */
  next: number;
  /** How many owners must sign. */
  threshold: number;
  /** Of each transaction: how many of today's owners have signed, and whether the account is one of them. */
  transactions: readonly { signed: number; hasSigned: boolean }[];
}

/** What the transactions of one nonce ask of an owner; undefined for nothing. */
export function safeTask({ nonce, next, threshold, transactions }: SafeNonce): Waiting | undefined {
  if (nonce < next || transactions.length === 0) return undefined;
  if (transactions.some(({ signed }) => signed >= threshold))
    return nonce === next ? { kind: 'executeSafe', isYours: false, due: null } : undefined;
  return transactions.some(({ hasSigned }) => hasSigned) ? undefined : { kind: 'sign', isYours: true, due: null };
}

/** What a Safe's transaction does, as far as a title has room for it: `text` is e.g. `0.4 ETH`. */
export type SafeTransactionGist = { type: 'payment'; text: string; to: Address } | { type: 'batch'; calls: number };

/** `Safe treasury: pay 0.4 ETH to 0x90F7…93b906`. */
export function safeTaskTitle(safe: string, nonce: number, gist: SafeTransactionGist | undefined): string {
  if (gist?.type === 'payment') return `${safe}: pay ${gist.text} to ${gist.to.slice(0, 6)}…${gist.to.slice(-6)}`;
  return `${safe}, transaction ${nonce}${gist ? ` (${gist.calls} calls)` : ''}`;
}

/** What a message asks of an owner of the Safe that is to sign it; undefined for nothing. `signed`: how many of today's owners have. */
export const messageTask = ({
  signed,
  threshold,
  hasSigned,
}: {
  signed: number;
  threshold: number;
  hasSigned: boolean;
}): Waiting | undefined => (hasSigned || signed >= threshold ? undefined : { kind: 'signSafeMessage', isYours: true, due: null });

/** What an upgrade proposal asks of a signer of the upgrades; undefined for nothing. `state` as of now; `expiry` in UNIX seconds. */
export function upgradeTask(state: UpgradeState, hasVoted: boolean, expiry: number | null): Waiting | undefined {
  if (state === 'open') return hasVoted ? undefined : { kind: 'signUpgrade', isYours: true, due: expiry };
  if (state === 'approved') return { kind: 'executeUpgrade', isYours: false, due: expiry };
  return state === 'executed' ? { kind: 'registerUpgrade', isYours: false, due: expiry } : undefined;
}

/** Of what was granted in all; of less no task is made, as tokens that vest evenly bring some every second. */
const WORTH_RELEASING = 100n;

/** What grants ask of their beneficiary: to release what is worth it, a hundredth or the last of them. Amounts in smallest units. */
export function releaseTask({ total, vested, releasable }: { total: bigint; vested: bigint; releasable: bigint }): Waiting | undefined {
  if (releasable <= 0n) return undefined;
  return vested === total || releasable * WORTH_RELEASING >= total ? { kind: 'release', isYours: true, due: null } : undefined;
}

/** `Release 12.50 HRB that have vested for you`. */
export const releaseTitle = (releasable: bigint, symbol: string): string =>
  `Release ${balanceText(releasable)} ${symbol} that have vested for you`;

/** What an organisation asks of who founds it. */
export const deployTask = (state: OrganisationState): Waiting | undefined =>
  state === 'deployed' || state === 'expired' ? undefined : { kind: 'deploy', isYours: true, due: null };

/** What only the account can do first; in both groups what ends soonest first, and what has no end last. */
export const tasksInOrder = <Task extends { isYours: boolean; due: string | null }>(tasks: readonly Task[]): Task[] =>
  tasks.toSorted((a, b) => Number(b.isYours) - Number(a.isYours) || dueOf(a) - dueOf(b) || 0);

/** Later than any end. */
const NEVER = Number.MAX_SAFE_INTEGER;
const dueOf = ({ due }: { due: string | null }): number => (due === null ? NEVER : Date.parse(due));
