/** The introduction of what is open to vote on. Also part of the page’s HTML, which shows it before the program is loaded. */
export const INTRO = {
  title: 'Vote',
  lead: 'What is open in the organisations whose tokens you hold, vote with or get by vesting, and what waits for you as a guardian or signer: on all chains, sorted by the time left.',
} as const;

/** The introduction of an organisation’s proposals. Also part of the page’s HTML, which shows it before the program is loaded. */
export const PROPOSALS = {
  title: 'Proposals',
  lead: 'What the organisation’s governors decide and have decided, newest first, with the votes so far and the time left.',
} as const;

/** The introduction of the page on which a proposal is written. Also part of the page’s HTML, which shows it before the program is loaded. */
export const PROPOSE = {
  title: 'New proposal',
  lead: 'Write what should happen, add what the treasury or the rules shall do, and read it as it will stand on the chain. It is a draft until you confirm the last step in your wallet.',
} as const;
