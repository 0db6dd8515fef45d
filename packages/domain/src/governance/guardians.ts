import { longDurationText } from '../display/index.ts';
import { type Address, sameAddress } from '../units.ts';
import type { ProposalFacts } from './proposalState.ts';
import type { ProposalState } from './proposalStates.ts';

/** The two kinds of guardians: one can stop a proposal until its vote opens, the other after it has passed and until it is executed. */
export const GUARDIAN_OFFICES = ['preVote', 'preExecution'] as const;
export type GuardianOffice = (typeof GUARDIAN_OFFICES)[number];

export interface Guardian {
  account: Address;
  /** Name under which people know the account. */
  name: string;
  /** Whether it is the reader's own account. */
  isYou: boolean;
  /** Its owners, if it is known to be a Safe. */
  owners: readonly Address[];
}

/** Null where a governor has no guardian of that kind. */
export type Guardians = Readonly<Record<GuardianOffice, Guardian | null>>;

/** States in which each kind can veto, as the governor decides. */
export const VETO_WINDOWS: Record<GuardianOffice, readonly ProposalState[]> = {
  preVote: ['pending'],
  preExecution: ['succeeded', 'pendingexecution'],
};

export const isVetoWindow = (office: GuardianOffice, state: ProposalState): boolean => VETO_WINDOWS[office].includes(state);

/** As which kinds of guardian an account can act: itself, or `asOwner` through a Safe that it is an owner of. */
export function officesOf(guardians: Guardians, account: Address | null): { own: GuardianOffice[]; asOwner: GuardianOffice[] } {
  if (account === null) return { own: [], asOwner: [] };
  return {
    own: GUARDIAN_OFFICES.filter((office) => sameAddress(guardians[office]?.account, account)),
    asOwner: GUARDIAN_OFFICES.filter((office) => guardians[office]?.owners.some((owner) => sameAddress(owner, account))),
  };
}

/** A guardian as the subject of a sentence. */
export const guardianText = ({ isYou, name }: Guardian): string => (isYou ? 'you as its guardian' : `the guardian ${name}`);

/** How much time a guardian has left for a veto, as a sentence; undefined where it cannot veto now. `now` by the clock of the chain. */
export function vetoTimeText(
  office: GuardianOffice,
  { voteStart, eta }: ProposalFacts,
  state: ProposalState,
  now: number,
): string | undefined {
  if (!isVetoWindow(office, state)) return undefined;
  if (office === 'preVote') return `Time left: ${longDurationText(voteStart + 1 - now)}. Once voting opens it is too late.`;
  if (eta === null) return 'Time left: until somebody executes it.';
  return eta > now
    ? `Time left: at least ${longDurationText(eta - now)}, and after that until somebody executes it.`
    : 'Time left: until somebody executes it, which anybody can do at any moment.';
}

/** Who vetoed a proposal: null where it was cancelled in the timelock itself, undefined where it is not known. */
export type Vetoer = Guardian | null | undefined;

/** Who stopped a vetoed proposal, as the subject of a sentence. `guardians` are the present ones; undefined where they are not known. */
export function vetoerText(vetoer: Vetoer, guardians: Guardians | undefined): string {
  if (vetoer === undefined) return 'a guardian';
  if (vetoer === null) return 'whoever may cancel in the timelock';
  const isStillOne = !guardians || GUARDIAN_OFFICES.some((office) => sameAddress(guardians[office]?.account, vetoer.account));
  if (isStillOne) return guardianText(vetoer);
  return vetoer.isYou ? 'you as its former guardian' : `the former guardian ${vetoer.name}`;
}

export interface VetoRule {
  label: string;
  /** What the account can do, as the rest of a sentence whose subject is the account; a whole sentence where there is no account. */
  rule: string;
  account: string | null;
}

/** Who can stop the proposals of a governor, and until when. */
export function vetoRules({
  preVoteVetoer,
  preExecutionVetoer,
}: Record<'preVoteVetoer' | 'preExecutionVetoer', string | null>): VetoRule[] {
  const rules: VetoRule[] = [];
  if (preVoteVetoer !== null)
    rules.push({ label: 'Guardian before the vote', rule: 'can stop a proposal until voting opens', account: preVoteVetoer });
  if (preExecutionVetoer !== null)
    rules.push({ label: 'Guardian before execution', rule: 'can stop what has passed until it is executed', account: preExecutionVetoer });
  if (rules.length > 0) return rules;
  return [{ label: 'Guardians', rule: 'None. Only its proposer can stop a proposal, until voting opens', account: null }];
}

/** How a passed proposal is executed. `timelockDelay` in seconds; null without a timelock. */
export const executionRule = (timelockDelay: number | null): string =>
  timelockDelay === null
    ? 'Anybody can execute it at once'
    : `Anybody can queue it; it waits ${longDurationText(timelockDelay)} in the timelock, and then anybody can execute it`;
