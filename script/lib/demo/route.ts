/** States of a proposal as the governor names them (`IGovernor.ProposalState`, in its order); `none` where it was never made. */
export const GOVERNOR_STATES = ['pending', 'active', 'canceled', 'defeated', 'succeeded', 'queued', 'expired', 'executed'] as const;
export type GovernorState = (typeof GOVERNOR_STATES)[number] | 'none';

/** Where the demo leaves a proposal. */
export type Aim =
  'pending' | 'active' | 'succeeded' | 'defeated' | 'queued' | 'executed' | 'canceled' | 'vetoed before the vote' | 'vetoed after the vote';

/** `vote`: until everybody who is to vote has. `wait`: until the clock makes the next state. */
export type Step = 'propose' | 'cancel' | 'veto' | 'vote' | 'wait' | 'queue' | 'execute';

type Route = Partial<Record<GovernorState, Step>>;

const VOTED: Route = { none: 'propose', pending: 'wait', active: 'wait' };

/** A state that is on no way to the aim is behind it: what people did with the proposal since is left alone. */
const ROUTES: Readonly<Record<Aim, Route>> = {
  pending: { none: 'propose' },
  active: { none: 'propose', pending: 'wait', active: 'vote' },
  succeeded: VOTED,
  defeated: VOTED,
  queued: { ...VOTED, succeeded: 'queue' },
  executed: { ...VOTED, succeeded: 'queue', queued: 'execute' },
  canceled: { none: 'propose', pending: 'cancel' },
  'vetoed before the vote': { none: 'propose', pending: 'veto' },
  'vetoed after the vote': { ...VOTED, succeeded: 'queue', queued: 'veto' },
};

/** What brings a proposal nearer to its aim; undefined where it has reached it. */
export const nextStep = (aim: Aim, state: GovernorState): Step | undefined => ROUTES[aim][state];
