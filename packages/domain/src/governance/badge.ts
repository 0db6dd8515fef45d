import type { ProposalState } from './proposalStates.ts';

export type BadgeColour = 'green' | 'red' | 'blue';

export interface Badge {
  label: string;
  colour: BadgeColour;
  /** One sentence, for the tooltip. */
  meaning: string;
}

/** docs/requirements.md#proposal-states: succeeded and executed green; defeated, canceled and vetoed red; others blue. */
const BADGES: Record<ProposalState | 'vetoed', Badge> = {
  pending: { label: 'Pending', colour: 'blue', meaning: 'The proposal is made; voting has not begun yet.' },
  active: { label: 'Active', colour: 'blue', meaning: 'Voting is open.' },
  succeeded: { label: 'Succeeded', colour: 'green', meaning: 'The vote has passed. Anybody can take the next step.' },
  defeated: { label: 'Defeated', colour: 'red', meaning: 'The vote has ended without a majority or without the quorum.' },
  pendingexecution: {
    label: 'PENDING EXECUTION',
    colour: 'blue',
    meaning: 'The decision waits in the timelock before it can be carried out.',
  },
  executed: { label: 'Executed', colour: 'green', meaning: 'The decision has been carried out.' },
  canceled: { label: 'Canceled', colour: 'red', meaning: 'The proposal was withdrawn and cannot be carried out.' },
  vetoed: { label: 'VETOED', colour: 'red', meaning: 'The proposal was stopped by whoever guards it.' },
};

export const proposalBadge = (state: ProposalState, isVetoed: boolean): Badge => BADGES[isVetoed ? 'vetoed' : state];
